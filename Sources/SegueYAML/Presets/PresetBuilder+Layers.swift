import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

/// The layer names available to a choreography.
struct LayerNames {
  private let elements: [String]
  /// The names of layers added by the choreography.
  private let added: [String]
  /// The names that stand for several layers each.
  private let families: [String]
  /// The groups that layers are members of.
  private var groups: [String: String] = [:]

  init(elements: [String], declared: [LayerPlan]) {
    self.elements = elements
    added = declared.filter(\.isAdded).map(\.name)
    families = declared.filter(\.isFamily).map(\.name)
    for plan in declared {
      guard case .group(let members) = plan.origin else { continue }
      for member in members { groups[member] = plan.name }
    }
  }

  /// All names, those of the stage first.
  var all: [String] { Self.stage + elements.flatMap(Self.sides(ofElement:)) + added }

  func contains(_ name: String) -> Bool {
    Self.stage.contains(name) || added.contains(name)
      || (!elements.isEmpty && name.hasPrefix("element.")
        && elements.contains { Self.sides(ofElement: $0).contains(name) })
  }

  /// Returns both layers of a pair, one for each screen; nil if the name means one layer.
  func pair(named name: String) -> [String]? {
    let isPair =
      name == "navigation-bar" || name == "tab-bar" || name == StageFamily.pairs
      || (!elements.isEmpty && name.hasPrefix("element.")
        && elements.contains(String(name.dropFirst(8))))
    return isPair ? ["\(name).from", "\(name).to"] : nil
  }

  /// The group that a layer would leave if it were placed next to another one.
  func groupLeft(by name: String, nextTo other: String) -> String? {
    groups[name].flatMap { groups[other] == $0 ? nil : $0 }
  }

  /// Whether a snapshot can show the layer: whether the layer exists without the preset and has content.
  static func areShown(_ name: String) -> Bool {
    ["from", "to", "source", "destination", "siblings"].contains(name) || name.contains(".")
  }

  /// Whether a name stands for several layers, which `item.…` distinguishes.
  func hasItems(_ name: String) -> Bool {
    StageFamily.names.contains(name) || families.contains(name)
  }

  private static let stage =
    [
      "from", "to", "source", "destination", "siblings", "dimming", "covered", "backdrop",
      "navigation-bar.from", "navigation-bar.to", "tab-bar.from", "tab-bar.to",
    ] + StageFamily.ofElements

  private static func sides(ofElement name: String) -> [String] {
    ["element.\(name).from", "element.\(name).to"]
  }
}

extension LayerPlan {
  fileprivate var isAdded: Bool {
    if case .existing = origin { false } else { true }
  }

  /// Whether it stands for several layers.
  fileprivate var isFamily: Bool {
    if case .snapshot(let snapshot) = origin, StageFamily.names.contains(snapshot.of) {
      return true
    }
    return grid != nil
  }
}

extension PresetBuilder {
  mutating func layer(_ keys: Object<LayerKeys>) -> LayerPlan {
    var plan = LayerPlan(name: keys.cursor.name ?? "", origin: origin(keys))
    if let grid = keys.grid {
      let most = 1...GridPlan.maxPieces
      plan.grid = GridPlan(
        rows: expression(grid.first, within: most),
        columns: expression(grid.second, within: most))
    }
    let hasItems = plan.isFamily || StageFamily.names.contains(plan.name)
    let families: VariableFamilies = hasItems ? .itemTracks : .tracks
    plan.condition = keys.when.map { expression($0, .boolean) }
    plan.hides = keys.hides?.string
    plan.fit = keys.fit?.value
    plan.isDoubleSided = keys.doubleSided?.boolean
    plan.elevation = keys.elevation?.value ?? .none
    plan.isTransformGroup = keys.group?.value == .threeDimensional
    plan.settings = motions(keys, reading: families)
    if let above = keys.above { plan.placement = .above(above.string) }
    if let below = keys.below { plan.placement = .below(below.string) }
    return plan
  }

  private mutating func origin(_ keys: Object<LayerKeys>) -> LayerPlan.Origin {
    if let snapshot = keys.snapshot {
      var plan = SnapshotPlan(
        of: snapshot.string, moment: keys.taken?.value ?? .before)
      plan.region = keys.region.map {
        numbers($0, within: Array(repeating: 0...1, count: 4))
      }
      plan.filter = keys.filter.map { filter($0) }
      return .snapshot(plan)
    }
    if let color = keys.color { return .color(self.color(color)) }
    if let gradient = keys.gradient { return .gradient(self.gradient(gradient)) }
    if keys.group != nil {
      return .group(members: keys.members?.items.map(\.string) ?? [])
    }
    return .existing
  }

  private mutating func filter(_ keys: Object<FilterKeys>) -> FilterPlan {
    var plan = FilterPlan()
    plan.pixels = keys.pixels.map { expression($0, within: ValueBounds.blur) }
    plan.blur = keys.blur.map { expression($0, within: ValueBounds.blur) }
    plan.saturation = keys.saturation.map {
      expression($0, within: 0...FilterPlan.maxSaturation)
    }
    plan.brightness = keys.brightness.map { expression($0, within: -1...1) }
    plan.tint = keys.tint.map { color($0) }
    return plan
  }

