import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

/// The gestures of the five published systems, with the sheet's numbers worked out by hand.
@Suite struct `Gestures of the first five presets` {
  // A drag counts from ten points on, and its translation from where it was recognized: a finger that is drawn
  // evenly over `way` points is recognized at the first step that is ten or more.

  @Test func `cell zoom moves and scales the screen and fades the backdrop with the finger`() throws
  {
    var run = try ShippedPresets.run("cell-zoom", .dismiss)
    try run.down(100, 300)
    try run.drag(
      from: Point2D(x: 100, y: 300), to: Point2D(x: 110, y: 300), starting: 0, duration: 0.1)
    #expect(run.state == .began)
    #expect(run.gestureState.translation == .zero)
    #expect(run.layer("from") == run.restState("from", masked: true))
    try run.drag(
      from: Point2D(x: 110, y: 300), to: Point2D(x: 188, y: 340), starting: 0.1, duration: 0.2)
    // T = (78, 40): p = 78 / 390 = 0.2, r = 1 − p / 2 = 0.9.
    #expect(abs(run.progress - 0.2) < 1e-12)
    let from = try #require(run.layer("from"))
    #expect(abs(from.components.scale.x - 0.9) < 1e-12)
    #expect(abs(from.components.scale.y - 0.9) < 1e-12)
    #expect(abs(from.position.x - (195 + 78 * 0.9)) < 1e-9)
    #expect(abs(from.position.y - (422 + 40 * 0.9)) < 1e-9)
    #expect(
      from.mask
        == Mask(shape: .roundedRect, frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
    #expect(abs(try #require(run.layer("backdrop")).opacity - 0.8) < 1e-12)
  }

  @Test
  func `cell zoom finishes from a fifth of the width and otherwise cancels in proportional time`()
    throws
  {
    var enough = try ShippedPresets.run("cell-zoom", .dismiss)
    try enough.down(100, 300)
    try enough.drag(
      from: Point2D(x: 100, y: 300), to: Point2D(x: 110, y: 300), starting: 0, duration: 0.1)
    try enough.drag(
      from: Point2D(x: 110, y: 300), to: Point2D(x: 188, y: 300), starting: 0.1, duration: 0.2)
    var less = enough
    try enough.lift(188, 300, at: 0.3)
    #expect(enough.state == .finishing)
    #expect(abs(try #require(enough.end) - 0.55) < 1e-9)

    try less.drag(
      from: Point2D(x: 188, y: 300), to: Point2D(x: 149, y: 300), starting: 0.3, duration: 0.1)
    try less.lift(149, 300, at: 0.4)
    #expect(less.state == .cancelling)
    #expect(
      less.decision == .cancel("if(release == distance, progress, projected(250ms)) >= keep-below"))
    // 39 points are a tenth of the width: a tenth of a second.
    #expect(abs(try #require(less.end) - 0.5) < 1e-9)
    less.advance(to: 0.5)
    #expect(less.state == .completed(false))
    #expect(less.layer("from") == less.restState("from"))
  }

  @Test func `cell zoom continues its dismissal from the screen's current state`() throws {
    var run = try ShippedPresets.run("cell-zoom", .dismiss)
    try run.down(100, 300)
    try run.drag(
      from: Point2D(x: 100, y: 300), to: Point2D(x: 110, y: 300), starting: 0, duration: 0.1)
    try run.drag(
      from: Point2D(x: 110, y: 300), to: Point2D(x: 305, y: 400), starting: 0.1, duration: 0.2)
    let held = try #require(run.layer("from"))
    #expect(abs(held.components.scale.x - 0.75) < 1e-12)
    try run.lift(305, 400, at: 0.3)
    let released = try #require(run.layer("from"))
    #expect(abs(released.position.x - held.position.x) < 1e-9)
    #expect(abs(released.components.scale.x - held.components.scale.x) < 1e-9)
    // The cell travels with it: the same center, and as wide.
    let cell = try #require(run.layer("cell"))
    #expect(abs(cell.position.x - held.position.x) < 1e-9)
    #expect(abs(cell.position.y - held.position.y) < 1e-9)
    #expect(abs(cell.components.scale.x * 186 - 0.75 * 390) < 1e-9)
    run.advance(to: 0.55)
    #expect(run.state == .completed(true))
    let end = try #require(run.layer("cell"))
    #expect(end.position == Point2D(x: 198 + 93, y: 131 + 118))
    #expect(end.components.scale.x == 1)
    #expect(run.layer("from")?.mask == nil)
  }

