import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension PresetBuilder {
  /// Reads the layers and phases of a transition or of a gesture's completion.
  mutating func choreography(
    layers: Map<Object<LayerKeys>>?, _ parts: Object<PartKeys>, of whole: Object<PhaseKeys>? = nil,
    reading base: VariableFamilies = .tracks
  ) -> ChoreographyPlan {
    var (layers, names) = declaredLayers(layers)
    var placements: [LayerPlan] = []
    let phase = phase(
      parts, of: whole, names: names, placements: &placements, reading: base)
    checkTotal(of: phase, at: parts.duration)
    layers += placements
    var plan = ChoreographyPlan(phase: phase)
    plan.layers = layers
    return plan
  }

  /// Reads the layers that are added or set, and the names that tracks may then animate.
  mutating func declaredLayers(
    _ declared: Map<Object<LayerKeys>>?
  ) -> (layers: [LayerPlan], names: LayerNames) {
    let entries = declared?.entries ?? []
    let layers = entries.map { layer($0) }
    let names = LayerNames(elements: elements, declared: layers)
    for (entry, plan) in zip(entries, layers) {
      check(plan, at: entry, names: names)
    }
    checkGroups(layers, at: entries)
    return (layers, names)
  }

  private mutating func phase(
    _ parts: Object<PartKeys>, of whole: Object<PhaseKeys>?, names: LayerNames,
    placements: inout [LayerPlan], reading base: VariableFamilies
  ) -> PhasePlan {
    var plan = PhasePlan(parts: .tracks([]))
    plan.easing = easing(parts.easing, reading: base)
    let outer = phaseEasing
    phaseEasing = plan.easing ?? outer
    defer { phaseEasing = outer }
    if let tracks = parts.tracks {
      let items = tracks.items
      var plans: [TrackPlan] = []
      plans.reserveCapacity(items.count)
      for item in items {
        readTracks(item, into: &plans, names: names, placements: &placements, reading: base)
      }
      plan.parts = .tracks(plans)
    } else if let phases = parts.sequence {
      plan.parts = .sequence(
        self.phases(phases, names: names, placements: &placements, reading: base))
    } else if let phases = parts.parallel {
      plan.parts = .parallel(
        self.phases(phases, names: names, placements: &placements, reading: base))
    } else if let stagger = whole?.stagger {
      plan.parts = .stagger(
        each: expression(stagger.each, .duration, reading: base),
        phases(stagger.phases, names: names, placements: &placements, reading: base))
    } else if let whole, let forms = whole.animator {
      readAnimator(forms, of: whole, reading: base)
      plan.parts = .animator
    }
    if let settings = whole?.with, whole?.animator == nil { report(settings, without: "animator") }
    plan.delay = parts.delay.map { expression($0, .duration, reading: base) }
    plan.duration = parts.duration.map { expression($0, .duration, reading: base) }
    return plan
  }

  private mutating func phases(
    _ list: List<Object<PhaseKeys>>, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies
  ) -> [PhasePlan] {
    list.items.map {
      let phase = phase(
        $0.parts, of: $0, names: names, placements: &placements, reading: base)
      checkDefault(of: phase, at: $0.parts.duration)
      return phase
    }
  }

  /// Reads tracks: one for each layer of a pair.
  mutating func readTracks(
    _ track: Object<TrackKeys>, into plans: inout [TrackPlan], names: LayerNames,
    placements: inout [LayerPlan], reading base: VariableFamilies = .tracks
  ) {
    let layer = track.layer
    let name = layer.string
    guard let pair = names.pair(named: name) else {
      check(layer, names: names)
      plans.append(plan(track, of: name, names: names, placements: &placements, reading: base))
      return
    }
    for name in pair {
      plans.append(plan(track, of: name, names: names, placements: &placements, reading: base))
    }
  }

  /// Reads a track of one layer; `above` and `below` become the layer's z-order.
  private mutating func plan(
    _ track: Object<TrackKeys>, of layer: String, names: LayerNames, placements: inout [LayerPlan],
    reading base: VariableFamilies
  ) -> TrackPlan {
    var plan = TrackPlan(layer: layer)
    let (above, below) = (track.above, track.below)
    if let above { checkPlacement(of: layer, nextTo: above, names: names) }
    if let below { checkPlacement(of: layer, nextTo: below, names: names) }
    if let placement = placement(above: above, below: below, names: names) {
      var moved = LayerPlan(name: plan.layer, origin: .existing)
      moved.placement = placement
      placements.append(moved)
    }
    let families = names.hasItems(plan.layer) ? base.union(.item) : base
    plan.condition = track.when.map { expression($0, .boolean, reading: families) }
    plan.delay = track.delay.map { expression($0, .duration, reading: families) }
    plan.duration = track.duration.map { expression($0, .duration, reading: families) }
    plan.easing = easing(track.easing, reading: families)
    plan.iterations = track.iterations.map {
      expression($0, reading: families, within: ValueBounds.iterations)
    }
    plan.direction = track.direction?.value ?? .normal
    plan.fill = track.fill?.value ?? .automatic
    plan.composite = track.composite?.value ?? .replace
    plan.mode = track.mode?.value ?? .linear
    plan.spline = spline(track, plan.mode)
    addsValues = plan.composite == .add
    plan.motions = motions(track, reading: families)
    addsValues = false
    if let steps = track.path?.items {
      for case let move? in steps.dropFirst().map(\.move) {
        report(
          .badKeyframes, "'move' is only allowed as the first step of a path", at: move.keyPlace)
      }
      plan.path = steps.compactMap { pathStep($0, reading: families) }
    }
    checkMotion(of: plan, at: track)
    checkSprings(of: plan, at: track)
    return plan
  }

  /// Returns the spline kind of a cubic track.
  private mutating func spline(
    _ track: Object<TrackKeys>, _ mode: CalculationMode
  ) -> KochanekBartels {
    func number(_ number: Cursor?) -> Double {
      guard let number else { return 0 }
      if mode != .cubic, mode != .cubicPaced { report(number, without: "mode: cubic") }
      return number.number ?? 0
    }
    return KochanekBartels(
      tension: number(track.tension), continuity: number(track.continuity),
      bias: number(track.bias))
  }

  /// Checks that a track animates or places something.
  private mutating func checkMotion(of plan: TrackPlan, at track: Object<TrackKeys>) {
    guard plan.motions.isEmpty, plan.path.isEmpty, track.above == nil, track.below == nil
    else { return }
    report(
      .missingKey, "a track must animate at least one property", at: track.cursor.place,
      help: "add a property such as opacity: {from: 0}")
  }

  mutating func check(_ layer: Cursor, names: LayerNames) {
    guard !names.contains(layer.string) else { return }
    let other = NameSynonym.layer(layer.string, elements: elements)
    diagnostics.report(
      layer.diagnostic(
        .unknownLayer, "there is no layer '\(layer.string)'",
        help: other ?? NearestName.help(for: layer.string, noun: "layer", among: names.all)
          ?? "the layers are \(names.all.joined(separator: ", ")); one of your own is declared under "
          + "'layers', and a part of a screen is listed under 'elements' and written 'element.NAME'",
        replacement: other == nil ? NearestName.only(near: layer.string, among: names.all) : nil))
  }

  private mutating func placement(
    above: Cursor?, below: Cursor?, names: LayerNames
  ) -> LayerPlan.Placement? {
    if let above {
      check(above, names: names)
      return .above(above.string)
    }
    if let below {
      check(below, names: names)
      return .below(below.string)
    }
    return nil
  }
}
