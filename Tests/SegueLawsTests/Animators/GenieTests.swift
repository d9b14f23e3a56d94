import SegueAnimators
import SegueTimeline
import Testing

@Suite struct `Genie animator` {
  private static func stage(_ source: Rect2D?, _ operation: SegueTimeline.Operation) -> Stage {
    let frame = Rect2D(x: 0, y: 0, width: 300, height: 600)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: frame.size),
      from: Stage.Screen(name: "a", frame: frame), to: Stage.Screen(name: "b", frame: frame))
    stage.source = source.map { Stage.Element(frame: $0) }
    stage.presentation = Presentation(style: .overContext)
    return stage
  }

  private static func timeline(_ stage: Stage, mouth: Double = 1) throws -> Timeline {
    try GenieAnimator().timeline(
      for: stage,
      parameters: ParameterValues([
        "mouth": .number(mouth), "pull": .number(0.4), "strips": .number(40),
        "target": .choice("source"),
      ]))
  }

  /// The images of a strip's four corners, clockwise from the top left.
  private static func corners(_ state: LayerState) -> [Point2D] {
    state.bounds.corners.compactMap { Homography(state.matrixToParent).project($0) }
  }

  @Test(arguments: [
    Rect2D(x: 30, y: 540, width: 60, height: 30), Rect2D(x: 200, y: 60, width: 50, height: 50),
  ])
  func `begins as the screen and ends in the source`(source: Rect2D) throws {
    let timeline = try Self.timeline(Self.stage(source, .dismiss))
    let strips = timeline.layers.indices.filter { timeline.layers[$0].id.hasPrefix("strip") }
    #expect(strips.count == 40)
    let (start, end) = (timeline.sample(at: 0), timeline.sample(at: timeline.duration))
    for strip in strips {
      for (image, corner) in zip(
        Self.corners(start.states[strip]), start.states[strip].frame.corners)
      {
        #expect(image.distance(to: corner) < 1e-9)
      }
      #expect(end.states[strip].opacity == 0)
      for corner in Self.corners(end.states[strip]) {
        #expect(corner.distance(to: source.center) < 35)
      }
    }
  }

  @Test func `neighbors meet at every time`() throws {
    let source = Rect2D(x: 30, y: 540, width: 60, height: 40)
    let timeline = try Self.timeline(Self.stage(source, .dismiss))
    let strips = (0..<40).compactMap { timeline.index(of: "strip.\($0)") }
    for moment in 0...120 {
      let frame = timeline.sample(at: timeline.duration * Double(moment) / 120)
      for (upper, lower) in zip(strips, strips.dropFirst()) {
        let (above, below) = (frame.states[upper], frame.states[lower])
        guard above.opacity == 1, below.opacity == 1 else { continue }
        // The upper one extends over the lower one.
        #expect(Self.corners(above)[3].y >= Self.corners(below)[0].y - 0.05)
        #expect(abs(Self.corners(above)[3].x - Self.corners(below)[0].x) < 3)
      }
    }
  }

  @Test func `pours out when presented, and needs no source`() throws {
    let leaves = try Self.timeline(Self.stage(nil, .dismiss), mouth: 0)
    let comes = try Self.timeline(Self.stage(nil, .present), mouth: 0)
    #expect(comes.layers.map(\.id).prefix(2) == ["from", "to"])
    let strip = try #require(comes.index(of: "strip.7"))
    for progress in [0, 0.3, 0.62, 1] {
      let (a, b) = (
        leaves.sample(at: leaves.duration * progress),
        comes.sample(at: comes.duration * (1 - progress))
      )
      #expect(abs(a.states[strip].position.y - b.states[strip].position.y) < 1e-9)
      #expect(abs(a.states[strip].opacity - b.states[strip].opacity) < 1e-9)
    }
  }
}