  @Test func `cell zoom never begins from a drag that starts leftward, upward or steeply`() throws {
    for end in [Point2D(x: 20, y: 310), Point2D(x: 200, y: 250), Point2D(x: 140, y: 400)] {
      var run = try ShippedPresets.run("cell-zoom", .dismiss)
      try run.down(100, 300)
      try run.drag(from: Point2D(x: 100, y: 300), to: end, starting: 0, duration: 0.2)
      #expect(run.state == .possible)
      guard case .refused = run.decision else {
        Issue.record("it is not refused: \(String(describing: run.decision))")
        continue
      }
      // What comes later does not revive it.
      try run.drag(from: end, to: Point2D(x: 380, y: 310), starting: 0.2, duration: 0.2)
      #expect(run.state == .possible)
      #expect(run.progress == 0)
      #expect(run.frame == run.rest.frame)
    }
  }

  @Test func `cell zoom finishes even when the system cancels the touch`()
    throws
  {
    var run = try ShippedPresets.run("cell-zoom", .dismiss)
    try run.down(100, 300)
    try run.drag(
      from: Point2D(x: 100, y: 300), to: Point2D(x: 300, y: 320), starting: 0, duration: 0.3)
    try run.lift(300, 320, at: 0.3, taken: true)
    #expect(run.state == .finishing)
  }

  @Test func `depth sheet brings the presenter forward as the sheet is pulled`() throws {
    var run = try ShippedPresets.run("depth-sheet", .dismiss)
    let rest = try #require(run.layer("to"))
    #expect(rest.components.scale.x == 0.8 && rest.components.translation.y == -15)
    try run.down(200, 400)
    try run.drag(
      from: Point2D(x: 200, y: 400), to: Point2D(x: 200, y: 410), starting: 0, duration: 0.1)
    #expect(run.state == .began)
    // No jump at its start.
    #expect(run.layer("to") == rest)
    #expect(run.layer("from")?.components.translation.y == 0)
    try run.drag(
      from: Point2D(x: 200, y: 410), to: Point2D(x: 200, y: 510), starting: 0.1, duration: 0.4)
    #expect(abs(run.progress - 0.5) < 1e-12)
    let to = try #require(run.layer("to"))
    #expect(abs(to.components.translation.y + 7.5) < 1e-9)
    #expect(abs(to.components.scale.x - 0.9) < 1e-9)
    #expect(abs(to.components.scale.y - 0.95) < 1e-9)
    #expect(abs(to.components.perspective.y + 1.0 / 7000) < 1e-12)
    #expect(abs(to.opacity - 0.75) < 1e-9)
    #expect(abs(try #require(run.layer("from")).components.translation.y - 100) < 1e-9)
  }

  @Test(arguments: [
    // Pulled by, over seconds, lifted after resting: half is not enough, more is.
    (100.0, 0.4, false, false), (102.0, 0.4, false, true), (150.0, 0.4, true, false),
  ])
  func `depth sheet finishes only when lifted beyond half its drag distance`(
    way: Double, seconds: Double, taken: Bool, finishes: Bool
  ) throws {
    var run = try ShippedPresets.run("depth-sheet", .dismiss)
    try run.down(200, 400)
    try run.drag(
      from: Point2D(x: 200, y: 400), to: Point2D(x: 200, y: 410), starting: 0, duration: 0.1)
    try run.drag(
      from: Point2D(x: 200, y: 410), to: Point2D(x: 200, y: 410 + way), starting: 0.1,
      duration: seconds)
    try run.drag(
      from: Point2D(x: 200, y: 410 + way), to: Point2D(x: 200, y: 410 + way), starting: 0.5,
      duration: 0.2)
    try run.lift(200, 410 + way, at: 0.7, taken: taken)
    #expect(run.state == (finishes ? .finishing : .cancelling))
    #expect(abs(try #require(run.end) - 1.2) < 1e-9)
  }

