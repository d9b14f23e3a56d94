import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension PresetBuilder {
  /// Reads the layers and phases of a transition or of what follows a gesture.
  mutating func choreography(
    _ cursor: Cursor, reading base: VariableFamilies = .tracks
  ) -> ChoreographyPlan {
    var (layers, names) = declaredLayers(cursor["layers"])
    var placements: [LayerPlan] = []
    let phase = phase(cursor, names: names, placements: &placements, reading: base)
    layers += placements
    var plan = ChoreographyPlan(phase: phase)
    plan.layers = layers
    // The whole takes as long as its outermost phase says: the same key.
    plan.duration = plan.phase.duration
    return plan
  }

  /// Reads the layers that are added or set, and the names that tracks may then move.
  mutating func declaredLayers(_ cursor: Cursor?) -> (layers: [LayerPlan], names: LayerNames) {
    let layers = (cursor?.entries ?? []).map { layer($0) }
    let names = LayerNames(elements: elements, declared: layers)
    for (entry, plan) in zip(cursor?.entries ?? [], layers) {
      check(plan, at: entry, names: names)
    }
    if let cursor { checkGroups(layers, at: cursor) }
    return (layers, names)
  }

  mutating func phase(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies
  ) -> PhasePlan {
    var plan = PhasePlan(parts: .tracks([]))
    if let tracks = cursor["tracks"] {
      let items = tracks.items
      var plans: [TrackPlan] = []
      plans.reserveCapacity(items.count)
      for item in items {
        plans += self.tracks(item, names: names, placements: &placements, reading: base)
      }
      plan.parts = .tracks(plans)
    } else if let phases = cursor["sequence"] {
      plan.parts = .sequence(
        self.phases(phases, names: names, placements: &placements, reading: base))
    } else if let phases = cursor["parallel"] {
      plan.parts = .parallel(
        self.phases(phases, names: names, placements: &placements, reading: base))
    } else if let stagger = cursor["stagger"] {
      plan.parts = .stagger(
        each: expression(stagger.required("each"), .duration, reading: base),
        phases(
          stagger.required("phases"), names: names, placements: &placements, reading: base))
    }
    plan.delay = cursor["delay"].map { expression($0, .duration, reading: base) }
    plan.duration = cursor["duration"].map { expression($0, .duration, reading: base) }
    plan.easing = easing(cursor["easing"])
    return plan
  }

  private mutating func phases(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies
  ) -> [PhasePlan] {
    cursor.items.map { phase($0, names: names, placements: &placements, reading: base) }
  }

  /// Reads a track: one for each layer of a pair.
  mutating func tracks(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies = .tracks
  ) -> [TrackPlan] {
    let layer = cursor.required("layer")
    let name = layer.string
    if let pair = names.pair(named: name) {
      return pair.map {
        track(cursor, of: $0, names: names, placements: &placements, reading: base)
      }
    }
    check(layer, names: names)
    return [track(cursor, of: name, names: names, placements: &placements, reading: base)]
  }

  /// Reads a track of one layer; `above` and `below` become the layer's place.
  private mutating func track(
    _ cursor: Cursor, of layer: String, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies
  ) -> TrackPlan {
    var plan = TrackPlan(layer: layer)
    if let placement = placement(cursor, names: names) {
      var moved = LayerPlan(name: plan.layer, origin: .existing)
      moved.placement = placement
      placements.append(moved)
    }
    let families = names.hasItems(plan.layer) ? base.union(.item) : base
    plan.condition = cursor["when"].map { expression($0, .boolean, reading: families) }
    plan.delay = cursor["delay"].map { expression($0, .duration, reading: families) }
    plan.duration = cursor["duration"].map { expression($0, .duration, reading: families) }
    plan.easing = easing(cursor["easing"])
    plan.iterations = cursor["iterations"].map {
      expression($0, reading: families, within: 0...Double.greatestFiniteMagnitude)
    }
    plan.direction = cursor.name("direction", as: TrackTiming.Direction.self) ?? .normal
    plan.fill = cursor.name("fill", as: TrackTiming.Fill.self) ?? .automatic
    plan.composite = cursor.name("composite", as: Track.Composite.self) ?? .replace
    plan.mode = cursor.name("mode", as: CalculationMode.self) ?? .linear
    plan.spline = spline(cursor, plan.mode)
    addsValues = plan.composite == .add
    plan.motions = motions(cursor, reading: families)
    addsValues = false
    if let steps = cursor["path"]?.items {
      plan.path = steps.enumerated().compactMap { index, step in
        pathStep(step, isFirst: index == 0, reading: families)
      }
    }
    checkMotion(of: plan, at: cursor)
    checkSprings(of: plan, at: cursor)
    return plan
  }

  /// The shape of the curve through the values of a cubic track.
  private mutating func spline(_ cursor: Cursor, _ mode: CalculationMode) -> KochanekBartels {
    func number(_ key: StaticString) -> Double {
      guard let number = cursor[key] else { return 0 }
      if mode != .cubic, mode != .cubicPaced { report(number, without: "mode: cubic") }
      return number.number ?? 0
    }
    return KochanekBartels(
      tension: number("tension"), continuity: number("continuity"), bias: number("bias"))
  }

  /// A track moves or places something.
  private mutating func checkMotion(of plan: TrackPlan, at cursor: Cursor) {
    guard plan.motions.isEmpty, plan.path.isEmpty, cursor["above"] == nil, cursor["below"] == nil
    else { return }
    report(
      .missingKey, "a track must say what moves", at: cursor.place,
      help: "add a property such as opacity: {from: 0}")
  }

  /// A physical spring comes to rest when it does; a duration that is shorter makes it jump to its end.
  private mutating func checkSprings(of plan: TrackPlan, at cursor: Cursor) {
    guard let duration = cursor["duration"], let limit = plan.duration?.constantValue,
      let natural = plan.easing?.naturalDuration, limit < natural
    else { return }
    let milliseconds = Int((natural * 1000).rounded(.up))
    diagnostics.report(
      Diagnostic(
        .warning, .springCutShort,
        "the spring is cut short: it comes to rest after \(milliseconds)ms, not \(duration.string)",
        at: duration.place, help: "leave 'duration' out, or make it \(milliseconds)ms or longer"))
  }

  private mutating func pathStep(
    _ cursor: Cursor, isFirst: Bool, reading families: VariableFamilies
  ) -> PathStepPlan? {
    if let move = cursor["move"] {
      if !isFirst {
        report(.badKeyframes, "only the first step of a path can be 'move'", at: move.keyPlace)
      }
      return .move(numbers(move, reading: families))
    }
    if let line = cursor["line"] { return .line(numbers(line, reading: families)) }
    if let curve = cursor["curve"] { return .curve(numbers(curve, reading: families)) }
    guard let arc = cursor["arc"] else { return nil }
    return .arc(
      radii: numbers(arc.required("radii"), reading: families),
      from: expression(arc.required("from"), .angle, reading: families),
      sweep: expression(arc.required("sweep"), .angle, reading: families))
  }

  mutating func check(_ layer: Cursor, names: LayerNames) {
    guard !names.contains(layer.string) else { return }
    report(
      .unknownLayer, "there is no layer '\(layer.string)'", at: layer.place,
      help: NearestName.help(for: layer.string, noun: "layer", among: names.all)
        ?? "the layers here are \(names.all.joined(separator: ", "))")
  }

  mutating func placement(_ cursor: Cursor, names: LayerNames) -> LayerPlan.Placement? {
    if let above = cursor["above"] {
      check(above, names: names)
      return .above(above.string)
    }
    if let below = cursor["below"] {
      check(below, names: names)
      return .below(below.string)
    }
    return nil
  }
}

extension Cursor {
  /// One of the names of an enumeration, which the schema has checked.
  func name<Name: RawRepresentable<String>>(
    _ key: StaticString, as type: Name.Type
  ) -> Name? {
    self[key].flatMap { Name(rawValue: $0.string) }
  }
}
