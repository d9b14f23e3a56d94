import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@Suite struct `Gesture release and catch` {
  /// A swipe back by so many points in a tenth of a second for every 39, lifted without resting.
  private func swipe(by way: Double, duration seconds: Double) throws -> InteractionRun {
    var run = try ShippedPresets.run("parallax-push", .pop)
    try run.down(5, 400)
    try run.drag(
      from: Point2D(x: 5, y: 400), to: Point2D(x: 15, y: 400), starting: 0, duration: 0.05)
    try run.drag(
      from: Point2D(x: 15, y: 400), to: Point2D(x: 15 + way, y: 400), starting: 0.05,
      duration: seconds)
    return run
  }

  @Test func `follows the finger linearly while held`() throws {
    let run = try swipe(by: 97.5, duration: 0.3)
    #expect(abs(run.progress - 0.25) < 1e-12)
    #expect(abs(try #require(run.layer("from")).components.translation.x - 97.5) < 1e-9)
    #expect(abs(try #require(run.layer("to")).components.translation.x + 0.75 * 117) < 1e-9)
  }

  @Test(arguments: [(156.0, 0.5), (234, 1.0), (30, 0.02)])
  func `continues at the finger's speed when the preset hands over velocity`(
    way: Double, seconds: Double
  ) throws {
    var run = try swipe(by: way, duration: seconds)
    let before = try #require(run.layer("from")).components.translation.x
    let speed = run.gestureState.velocity.x
    let time = 0.05 + seconds
    try run.lift(15 + way, 400, at: time)
    #expect(try #require(run.layer("from")).components.translation.x == before)
    run.advance(to: time + 1e-5)
    let after = try #require(run.layer("from")).components.translation.x
    #expect(abs((after - before) / 1e-5 - speed) < 0.01 * speed)
  }

  @Test func `continues at the finger's speed in the preset's own on-finish choreography`() throws {
    var run = try ShippedPresets.run("cover", .dismiss)
    try run.down(200, 200)
    try run.drag(
      from: Point2D(x: 200, y: 200), to: Point2D(x: 200, y: 500), starting: 0, duration: 0.3)
    let before = try #require(run.layer("from")).components.translation.y
    let speed = run.gestureState.velocity.y
    try run.lift(200, 500, at: 0.3)
    #expect(run.state == .finishing)
    run.advance(to: 0.3 + 1e-5)
    let after = try #require(run.layer("from")).components.translation.y
    #expect(abs((after - before) / 1e-5 - speed) < 0.02 * speed)
  }

  @Test func `rubber-bands a pull in the wrong direction`() throws {
    var run = try ShippedPresets.run("cover", .dismiss)
    try run.down(200, 400)
    try run.drag(
      from: Point2D(x: 200, y: 400), to: Point2D(x: 200, y: 410), starting: 0, duration: 0.1)
    try run.drag(
      from: Point2D(x: 200, y: 410), to: Point2D(x: 200, y: 310), starting: 0.1, duration: 0.3)
    // UIScrollView's formula: (1 − 1 / (d · 0.55 / H + 1)) · H.
    let expected = -(1 - 1 / (100 * 0.55 / 844 + 1)) * 844.0
    #expect(
      abs(try #require(run.layer("from")).components.translation.y - expected) < 1e-9)
    #expect(run.progress == 0)
  }

  @Test func `can be caught in place, dragged further and released again`() throws {
    var run = try swipe(by: 117, duration: 0.6)
    try run.lift(132, 400, at: 0.65, taken: true)
    #expect(run.state == .cancelling)
    run.advance(to: 0.7)
    let progress = run.progress
    let shown = run.frame
    #expect(progress > 0.02 && progress < 0.3)
    try run.handle(TouchEvent(time: 0.7, phase: .began, position: Point2D(x: 300, y: 500)))
    #expect(run.state == .changing)
    #expect(run.decision == .caught)
    #expect(abs(run.progress - progress) < 1e-12)
    for (a, b) in zip(shown.states, run.frame.states) {
      #expect(abs(a.components.translation.x - b.components.translation.x) < 1e-9)
      #expect(abs(a.opacity - b.opacity) < 1e-12)
    }
    // It does not go on by itself while the finger rests on it.
    try run.handle(TouchEvent(time: 1.7, phase: .moved, position: Point2D(x: 300, y: 500)))
    #expect(abs(run.progress - progress) < 1e-12)
    try run.drag(
      from: Point2D(x: 300, y: 500), to: Point2D(x: 378, y: 500), starting: 1.7, duration: 0.2)
    #expect(abs(run.progress - (progress + 0.2)) < 1e-9)
    try run.lift(378, 500, at: 1.9)
    run.advance(to: 5)
    guard case .completed = run.state else {
      Issue.record("the transition does not complete: \(run.state)")
      return
    }
  }

  @Test func `can be caught during a custom dismissal without a jump`() throws {
    var run = try ShippedPresets.run("cell-zoom", .dismiss)
    try run.down(100, 300)
    try run.drag(
      from: Point2D(x: 100, y: 300), to: Point2D(x: 300, y: 380), starting: 0, duration: 0.3)
    try run.lift(300, 380, at: 0.3)
    run.advance(to: 0.32)
    let before = try #require(run.layer("from"))
    try run.handle(TouchEvent(time: 0.32, phase: .began, position: Point2D(x: 200, y: 400)))
    let caught = try #require(run.layer("from"))
    #expect(abs(caught.position.x - before.position.x) < 1e-9)
    #expect(abs(caught.components.scale.x - before.components.scale.x) < 1e-9)
    try run.drag(
      from: Point2D(x: 200, y: 400), to: Point2D(x: 200, y: 380), starting: 0.32, duration: 0.1)
    #expect(try #require(run.layer("from")).position.y < before.position.y)
    try run.lift(200, 380, at: 0.42, taken: true)
    run.advance(to: 3)
    #expect(run.state == .completed(true))
  }

  @Test func `keeps its progress when the container changes size`() throws {
    let size = Size2D(width: 844, height: 390)
    var stage = ShippedPresets.stage(.pop)
    let animation = try ShippedPresets.animation("parallax-push", on: &stage)
    let plan = try #require(animation.match.interaction)
    var transition = try InteractiveTransition(
      animation, plan, on: stage, GestureState(distance: 97.5))
    let turned = ShippedPresets.stage(.pop, size: size)
    try transition.move(to: turned, at: 0)
    #expect(abs(transition.progress - 0.25) < 1e-12)
    let from = try #require(transition.layers.firstIndex { $0.id == "from" })
    #expect(abs(transition.frame.states[from].components.translation.x - 211) < 1e-9)
    #expect(transition.frame.states[from].bounds.size == size)
    transition.release(GestureState(distance: 97.5), at: 0)
    #expect(transition.state == .cancelling)
    transition.advance(to: 0.05)
    let progress = transition.progress
    try transition.move(to: stage, at: 0.05)
    #expect(abs(transition.progress - progress) < 1e-12)
    transition.advance(to: 10)
    #expect(transition.state == .completed(false))
    var before = LayerState(frame: stage.from.frame)
    before.cornerCurve = .continuous
    // The preset's constant.
    before.masksToBounds = true
    #expect(transition.frame.states[from] == before)
  }

  @Test func `fades without moving when motion is reduced`() throws {
    var stage = ShippedPresets.stage(.pop)
    stage.traits.reducesMotion = true
    let animation = try ShippedPresets.animation("parallax-push", on: &stage)
    var run = try #require(try InteractionRun(animation, on: stage))
    try run.down(5, 400)
    try run.drag(
      from: Point2D(x: 5, y: 400), to: Point2D(x: 250, y: 400), starting: 0, duration: 0.3)
    #expect(run.state == .changing)
    #expect(run.frame.states.allSatisfy { $0.transform == .identity })
    #expect(run.frame.states.contains { $0.opacity < 1 })
  }
}