  private mutating func gradient(_ keys: Object<GradientKeys>) -> GradientPlan {
    let stops = keys.stops.entries.map { entry in
      (offset: entry.name.flatMap { try? PercentLiteral.read($0) } ?? 0, color: color(entry))
    }
    if stops.isEmpty {
      report(.badKeyframes, "a gradient must have at least one stop", at: keys.stops.keyPlace)
    }
    if zip(stops, stops.dropFirst()).contains(where: { $0.offset > $1.offset }) {
      report(
        .badKeyframes, "gradient stops must be in ascending order",
        at: keys.stops.keyPlace)
    }
    return GradientPlan(stops: stops, angle: keys.angle?.radians ?? .pi / 2)
  }

  /// Checks the names that a layer refers to, after all are known.
  mutating func check(_ plan: LayerPlan, at keys: Object<LayerKeys>, names: LayerNames) {
    if case .existing = plan.origin, !names.contains(plan.name) {
      report(
        .badLayer,
        "'\(plan.name)' is not a layer of the stage, and has no contents",
        at: keys.cursor.keyPlace,
        help: NameSynonym.layer(plan.name, elements: elements)
          ?? NearestName.help(for: plan.name, noun: "layer", among: names.all)
          ?? "add 'snapshot', 'color', 'gradient' or 'group'")
    }
    checkName(plan, at: keys.cursor)
    checkKeys(plan, at: keys)
    let (above, below) = (keys.above, keys.below)
    if let snapshot = keys.snapshot { check(snapshot, names: names) }
    if let hidden = keys.hides { check(hidden, names: names) }
    if let above { check(above, names: names) }
    if let below { check(below, names: names) }
    for member in keys.members?.items ?? [] { check(member, names: names) }
    if let above { checkPlacement(of: plan.name, nextTo: above, names: names) }
    if let below { checkPlacement(of: plan.name, nextTo: below, names: names) }
  }

  /// Checks that `above` or `below` leaves a layer in the group that names it.
  mutating func checkPlacement(of name: String, nextTo other: Cursor, names: LayerNames) {
    guard let group = names.groupLeft(by: name, nextTo: other.string) else { return }
    report(
      .leftGroup,
      "'\(name)' cannot be placed next to '\(other.string)': it is a member of '\(group)', and "
        + "'\(other.string)' is not",
      at: other.keyPlace,
      help: "place '\(group)' instead, or remove '\(name)' from its members")
  }

  /// Checks that a preset's own layer does not reuse the name of another one.
  private mutating func checkName(_ plan: LayerPlan, at cursor: Cursor) {
    let own = LayerNames(elements: elements, declared: [])
    guard plan.isAdded, own.contains(plan.name) || plan.name.contains(".") else { return }
    report(
      .reservedName, "a new layer must not be named '\(plan.name)'", at: cursor.keyPlace,
      help: "choose another name, without dots")
  }

  /// Checks that keys for one kind of layer are not used on another.
  private mutating func checkKeys(_ plan: LayerPlan, at keys: Object<LayerKeys>) {
    if keys.snapshot == nil {
      for case let value? in [keys.region, keys.taken?.cursor, keys.filter?.cursor] {
        report(value, without: "snapshot")
      }
    }
    if let members = keys.members, keys.group == nil { report(members, without: "group") }
    if let group = keys.group, keys.members == nil {
      report(group.cursor, without: "members")
    }
    if let grid = keys.grid {
      if !plan.isAdded || keys.group != nil {
        report(grid.cursor, without: "snapshot, color or gradient")
      } else if let family = keys.snapshot?.string, StageFamily.names.contains(family) {
        report(
          .badLayer, "'grid' is not available for a snapshot of \(family)", at: grid.cursor.keyPlace
        )
      }
    }
    if let shown = keys.snapshot, !LayerNames.areShown(shown.string) {
      report(
        .badLayer, "cannot take a snapshot of '\(shown.string)': it is not a screen or part of one",
        at: shown.place)
    }
  }

  /// Checks that a layer is in one group at most, and that groups have no cycles.
  mutating func checkGroups(_ layers: [LayerPlan], at entries: [Object<LayerKeys>]) {
    var groups: [String: String] = [:]
    for (plan, entry) in zip(layers, entries) {
      guard case .group(let members) = plan.origin else { continue }
      for member in members {
        if let other = groups.updateValue(plan.name, forKey: member) {
          report(
            .badLayer, "'\(member)' must not be a member of both '\(other)' and '\(plan.name)'",
            at: entry.cursor.keyPlace)
        }
      }
    }
    for (plan, entry) in zip(layers, entries) {
      var name = groups[plan.name]
      for _ in layers where name != nil && name != plan.name { name = name.flatMap { groups[$0] } }
      guard let name, name == plan.name else { continue }
      report(.badLayer, "the group '\(name)' must not contain itself", at: entry.cursor.keyPlace)
    }
  }
}
