import SegueCatalog
import SegueTimeline

extension PresetReading {
  /// Reads the layers and phases of a transition or of what follows a gesture.
  mutating func choreography(_ cursor: Cursor) -> ChoreographyPlan {
    var layers = (cursor["layers"]?.entries ?? []).map { layer($0) }
    let names = LayerNames(elements: elements, declared: layers)
    for (entry, plan) in zip(cursor["layers"]?.entries ?? [], layers) {
      check(plan, at: entry, names: names)
    }
    var placements: [LayerPlan] = []
    let phase = phase(cursor, names: names, placements: &placements)
    layers += placements
    var plan = ChoreographyPlan(phase: phase)
    plan.layers = layers
    plan.duration = cursor["duration"].map { expression($0, .duration) }
    return plan
  }

  mutating func phase(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan]
  ) -> PhasePlan {
    var plan = PhasePlan(parts: .tracks([]))
    if let tracks = cursor["tracks"] {
      plan.parts = .tracks(
        tracks.items.map { track($0, names: names, placements: &placements) })
    } else if let phases = cursor["sequence"] {
      plan.parts = .sequence(self.phases(phases, names: names, placements: &placements))
    } else if let phases = cursor["parallel"] {
      plan.parts = .parallel(self.phases(phases, names: names, placements: &placements))
    } else if let stagger = cursor["stagger"] {
      plan.parts = .stagger(
        each: expression(stagger.required("each"), .duration),
        phases(stagger.required("phases"), names: names, placements: &placements))
    }
    plan.delay = cursor["delay"].map { expression($0, .duration) }
    plan.duration = cursor["duration"].map { expression($0, .duration) }
    plan.easing = easing(cursor["easing"])
    return plan
  }

  private mutating func phases(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan]
  ) -> [PhasePlan] {
    cursor.items.map { phase($0, names: names, placements: &placements) }
  }

  /// Reads a track; `above` and `below` become the place of its layer.
  mutating func track(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies = .tracks
  ) -> TrackPlan {
    let layer = cursor.required("layer")
    var plan = TrackPlan(layer: layer.string)
    check(layer, names: names)
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
    plan.iterations = cursor["iterations"].map { expression($0, .number, reading: families) }
    plan.direction = cursor.name("direction", as: TrackTiming.Direction.self) ?? .normal
    plan.fill = cursor.name("fill", as: TrackTiming.Fill.self) ?? .automatic
    plan.composite = cursor.name("composite", as: Track.Composite.self) ?? .replace
    plan.mode = cursor.name("mode", as: CalculationMode.self) ?? .linear
    plan.motions = motions(cursor, reading: families)
    plan.path = (cursor["path"]?.items ?? []).enumerated().compactMap { index, step in
      pathStep(step, isFirst: index == 0, reading: families)
    }
    return plan
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
