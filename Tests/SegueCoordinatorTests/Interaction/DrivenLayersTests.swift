import SegueCatalog
import SegueExpressions
import SegueTimeline
import Testing

@Suite struct `Gesture-driven layers` {
  private let scope = ExpressionScope(.all)

  private func track(_ layer: String, _ property: String, _ formulas: String...) throws -> TrackPlan
  {
    var track = TrackPlan(layer: layer)
    let numbers = try formulas.map { try Expression.parse($0, in: scope, expecting: .number) }
    track.motions = [
      PropertyMotion(
        property: try #require(MotionProperty.named(property)),
        keyframes: [KeyframePlan(offset: 0, value: .numbers(numbers))])
    ]
    return track
  }

  /// How the layers stand after a finger went so far to the right.
  private func frame(_ tracks: [TrackPlan], at x: Double) throws -> (layers: [Layer], frame: Frame)
  {
    let stage = ShippedPresets.stage(.pop)
    let following = try DrivenLayers(
      tracks, on: stage, parameters: ParameterValues(), scope: scope)
    var values = InteractionValues(stage, parameters: ParameterValues(), scope: scope)
    values.set(GestureState(translation: Point2D(x: x, y: 0)))
    var frame = following.timeline.sample(at: 0)
    following.write(&values, into: &frame)
    return (following.timeline.layers, frame)
  }

  @Test func `polygon masks of different layers stay separate in any order of tracks`() throws {
    let upper = try track(
      "from", "mask-polygon", "0", "0", "gesture.translation.x", "0", "0", "100")
    let lower = try track(
      "to", "mask-polygon", "1", "1", "2", "1", "2", "gesture.translation.x", "1", "2")
    for tracks in [[upper, lower], [lower, upper]] {
      let (layers, frame) = try frame(tracks, at: 40)
      func corners(_ id: String) throws -> [Point2D] {
        let index = try #require(layers.firstIndex { $0.id == id })
        guard case .polygon(let first, let count)? = frame.states[index].mask?.shape else {
          return []
        }
        return Array(frame.vertices[first..<first + count])
      }
      #expect(try corners("from") == [.zero, Point2D(x: 40, y: 0), Point2D(x: 0, y: 100)])
      #expect(
        try corners("to") == [
          Point2D(x: 1, y: 1), Point2D(x: 2, y: 1), Point2D(x: 2, y: 40), Point2D(x: 1, y: 2),
        ])
    }
  }

  @Test func `masks are present only while a gesture drives the layers`() throws {
    let tracks = [
      try track("from", "mask-circle", "100", "200", "gesture.translation.x"),
      try track("to", "frame", "gesture.translation.x", "0", "200", "100"),
    ]
    let (layers, frame) = try frame(tracks, at: 30)
    let from = try #require(layers.firstIndex { $0.id == "from" })
    #expect(layers[from].state.mask == nil)
    #expect(
      frame.states[from].mask
        == Mask(shape: .ellipse, frame: Rect2D(x: 70, y: 170, width: 60, height: 60)))
    let to = try #require(layers.firstIndex { $0.id == "to" })
    #expect(frame.states[to].frame == Rect2D(x: 30, y: 0, width: 200, height: 100))
  }
}
