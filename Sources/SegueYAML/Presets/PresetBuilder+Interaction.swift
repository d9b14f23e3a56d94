import SegueCatalog
import SegueDiagnostics
import SegueTimeline

extension PresetBuilder {
  mutating func interaction(_ keys: Object<InteractionKeys>) -> InteractionPlan {
    let began: VariableFamilies = .gestureProgress
    let known: VariableFamilies = .interaction
    let progress = expression(keys.progress, .number, reading: began)
    gestureProgress = progress
    defer { gestureProgress = nil }
    var plan = InteractionPlan(
      gesture: gesture(keys.gesture), progress: progress,
      finish: expression(keys.finish, .boolean, reading: known))
    plan.begin = keys.begin.map { expression($0, .boolean, reading: began) }
    if let recognize = keys.recognize {
      plan.recognize = expression(recognize, .boolean, reading: began)
    }
    plan.cancel = keys.cancel.map { expression($0, .boolean, reading: known) }
    plan.complete = keys.complete.map { expression($0, .boolean, reading: known) }
    let (layers, names) = declaredLayers(keys.layers)
    var placements: [LayerPlan] = []
    plan.tracks = (keys.tracks?.items ?? []).flatMap {
      following($0, names: names, placements: &placements, reading: known)
    }
    plan.layers = layers + placements
    if let declared = keys.layers, keys.tracks == nil {
      report(declared.cursor, without: "tracks")
    }
    plan.onFinish = completion(keys.onFinish)
    plan.onCancel = completion(keys.onCancel)
    plan.handsVelocityOver = keys.handOver?.value == .velocity
    plan.decidesWhenTouchIsLost = keys.touchLost?.value == .decides
    plan.ignoresFlicks = keys.flick?.value == .ignored
    if plan.gesture.isMirrored { checkDirections(of: keys) }
    return plan
  }

  /// Checks that the rules of a gesture that is mirrored in right-to-left layouts use its own axis, not x.
  private mutating func checkDirections(of keys: Object<InteractionKeys>) {
    let rules = [
      keys.begin, keys.recognize, keys.progress, keys.finish, keys.cancel, keys.complete,
      keys.onFinish?.parts.duration, keys.onCancel?.parts.duration,
    ]
    let names: [(StaticString, String)] = [
      ("gesture.translation.x", "gesture.distance"), ("gesture.velocity.x", "gesture.speed"),
    ]
    for case let rule? in rules {
      for (name, own) in names {
        guard let range = rule.withText({ $0.physicalUse(of: name) }) else { continue }
        diagnostics.report(
          Diagnostic(
            .warning, .physicalDirection,
            "'\(name)' increases to the right, also in right-to-left layouts, where this gesture is mirrored",
            at: rule.place(ofText: range),
            help: "use '\(own)', which is measured along the gesture's own axis"))
      }
    }
  }

  private mutating func completion(
    _ keys: Object<CompletionKeys>?
  ) -> InteractionPlan.Completion {
    var plan = InteractionPlan.Completion()
    guard let keys else { return plan }
    let parts = keys.parts
    plan.speed = keys.speed.map {
      expression($0, .number, reading: .interaction, within: 0.01...100)
    }
    plan.duration = parts.duration.map { expression($0, .duration, reading: .interaction) }
    plan.easing = easing(parts.easing, reading: .interaction)
    if parts.tracks != nil || parts.sequence != nil || parts.parallel != nil {
      plan.choreography = choreography(layers: keys.layers, parts, reading: .interaction)
      return plan
    }
    for case let value? in [keys.layers?.cursor, parts.delay] {
      report(value, without: "tracks, sequence or parallel")
    }
    return plan
  }

  /// Reads a track without time, driven by a finger or a scroll position.
  private mutating func following(
    _ track: Object<TrackKeys>, names: LayerNames, placements: inout [LayerPlan],
    reading families: VariableFamilies
  ) -> [TrackPlan] {
    let timed = [
      track.delay, track.duration, track.easing, track.iterations, track.path?.cursor,
    ]
    for case let value? in timed {
      report(
        .missingKey, "'\(value.name ?? "")' has no effect in a track driven by a position",
        at: value.keyPlace, help: "remove it")
    }
    var tracks: [TrackPlan] = []
    readTracks(track, into: &tracks, names: names, placements: &placements, reading: families)
    if tracks.contains(where: { $0.motions.contains { $0.keyframes.count > 1 } }) {
      report(
        .badKeyframes, "a track driven by a position must have a single value for each property",
        at: track.cursor.place, help: "write the value as a formula of progress, gesture or scroll")
    }
    return tracks
  }

