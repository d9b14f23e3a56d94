import SegueCatalog
import SegueTimeline

/// The names of layers that a choreography can use.
struct LayerNames {
  private let elements: [String]
  /// The names of layers that the choreography adds.
  private let added: [String]
  /// The names of those that are cut into pieces.
  private let grids: [String]

  init(elements: [String], declared: [LayerPlan]) {
    self.elements = elements
    added = declared.filter(\.isAdded).map(\.name)
    grids = declared.filter(\.isGrid).map(\.name)
  }

  /// All of them, the stage's own first.
  var all: [String] { Self.stage + elements.flatMap(Self.sides(ofElement:)) + added }

  func contains(_ name: String) -> Bool {
    Self.stage.contains(name) || added.contains(name)
      || (name.hasPrefix("element.")
        && elements.contains { Self.sides(ofElement: $0).contains(name) })
  }

  /// Whether tracks of a name are made for each of several layers, which `item.…` tells apart.
  func hasItems(_ name: String) -> Bool { name == "siblings" || grids.contains(name) }

  private static let stage = [
    "from", "to", "source", "destination", "siblings", "dimming", "backdrop",
    "navigation-bar.from", "navigation-bar.to", "tab-bar.from", "tab-bar.to",
  ]

  private static func sides(ofElement name: String) -> [String] {
    ["element.\(name).from", "element.\(name).to"]
  }
}

extension LayerPlan {
  fileprivate var isAdded: Bool {
    if case .existing = origin { false } else { true }
  }

  fileprivate var isGrid: Bool {
    if case .snapshot(let snapshot) = origin { snapshot.grid != nil } else { false }
  }
}

extension PresetReading {
  mutating func layer(_ cursor: Cursor) -> LayerPlan {
    var plan = LayerPlan(name: cursor.name ?? "", origin: origin(cursor))
    let families: VariableFamilies = cursor["grid"] == nil ? .tracks : .itemTracks
    plan.condition = cursor["when"].map { expression($0, .boolean) }
    plan.hides = cursor["hides"]?.string
    plan.fit = cursor.name("fit", as: ContentFit.self)
    plan.isDoubleSided = cursor["double-sided"]?.boolean
    plan.isTransformGroup = cursor["group"]?.string == "3d"
    plan.settings = motions(cursor, reading: families)
    if let above = cursor["above"] { plan.placement = .above(above.string) }
    if let below = cursor["below"] { plan.placement = .below(below.string) }
    return plan
  }

  private mutating func origin(_ cursor: Cursor) -> LayerPlan.Origin {
    if let snapshot = cursor["snapshot"] {
      var plan = SnapshotPlan(
        of: snapshot.string, moment: cursor.name("taken", as: Contents.Moment.self) ?? .before)
      plan.region = cursor["region"].map { numbers($0) }
      if let grid = cursor["grid"]?.items {
        plan.grid = (expression(grid[0]), expression(grid[1]))
      }
      return .snapshot(plan)
    }
    if let color = cursor["color"] { return .color(self.color(color)) }
    if let gradient = cursor["gradient"] { return .gradient(self.gradient(gradient)) }
    if cursor["group"] != nil {
      return .group(members: cursor["members"]?.items.map(\.string) ?? [])
    }
    return .existing
  }

  private mutating func gradient(_ cursor: Cursor) -> GradientPlan {
    let stops = cursor.required("stops").entries.map { entry in
      (offset: entry.name.flatMap { try? PercentLiteral.read($0) } ?? 0, color: color(entry))
    }
    return GradientPlan(stops: stops, angle: cursor["angle"]?.radians ?? .pi / 2)
  }

  /// Checks the names that a layer refers to, once all are known.
  mutating func check(_ plan: LayerPlan, at cursor: Cursor, names: LayerNames) {
    if case .existing = plan.origin, !names.contains(plan.name) {
      report(
        .badLayer,
        "'\(plan.name)' is no layer of the stage, and does not say what it shows",
        at: cursor.keyPlace,
        help: NearestName.help(for: plan.name, noun: "layer", among: names.all)
          ?? "add snapshot, color, gradient or group")
    }
    for key in ["snapshot", "hides", "above", "below"] as [StaticString] {
      if let other = cursor[key] { check(other, names: names) }
    }
    for member in cursor["members"]?.items ?? [] { check(member, names: names) }
  }
}
