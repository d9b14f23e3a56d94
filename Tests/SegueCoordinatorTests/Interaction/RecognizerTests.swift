import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@Suite struct `Gesture recognizer` {
  private static let size = Size2D(width: 390, height: 844)

  private func recognizer(
    _ gesture: InteractionPlan.Gesture, _ operation: SegueTimeline.Operation = .pop,
    isRightToLeft: Bool = false
  ) -> GestureRecognizer {
    let plan = InteractionPlan(
      gesture: gesture, progress: Expression(constant: 0, type: .number),
      finish: Expression(constant: 1, type: .boolean))
    return GestureRecognizer(
      plan, on: ShippedPresets.stage(operation, isRightToLeft: isRightToLeft),
      parameters: ParameterValues(), scope: ExpressionScope(.all))
  }

  /// What becomes of a finger that is drawn from a point to another in ten steps of a hundredth of a second.
  private func draw(
    _ recognizer: inout GestureRecognizer, from start: Point2D, to end: Point2D,
    scroll: ScrollPosition? = nil
  ) -> GestureRecognizer.Recognition {
    var last = recognizer.handle(
      TouchEvent(time: 0, phase: .began, position: start), scroll: scroll)
    for step in 1...10 where last == .possible || last == .recognized || last == .changed {
      let t = Double(step) / 10
      var scroll = scroll
      scroll?.offset.y -= (end.y - start.y) * t
      let recognition = recognizer.handle(
        TouchEvent(
          time: t / 10, phase: .moved,
          position: Point2D(
            x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)),
        scroll: scroll)
      if recognition != .ignored { last = recognition }
    }
    return last
  }

  @Test(arguments: [
    (InteractionPlan.Gesture.pan(.down), Point2D(x: 0, y: 100), true),
    (.pan(.down), Point2D(x: 0, y: -100), false),
    (.pan(.down), Point2D(x: 100, y: 90), false),
    (.pan(.up), Point2D(x: 10, y: -100), true),
    (.pan(.trailing), Point2D(x: 100, y: 0), true),
    (.pan(.leading), Point2D(x: 100, y: 0), false),
    (.pan(.leading), Point2D(x: -100, y: 0), true),
    (.pan(.horizontal), Point2D(x: -100, y: 20), true),
    (.pan(.horizontal), Point2D(x: 20, y: 100), false),
    (.pan(.vertical), Point2D(x: 20, y: -100), true),
    (.pan(.any), Point2D(x: -70, y: 70), true),
    (.pan(.any), Point2D(x: 6, y: 6), false),
    (.pinch, Point2D(x: 100, y: 0), false),
  ])
  func `recognizes only drags in its direction`(
    gesture: InteractionPlan.Gesture, way: Point2D, isTaken: Bool
  ) {
    var plain = recognizer(gesture)
    let start = Point2D(x: 195, y: 400)
    #expect((draw(&plain, from: start, to: start + way) == .changed) == isTaken)
    // In a right-to-left layout leading and trailing change sides, and nothing else does.
    var mirrored = recognizer(gesture, isRightToLeft: true)
    let isSided = gesture == .pan(.leading) || gesture == .pan(.trailing)
    let back = isSided ? Point2D(x: -way.x, y: way.y) : way
    #expect((draw(&mirrored, from: start, to: start + back) == .changed) == isTaken)
  }

  @Test(arguments: [
    (InteractionPlan.Edge.leading, Point2D(x: 4, y: 400), Point2D(x: 104, y: 400)),
    (.trailing, Point2D(x: 386, y: 400), Point2D(x: 286, y: 400)),
    (.top, Point2D(x: 195, y: 8), Point2D(x: 195, y: 108)),
    (.bottom, Point2D(x: 195, y: 840), Point2D(x: 195, y: 740)),
  ])
  func `recognizes an edge pan near its edge and refuses one away from it`(
    edge: InteractionPlan.Edge, start: Point2D, end: Point2D
  ) {
    var near = recognizer(.edgePan(edge))
    #expect(draw(&near, from: start, to: end) == .changed)
    // A tenth of the way is ten points: recognized there, and ninety are left.
    #expect(abs(near.gestureState.distance - 90) < 1e-9)
    #expect(abs(near.gestureState.speed - 1000) < 1e-6)
    var away = recognizer(.edgePan(edge))
    #expect(
      draw(&away, from: Point2D(x: 195, y: 400), to: Point2D(x: 195, y: 300))
        == .refused(.awayFromEdge))
    var mirrored = recognizer(.edgePan(edge), isRightToLeft: true)
    let flip: (Point2D) -> Point2D = { Point2D(x: Self.size.width - $0.x, y: $0.y) }
    let isSided = edge == .leading || edge == .trailing
    #expect(
      draw(&mirrored, from: isSided ? flip(start) : start, to: isSided ? flip(end) : end)
        == .changed)
    #expect(abs(mirrored.gestureState.distance - 90) < 1e-9)
  }

  @Test(arguments: [
    (InteractionPlan.Edge.leading, Point2D(x: 0, y: 400), Point2D(x: 1, y: 0)),
    (.trailing, Point2D(x: 390, y: 400), Point2D(x: -1, y: 0)),
    (.top, Point2D(x: 195, y: 0), Point2D(x: 0, y: 1)),
    (.bottom, Point2D(x: 195, y: 844), Point2D(x: 0, y: -1)),
  ])
  func `an edge pan begins at most twenty points from its edge`(
    edge: InteractionPlan.Edge, border: Point2D, inward: Point2D
  ) {
    func point(_ distance: Double) -> Point2D {
      Point2D(x: border.x + inward.x * distance, y: border.y + inward.y * distance)
    }
    func result(at distance: Double) -> GestureRecognizer.Recognition {
      var pan = recognizer(.edgePan(edge))
      return draw(&pan, from: point(distance), to: point(distance + 100))
    }
    #expect(result(at: 0) == .changed && result(at: 20) == .changed)
    #expect(result(at: 20.5) == .refused(.awayFromEdge))
  }

  @Test func `recognizes a pinch of two fingers and refuses one finger`() {
    var pinch = recognizer(.pinch)
    func touch(_ time: Double, _ phase: TouchEvent.Phase, _ span: Double) -> TouchEvent {
      TouchEvent(
        time: time, phase: phase, position: Point2D(x: 195 - span / 2, y: 400),
        second: Point2D(x: 195 + span / 2, y: 400))
    }
    #expect(pinch.handle(touch(0, .began, 200)) == .possible)
    #expect(pinch.handle(touch(0.01, .moved, 195)) == .possible)
    #expect(pinch.handle(touch(0.02, .moved, 190)) == .recognized)
    #expect(pinch.gestureState.scale == 1)
    #expect(pinch.handle(touch(0.03, .moved, 95)) == .changed)
    #expect(abs(pinch.gestureState.scale - 0.5) < 1e-12)
    #expect(pinch.gestureState.distance == -95)
    #expect(pinch.gestureState.speed < 0)
    #expect(pinch.gestureState.translation == .zero)
    #expect(pinch.handle(touch(0.04, .ended, 95)) == .ended)
    var one = recognizer(.pinch)
    #expect(
      one.handle(TouchEvent(time: 0, phase: .began, position: .zero)) == .refused(.oneFinger))
  }

  @Test func `recognizes an overscroll only past the end of the content`() {
    let scroll = ScrollPosition(
      offset: Point2D(x: 0, y: 40), size: Self.size, content: Size2D(width: 390, height: 2000))
    var top = recognizer(.overscroll(.top))
    let start = Point2D(x: 195, y: 300)
    // Forty points of content come first; then it is past its top.
    #expect(draw(&top, from: start, to: Point2D(x: 195, y: 340), scroll: scroll) == .possible)
    #expect(draw(&top, from: start, to: Point2D(x: 195, y: 400), scroll: scroll) == .changed)
    // Recognized at fifty points, the first step past the top.
    #expect(abs(top.gestureState.distance - 50) < 1e-9)
    var bottom = recognizer(.overscroll(.bottom))
    #expect(draw(&bottom, from: start, to: Point2D(x: 195, y: 400), scroll: scroll) == .possible)
    var without = recognizer(.overscroll(.top))
    #expect(draw(&without, from: start, to: Point2D(x: 195, y: 400)) == .possible)
  }

  @Test(arguments: [false, true])
  func `recognizes an overscroll at the end that the direction of reading gives`(
    isRightToLeft: Bool
  ) {
    // Scrolled content lies at positive offsets, or from right to left at negative ones.
    let scrolled = isRightToLeft ? -1.0 : 1
    func recognition(_ gesture: InteractionPlan.Gesture, at offset: Double)
      -> GestureRecognizer.Recognition
    {
      var recognizer = recognizer(gesture, isRightToLeft: isRightToLeft)
      let scroll = ScrollPosition(
        offset: Point2D(x: offset * scrolled, y: 0), size: Self.size,
        content: Size2D(width: 1000, height: 844))
      return draw(
        &recognizer, from: Point2D(x: 195, y: 300), to: Point2D(x: 195 + 100 * scrolled, y: 300),
        scroll: scroll)
    }
    #expect(recognition(.overscroll(.leading), at: 0) == .possible)
    #expect(recognition(.overscroll(.leading), at: 30) == .possible)
    #expect(recognition(.overscroll(.leading), at: -30) == .changed)
    #expect(recognition(.overscroll(.trailing), at: 30) == .possible)
  }

  @Test func `measures velocity over the last tenth of a second`() {
    var pan = recognizer(.pan(.any))
    // Slow for a second, then 600 points per second with a jitter that least squares evens out.
    _ = pan.handle(TouchEvent(time: 0, phase: .began, position: .zero))
    for step in 1...100 {
      _ = pan.handle(
        TouchEvent(
          time: Double(step) / 100, phase: .moved, position: Point2D(x: Double(step), y: 0)))
    }
    #expect(abs(pan.gestureState.velocity.x - 100) < 1e-6)
    for step in 1...12 {
      let jitter: Double = step.isMultiple(of: 2) ? 0.5 : -0.5
      _ = pan.handle(
        TouchEvent(
          time: 1 + Double(step) / 100, phase: .moved,
          position: Point2D(x: 100 + 6 * Double(step) + jitter, y: 0)))
    }
    #expect(abs(pan.gestureState.velocity.x - 600) < 15)
    // A finger that rests before it lifts has no speed.
    #expect(
      pan.handle(TouchEvent(time: 1.5, phase: .ended, position: Point2D(x: 172, y: 0))) == .ended)
    #expect(pan.gestureState.velocity == .zero)
  }

  @Test func `ignores events without a touch and positions that are not finite`() {
    var pan = recognizer(.pan(.any))
    #expect(pan.handle(TouchEvent(time: 0, phase: .moved, position: .zero)) == .ignored)
    #expect(pan.handle(TouchEvent(time: 1, phase: .ended, position: .zero)) == .ignored)
    #expect(
      draw(&pan, from: Point2D(x: .infinity, y: 0), to: Point2D(x: 100, y: .nan)) != .changed)
    #expect(draw(&pan, from: .zero, to: Point2D(x: 100, y: 0)) == .changed)
  }
}
