import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@Suite struct `Gesture driver` {
  /// A finger at a height of its own, that many points from the leading edge.
  private func touch(
    _ phase: TouchEvent.Phase, _ x: Double, at time: Double, y: Double = 400
  ) -> TouchEvent {
    TouchEvent(time: time, phase: phase, position: Point2D(x: x, y: y))
  }

  private func pop() throws -> (GestureDriver, AnimationController, InteractionPlan, Stage) {
    var stage = ShippedPresets.stage(.pop)
    let animation = try ShippedPresets.animation("parallax-push", on: &stage)
    let plan = try #require(animation.match.interaction)
    return (GestureDriver(animation, plan, on: stage), animation, plan, stage)
  }

  @Test func `reports recognition once and drives nothing until the transition begins`() throws {
    var (driver, animation, plan, stage) = try pop()
    let answers = [
      driver.handle(touch(.began, 5, at: 0)), driver.handle(touch(.moved, 20, at: 0.02)),
      driver.handle(touch(.moved, 40, at: 0.04)),
    ]
    #expect(answers == [false, true, false])
    #expect(driver.state == .possible)
    // It begins where the finger is by then, as UIKit begins a transition only after it was asked for.
    try driver.begin(animation, plan, on: stage)
    #expect(driver.state == .began)
    #expect(abs(driver.percentComplete - 20.0 / 390) < 1e-12)
    let isRecognizedAgain = driver.handle(touch(.moved, 59, at: 0.06))
    #expect(!isRecognizedAgain)
    #expect(driver.state == .changing)
    #expect(abs(driver.percentComplete - 0.1) < 1e-12)
  }

  @Test func `ignores a second finger`() throws {
    var run = try ShippedPresets.run("parallax-push", .pop)
    try run.down(5, 400)
    try run.drag(
      from: Point2D(x: 5, y: 400), to: Point2D(x: 205, y: 400), starting: 0, duration: 0.3)
    let (progress, layers) = (run.progress, run.frame)
    try run.handle(touch(.began, 300, at: 0.4))
    #expect(run.state == .changing)
    #expect(run.progress == progress)
    #expect(run.frame == layers)
    try run.handle(touch(.moved, 206, at: 0.41))
    #expect(abs(run.progress - progress - 1 / 390.0) < 1e-12)
  }

  @Test func `accepts another gesture after a cancellation but not after finishing`() throws {
    var run = try ShippedPresets.run("parallax-push", .pop)
    for isTaken in [true, false] {
      let start = isTaken ? 0.0 : 2
      try run.down(5, 400, at: start)
      #expect(run.state == .possible)
      try run.drag(
        from: Point2D(x: 5, y: 400), to: Point2D(x: 305, y: 400), starting: start, duration: 0.3)
      try run.lift(305, 400, at: start + 0.3, taken: isTaken)
      run.advance(to: start + 1.9)
      #expect(run.state == .completed(!isTaken))
    }
    try run.down(5, 400, at: 5)
    #expect(run.state == .completed(true))
  }

  @Test(arguments: [true, false])
  func `finishes or cancels as the app requests, regardless of the preset's rule`(isFinished: Bool)
    throws
  {
    let (_, animation, plan, stage) = try pop()
    let gestureState = GestureState(distance: isFinished ? 39 : 351)
    var transition = try InteractiveTransition(animation, plan, on: stage, gestureState)
    if isFinished { transition.finish(at: 0) } else { transition.cancel(at: 0) }
    #expect(transition.state == (isFinished ? .finishing : .cancelling))
    #expect(transition.decision == .requested(finish: isFinished))
    transition.advance(to: 10)
    #expect(transition.state == .completed(isFinished))
  }

  @Test(arguments: [0.0, 0.35, 0.7, 1000.1])
  func `computes the same speed at any start time`(start: Double) throws {
    var (driver, animation, plan, stage) = try pop()
    _ = driver.handle(touch(.began, 5, at: start))
    // Slower and slower, so that it counts whether a position is still among those of a tenth of a second.
    for step in 1...24 {
      let x = 5 + 200 * LibM.sin(Double(step) / 16)
      if driver.handle(touch(.moved, x, at: start + Double(step) / 120)) {
        try driver.begin(animation, plan, on: stage)
      }
    }
    var reference = try pop().0
    _ = reference.handle(touch(.began, 5, at: 0))
    for step in 1...24 {
      let x = 5 + 200 * LibM.sin(Double(step) / 16)
      _ = reference.handle(touch(.moved, x, at: Double(step) / 120))
    }
    #expect(abs(driver.gestureState.speed - reference.gestureState.speed) < 1e-6)
  }
}