  @Test func `depth sheet cancels when the finger lifts while moving up`() throws {
    var run = try ShippedPresets.run("depth-sheet", .dismiss)
    try run.down(200, 400)
    try run.drag(
      from: Point2D(x: 200, y: 400), to: Point2D(x: 200, y: 590), starting: 0, duration: 0.3)
    try run.drag(
      from: Point2D(x: 200, y: 590), to: Point2D(x: 200, y: 570), starting: 0.3, duration: 0.1)
    #expect(run.progress > 0.5)
    try run.lift(200, 570, at: 0.4)
    #expect(run.state == .cancelling)
  }

  @Test func `a cancelled depth sheet restores the sheet first and then the presenter`() throws {
    var run = try ShippedPresets.run("depth-sheet", .dismiss)
    try run.down(200, 400)
    try run.drag(
      from: Point2D(x: 200, y: 400), to: Point2D(x: 200, y: 490), starting: 0, duration: 0.3)
    let presenter = try #require(run.layer("to"))
    try run.lift(200, 490, at: 0.3, taken: true)
    run.advance(to: 0.55)
    #expect(abs(try #require(run.layer("from")).components.translation.y) < 1e-9)
    // It is 0.25 s later but for a rounding error.
    let waiting = try #require(run.layer("to"))
    #expect(abs(waiting.components.scale.x - presenter.components.scale.x) < 1e-9)
    #expect(abs(waiting.opacity - presenter.opacity) < 1e-9)
    run.advance(to: 0.8)
    #expect(run.state == .completed(false))
    #expect(run.layer("to") == run.restState("to"))
  }

  @Test
  func `circle reveal closes its mask with the swipe and cancels when dragged left of its start`()
    throws
  {
    var run = try ShippedPresets.run("circle-reveal", .pop)
    try run.down(100, 400)
    try run.drag(
      from: Point2D(x: 100, y: 400), to: Point2D(x: 110, y: 400), starting: 0, duration: 0.1)
    #expect(run.state == .began)
    #expect(run.progress == 0.01)
    let open = try #require(run.rest.frame.states.compactMap(\.mask).first)
    try run.drag(
      from: Point2D(x: 110, y: 400), to: Point2D(x: 305, y: 400), starting: 0.1, duration: 0.2)
    #expect(abs(run.progress - 0.5) < 1e-12)
    // Half-way, evenly: half of the way from the full circle to the button.
    let half = try #require(run.layer("from")?.mask)
    #expect(abs(half.frame.width - (open.frame.width + 186) / 2) < 1e-9)
    try run.drag(
      from: Point2D(x: 305, y: 400), to: Point2D(x: 105, y: 400), starting: 0.3, duration: 0.2)
    #expect(run.state == .cancelling || run.state == .completed(false))
    #expect(run.decision == .givenUp("gesture.distance < 0"))
  }

