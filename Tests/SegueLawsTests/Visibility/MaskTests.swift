import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Visibility of masked and clipped layers` {
  private static let frame = Rect2D(x: 20, y: 40, width: 60, height: 100)

  @Test func `a rectangular mask clips to its frame`() throws {
    try expect([(21, 41), (79, 139)], [(19, 41), (79, 141)]) {
      $0.state.mask = Mask(shape: .rect, frame: Self.frame)
    }
  }

  @Test func `a rounded mask clips its corners`() throws {
    // The corner's circle has its middle at (40, 60): (25, 45) lies 21.2 from it.
    try expect([(26, 46), (50, 41)], [(25, 45), (79, 139)]) {
      $0.state.mask = Mask(shape: .roundedRect, frame: Self.frame, cornerRadius: 20)
    }
  }

  @Test func `an elliptical mask clips to its ellipse`() throws {
    // A third of the way from the middle to the corner is inside, three quarters are not.
    try expect([(60, 106), (50, 41)], [(72.5, 127.5), (21, 41)]) {
      $0.state.mask = Mask(shape: .ellipse, frame: Self.frame)
    }
  }

  @Test func `a polygonal mask clips to its polygon, even a concave one`() throws {
    try expect([(10, 10), (70, 20)], [(50, 20), (50, 90)]) { layer in
      layer.state.mask = Mask(shape: .polygon(first: 0, count: 0), frame: HandMade.whole)
      // A bracket, open to the top.
      layer.maskVertices = [
        (0, 0), (40, 0), (40, 40), (60, 40), (60, 0), (100, 0), (100, 80), (0, 80),
      ]
      .map { Point2D(x: $0.0, y: $0.1) }
    }
  }

  @Test func `an empty mask hides the layer`() throws {
    for shape in [Mask.Shape.rect, .roundedRect, .ellipse] {
      try expect([], [(50, 90), (20, 40)]) {
        $0.state.mask = Mask(shape: shape, frame: Rect2D(x: 50, y: 90, width: 0, height: 0))
      }
    }
  }

  @Test func `a corner radius clips only with masksToBounds`() throws {
    try expect([(1, 1)], []) { $0.state.cornerRadius = 30 }
    try expect([(50, 1)], [(1, 1)]) {
      $0.state.cornerRadius = 30
      $0.state.masksToBounds = true
    }
  }

  @Test(arguments: [true, false])
  func `a sublayer shows outside its parent unless the parent clips`(clips: Bool) throws {
    let parent = HandMade.layer("box", .none, Self.frame) { $0.state.masksToBounds = clips }
    let child = HandMade.color(.white, Rect2D(x: -20, y: 0, width: 40, height: 40), parent: 1)
    let layers = [HandMade.screen(.from), parent, child]
    #expect(try HandMade.appearance(layers, at: 30, 50) == "color (1, 1, 1) (100 %)")
    #expect(
      try HandMade.appearance(layers, at: 10, 50)
        == (clips ? "from(10, 50)" : "color (1, 1, 1) (100 %)"))
  }

  @Test func `an animated mask changes what is visible`() throws {
    let screen = HandMade.screen(.to) {
      $0.state.mask = Mask(shape: .rect, frame: Rect2D(x: 0, y: 0, width: 100, height: 200))
    }
    let wipe = Track(
      layer: 1, property: .channels([.maskX]),
      keyframes: [Keyframe(offset: 0, 100), Keyframe(offset: 1, 0)],
      timing: TrackTiming(duration: 1))
    let timeline = try Timeline(layers: [HandMade.screen(.from), screen], tracks: [wipe])
    let seen = try [0, 0.25, 0.5, 1].map {
      try HandMade.appearance(of: timeline, time: $0, at: 70, 20)
    }
    #expect(seen == ["from(70, 20)", "from(70, 20)", "to(70, 20)", "to(70, 20)"])
  }

  /// Looks at points that have to show the cut screen, and at others that have to show the one below.
  private func expect(
    _ inside: [(Double, Double)], _ outside: [(Double, Double)], _ change: (inout Layer) -> Void
  ) throws {
    let layers = [HandMade.screen(.from), HandMade.screen(.to, change)]
    for (points, side) in [(inside, "to"), (outside, "from")] {
      for (x, y) in points {
        let seen = try HandMade.appearance(layers, at: x, y)
        #expect(seen.hasPrefix(side), "(\(x), \(y)): \(seen)")
      }
    }
  }
}