  private func gesture(_ forms: Choice<GestureForms>) -> InteractionPlan.Gesture {
    if let direction = forms.pan?.direction.value { return .pan(direction) }
    if let edge = forms.edgePan?.edge.value { return .edgePan(edge) }
    if let edge = forms.overscroll?.edge.value { return .overscroll(edge) }
    return forms.word?.value == .longPress ? .longPress : .pinch
  }

  mutating func scroll(_ keys: Object<ScrollKeys>) -> ScrollPlan {
    let names = LayerNames(elements: elements, declared: [])
    var placements: [LayerPlan] = []
    return ScrollPlan(
      tracks: keys.tracks.items.flatMap {
        following($0, names: names, placements: &placements, reading: .scrollEffect)
      })
  }

  mutating func presentation(_ keys: Object<PresentationKeys>) -> PresentationPlan {
    var plan = PresentationPlan()
    plan.style = keys.style?.value ?? .fullScreen
    plan.backdrop = keys.backdrop.map { color($0) }
    plan.backdropOpacity = keys.backdropOpacity.map { expression($0, within: 0...1) }
    plan.background = keys.background.map { color($0) }
    let (length, size) = (ValueBounds.length, ValueBounds.size)
    plan.frame = keys.frame.map { numbers($0, within: [length, length, size, size]) }
    plan.detents = (keys.detents?.entries ?? []).map { entry in
      DetentPlan(
        name: entry.name ?? "", frame: numbers(entry, within: [length, length, size, size]))
    }
    if let detents = keys.detents, !(2...8).contains(plan.detents.count) {
      report(
        .wrongCount, "there must be from 2 to 8 detents, found \(plan.detents.count)",
        at: detents.place, help: "write 'frame' for a single one")
    }
    checkDetents(plan.detents, at: keys.detents?.entries ?? [])
    plan.cornerRadius = keys.cornerRadius.map {
      expression($0, within: ValueBounds.size)
    }
    plan.corners = keys.corners.flatMap { Corners.named($0.string) } ?? .all
    plan.cornerCurve = keys.cornerCurve?.value ?? .continuous
    plan.elevation = keys.elevation?.value ?? .none
    plan.whilePresented = keys.whilePresented.map { motions($0) } ?? []
    plan.tapOutside = keys.tapOutside?.value ?? .nothing
    return plan
  }

  /// Checks that detents differ: the screen would never rest at the second of two equal ones.
  private mutating func checkDetents(_ detents: [DetentPlan], at entries: [Cursor]) {
    for (index, detent) in detents.enumerated() {
      guard let first = detents[..<index].first(where: { $0.frame == detent.frame }) else {
        continue
      }
      diagnostics.report(
        Diagnostic(
          .warning, .sameDetent,
          "the detent '\(detent.name)' has the same frame as '\(first.name)'",
          at: entries[index].keyPlace, help: "remove one of them, or give it another frame"))
    }
  }
}

extension InteractionPlan.Gesture {
  /// Whether right-to-left layouts reverse the gesture, or it goes to either side.
  fileprivate var isMirrored: Bool {
    switch self {
    case .pan(let direction): [.leading, .trailing, .horizontal].contains(direction)
    case .edgePan(let edge), .overscroll(let edge): [.leading, .trailing].contains(edge)
    case .pinch, .longPress: false
    }
  }
}

extension Span<UInt8> {
  /// Returns the bytes of a name's first use in a formula that does not consider the layout direction itself.
  fileprivate func physicalUse(of name: StaticString) -> Range<Int>? {
    var place = firstPlace(of: name)
    while let found = place, extracting(Swift.max(0, found - 4)..<found).equals("abs(") {
      place = firstPlace(of: name, from: found + 1)
    }
    guard let place, firstPlace(of: "right-to-left") == nil, firstPlace(of: "direction") == nil
    else { return nil }
    return place..<place + name.utf8CodeUnitCount
  }
}