  @Test
  func `card expand begins only at the top of the text and finishes only beyond its threshold`()
    throws
  {
    let size = Size2D(width: 390, height: 844)
    var scrolled = try ShippedPresets.run("card-expand", .dismiss)
    let position = ScrollPosition(
      offset: Point2D(x: 0, y: 50), size: size, content: Size2D(width: 390, height: 2000))
    try scrolled.handle(
      TouchEvent(time: 0, phase: .began, position: Point2D(x: 100, y: 100)), scroll: position)
    try scrolled.handle(
      TouchEvent(time: 0.1, phase: .moved, position: Point2D(x: 100, y: 120)), scroll: position)
    #expect(scrolled.decision == .refused(.recognize("scroll.at-top")))

    var run = try ShippedPresets.run("card-expand", .dismiss)
    try run.down(100, 100)
    try run.drag(
      from: Point2D(x: 100, y: 100), to: Point2D(x: 100, y: 110), starting: 0, duration: 0.1)
    try run.drag(
      from: Point2D(x: 100, y: 110), to: Point2D(x: 100, y: 110 + 0.31 * 422), starting: 0.1,
      duration: 1)
    #expect(abs(run.progress - 0.31) < 1e-12)
    var less = run
    try run.lift(100, 110 + 0.31 * 422, at: 1.1)
    #expect(run.state == .finishing)
    // What is left of half a second, at completion speed 1.
    let expectedEnd = 1.1 + 0.69 * 0.5
    #expect(abs(try #require(run.end) - expectedEnd) < 1e-9)

    try less.drag(
      from: Point2D(x: 100, y: 110 + 0.31 * 422), to: Point2D(x: 100, y: 110 + 0.29 * 422),
      starting: 1.1, duration: 0.1)
    try less.lift(100, 110 + 0.29 * 422, at: 1.2)
    #expect(less.state == .cancelling)
  }

  @Test(arguments: [false, true])
  func `tab slide draws in the next tab and keeps progress at 0 when dragged past its start`(
    isRightToLeft: Bool
  ) throws {
    var run = try ShippedPresets.run("tab-slide", .tab, isRightToLeft: isRightToLeft)
    let sign: Double = isRightToLeft ? 1 : -1
    /// Where the finger is after a way in the gesture's direction.
    func finger(_ way: Double) -> Point2D { Point2D(x: 195 + sign * way, y: 400) }
    try run.down(195, 400)
    try run.drag(from: finger(0), to: finger(10), starting: 0, duration: 0.1)
    #expect(run.state == .began)
    try run.drag(from: finger(10), to: finger(127), starting: 0.1, duration: 0.2)
    #expect(abs(run.progress - 0.3) < 1e-12)
    let shift = try #require(run.layer("to")).components.translation.x
    let expectedShift = -sign * 390 * 0.7
    #expect(abs(shift - expectedShift) < 1e-9)
    // Past its start the other way: it stays at 0.
    try run.drag(from: finger(127), to: finger(-80), starting: 0.3, duration: 0.2)
    #expect(run.progress == 0)
    try run.drag(from: finger(-80), to: finger(127), starting: 0.5, duration: 0.2)
    // A finger that rests goes no further, and 0.3 is not more than 0.3.
    try run.drag(from: finger(127), to: finger(127), starting: 0.7, duration: 0.2)
    try run.lift(finger(127).x, 400, at: 0.9)
    #expect(run.state == .cancelling)
    let expectedEnd = 0.9 + 0.3 * 0.3 / 0.99
    #expect(abs(try #require(run.end) - expectedEnd) < 1e-9)
  }

  @Test func `tab slide does not begin where there is no tab on that side`() throws {
    var run = try ShippedPresets.run("tab-slide", .tab)
    try run.down(195, 400)
    try run.drag(
      from: Point2D(x: 195, y: 400), to: Point2D(x: 300, y: 400), starting: 0, duration: 0.2)
    #expect(run.decision == .refused(.noTabThere))
  }

  @Test func `tab slide cancels when the system cancels the touch, even beyond the threshold`()
    throws
  {
    var run = try ShippedPresets.run("tab-slide", .tab)
    try run.down(300, 400)
    try run.drag(
      from: Point2D(x: 300, y: 400), to: Point2D(x: 50, y: 400), starting: 0, duration: 0.2)
    try run.lift(50, 400, at: 0.2, taken: true)
    #expect(run.state == .cancelling)
    #expect(run.decision == .takenBySystem)
  }
}

extension InteractionRun {
  /// How a layer stands before a finger takes hold.
  fileprivate func restState(_ id: String, masked: Bool = false) -> LayerState? {
    guard let index = rest.layers.firstIndex(where: { $0.id == id }) else { return nil }
    var state = rest.frame.states[index]
    if masked { state.mask = Mask(shape: .roundedRect, frame: state.bounds) }
    return state
  }
}
