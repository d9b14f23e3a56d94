import SegueCatalog
import SegueTimeline

extension PresetBuilder {
  mutating func interaction(_ cursor: Cursor) -> InteractionPlan {
    let began: VariableFamilies = .gestureProgress
    let known: VariableFamilies = .interaction
    var plan = InteractionPlan(
      gesture: gesture(cursor.required("gesture")),
      progress: expression(cursor.required("progress"), .number, reading: began),
      finish: expression(cursor.required("finish"), .boolean, reading: known))
    plan.begin = cursor["begin"].map { expression($0, .boolean, reading: began) }
    plan.recognize = cursor["recognize"].map { expression($0, .boolean, reading: began) }
    plan.cancel = cursor["cancel"].map { expression($0, .boolean, reading: known) }
    let (layers, names) = declaredLayers(cursor["layers"])
    var placements: [LayerPlan] = []
    plan.tracks = (cursor["tracks"]?.items ?? []).flatMap {
      following($0, names: names, placements: &placements, reading: known)
    }
    plan.layers = layers + placements
    if let declared = cursor["layers"], cursor["tracks"] == nil {
      report(declared, without: "tracks")
    }
    plan.onFinish = completion(cursor["on-finish"])
    plan.onCancel = completion(cursor["on-cancel"])
    plan.handsVelocityOver = cursor["hand-over"]?.string == "velocity"
    plan.decidesWhenTouchIsLost = cursor["touch-lost"]?.string == "decides"
    return plan
  }

  private mutating func completion(_ cursor: Cursor?) -> InteractionPlan.Completion {
    var plan = InteractionPlan.Completion()
    guard let cursor else { return plan }
    plan.speed = cursor["speed"].map {
      expression($0, .number, reading: .interaction, within: 0.01...100)
    }
    plan.duration = cursor["duration"].map { expression($0, .duration, reading: .interaction) }
    plan.easing = easing(cursor["easing"])
    if cursor["tracks"] != nil || cursor["sequence"] != nil || cursor["parallel"] != nil {
      plan.choreography = choreography(cursor, reading: .interaction)
      return plan
    }
    for key in ["layers", "delay"] as [StaticString] {
      if let value = cursor[key] { report(value, without: "tracks, sequence or parallel") }
    }
    return plan
  }

  /// Reads a track that has no time of its own: its values follow a finger or a scroll position.
  private mutating func following(
    _ cursor: Cursor, names: LayerNames, placements: inout [LayerPlan],
    reading families: VariableFamilies
  ) -> [TrackPlan] {
    for key in ["delay", "duration", "easing", "iterations", "path"] as [StaticString] {
      if let value = cursor[key] { report(value, without: "a time of its own") }
    }
    let tracks = tracks(cursor, names: names, placements: &placements, reading: families)
    if tracks.contains(where: { $0.motions.contains { $0.keyframes.count > 1 } }) {
      report(
        .badKeyframes, "a track that follows a position must have one value for each property",
        at: cursor.place, help: "write the value as a formula of progress, gesture or scroll")
    }
    return tracks
  }

  private func gesture(_ cursor: Cursor) -> InteractionPlan.Gesture {
    if let direction = cursor.name("pan", as: InteractionPlan.Direction.self) {
      return .pan(direction)
    }
    if let edge = cursor.name("edge-pan", as: InteractionPlan.Edge.self) { return .edgePan(edge) }
    if let edge = cursor.name("overscroll", as: InteractionPlan.Edge.self) {
      return .overscroll(edge)
    }
    return .pinch
  }

  mutating func scroll(_ cursor: Cursor) -> ScrollPlan {
    let names = LayerNames(elements: elements, declared: [])
    var placements: [LayerPlan] = []
    return ScrollPlan(
      tracks: cursor.required("tracks").items.flatMap {
        following($0, names: names, placements: &placements, reading: .scrollEffect)
      })
  }

  mutating func presentation(_ cursor: Cursor) -> PresentationPlan {
    var plan = PresentationPlan()
    plan.style = cursor.name("style", as: Presentation.Style.self) ?? .fullScreen
    plan.backdrop = cursor["backdrop"].map { color($0) }
    plan.backdropOpacity = cursor["backdrop-opacity"].map { expression($0, within: 0...1) }
    plan.background = cursor["background"].map { color($0) }
    plan.frame = cursor["frame"].map { numbers($0) }
    plan.cornerRadius = cursor["corner-radius"].map {
      expression($0, within: 0...Double.greatestFiniteMagnitude)
    }
    plan.whilePresented = cursor["while-presented"].map { motions($0) } ?? []
    return plan
  }
}
