import SegueAnimators
import SegueTimeline
import Testing

@Suite struct `Reveal animator` {
  @Test func `opens a circle from the ellipse in the source to the farthest corner`() throws {
    var stage = Self.stage(.push)
    stage.source = Stage.Element(frame: Rect2D(x: 30, y: 60, width: 80, height: 40))
    let timeline = try Self.timeline(stage, shape: "circle")
    #expect(timeline.layers.map(\.id) == ["from", "to"])
    #expect(Self.mask(timeline, 0) == Rect2D(x: 30, y: 60, width: 80, height: 40))
    // The center is (70, 80), the farthest corner (370, 480): a 3-4-5 triangle, 500 long.
    #expect(Self.mask(timeline, 1) == Rect2D(x: -430, y: -420, width: 1000, height: 1000))
    // Half-way every number is half-way.
    #expect(Self.mask(timeline, 0.5) == Rect2D(x: -200, y: -180, width: 540, height: 520))
  }

  @Test func `opens an ellipse of the source's proportions through the farthest corner`() throws {
    var stage = Self.stage(.push)
    stage.source = Stage.Element(frame: Rect2D(x: 30, y: 60, width: 80, height: 40))
    let end = try #require(try Self.mask(Self.timeline(stage, shape: "ellipse"), 1))
    #expect(end.center == Point2D(x: 70, y: 80))
    #expect(end.width == 2 * end.height)
    let (a, b) = (end.width / 2, end.height / 2)
    let onEdge = (300 * 300) / (a * a) + (400 * 400) / (b * b)
    #expect(abs(onEdge - 1) < 1e-12)
  }

  @Test func `opens a rounded rectangle from the source's frame to the screen's`() throws {
    var stage = Self.stage(.push)
    stage.source = Stage.Element(
      frame: Rect2D(x: 30, y: 60, width: 80, height: 40), cornerRadius: 8)
    stage.to.cornerRadius = 20
    let timeline = try Self.timeline(stage, shape: "rect")
    let (start, end) = (timeline.sample(at: 0), timeline.sample(at: timeline.duration))
    #expect(start.states[1].mask?.cornerRadius == 8)
    #expect(start.states[1].mask?.frame == Rect2D(x: 30, y: 60, width: 80, height: 40))
    #expect(end.states[1].mask?.cornerRadius == 20)
    #expect(end.states[1].mask?.frame == Rect2D(x: 0, y: 0, width: 370, height: 480))
  }

  @Test func `uses the coordinates of a screen that does not fill the container`() throws {
    var stage = Self.stage(.present)
    stage.to.frame = Rect2D(x: 10, y: 100, width: 350, height: 380)
    stage.source = Stage.Element(frame: Rect2D(x: 30, y: 160, width: 80, height: 40))
    let timeline = try Self.timeline(stage, shape: "circle")
    #expect(Self.mask(timeline, 0) == Rect2D(x: 20, y: 60, width: 80, height: 40))
  }

  @Test func `closes over the departing screen when dismissing`() throws {
    var stage = Self.stage(.dismiss)
    stage.source = Stage.Element(frame: Rect2D(x: 30, y: 60, width: 80, height: 40))
    stage.presentation = Presentation(
      style: .overContext, backdrop: .black, whilePresented: [.opacity: 0.5])
    let timeline = try Self.timeline(stage, shape: "circle")
    #expect(timeline.layers.map(\.id) == ["to", "backdrop", "from"])
    let (start, end) = (timeline.sample(at: 0), timeline.sample(at: timeline.duration))
    #expect(start.states.map(\.opacity) == [0.5, 1, 1])
    #expect(end.states.map(\.opacity) == [1, 0, 1])
    #expect(start.states[2].mask?.frame == Rect2D(x: -430, y: -420, width: 1000, height: 1000))
    #expect(end.states[2].mask?.frame == Rect2D(x: 30, y: 60, width: 80, height: 40))
  }

  @Test(arguments: ["circle", "ellipse", "rect"])
  func `opens from a 5 by 5 square in the middle when the source is unknown`(shape: String) throws {
    let timeline = try Self.timeline(Self.stage(.push), shape: shape)
    #expect(Self.mask(timeline, 0) == Rect2D(x: 182.5, y: 237.5, width: 5, height: 5))
  }

  @Test(arguments: ["circle", "ellipse", "rect"], [0.0, 370])
  func `opens from an empty rectangle in the middle when its origin is the center`(
    shape: String, width: Double
  ) throws {
    var stage = Self.stage(.push)
    stage.container.size.width = width
    stage.to.frame.size.width = width
    let timeline = try Self.timeline(stage, shape: shape, origin: "center")
    #expect(Self.mask(timeline, 0) == Rect2D(x: width / 2, y: 240, width: 0, height: 0))
    #expect(timeline.sample(at: 0.3).states.allSatisfy { $0.isFinite })
  }
}

extension `Reveal animator` {
  private static func stage(_ operation: Operation) -> Stage {
    let size = Size2D(width: 370, height: 480)
    return Stage(
      operation: operation, container: Stage.Container(size: size),
      from: Stage.Screen(name: "a", frame: Rect2D(origin: .zero, size: size)),
      to: Stage.Screen(name: "b", frame: Rect2D(origin: .zero, size: size)))
  }

  private static func timeline(
    _ stage: Stage, shape: String, origin: String = "source"
  ) throws -> Timeline {
    try RevealAnimator().timeline(
      for: stage, parameters: ParameterValues(["shape": .choice(shape), "origin": .choice(origin)]))
  }

  private static func mask(_ timeline: Timeline, _ progress: Double) -> Rect2D? {
    timeline.sample(at: timeline.time(at: progress)).states.last?.mask?.frame
  }
}
