import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueCoordinator

/// The distance along and across a gesture's axis.
@Suite struct GestureAxisTests {
  private func state(
    _ gesture: InteractionPlan.Gesture, x: Double, y: Double, isRightToLeft: Bool = false
  ) -> GestureState {
    let frame = Rect2D(x: 0, y: 0, width: 400, height: 800)
    var stage = Stage(
      operation: .push, container: Stage.Container(size: frame.size),
      from: Stage.Screen(name: "a", frame: frame), to: Stage.Screen(name: "b", frame: frame))
    stage.traits.isRightToLeft = isRightToLeft
    let point = Point2D(x: x, y: y)
    return gesture.state(
      translation: point, velocity: Point2D(x: 10 * x, y: 10 * y), on: stage)
  }

  @Test(arguments: [
    (InteractionPlan.Gesture.edgePan(.leading), false, 30.0, 40.0),
    (.edgePan(.leading), true, -30, 40), (.edgePan(.trailing), false, -30, 40),
    (.pan(.down), false, 40, 30), (.pan(.down), true, 40, -30), (.pan(.up), false, -40, 30),
    (.pan(.up), true, -40, -30), (.overscroll(.top), false, 40, 30),
  ])
  func `across is downward or toward the trailing edge`(
    gesture: InteractionPlan.Gesture, isRightToLeft: Bool, along: Double, across: Double
  ) {
    let state = state(gesture, x: 30, y: 40, isRightToLeft: isRightToLeft)
    #expect((state.distance, state.across) == (along, across))
    #expect((state.speed, state.acrossSpeed) == (10 * along, 10 * across))
  }

  @Test func `mirrored movements of mirrored gestures measure the same`() {
    for gesture in [
      InteractionPlan.Gesture.edgePan(.leading), .pan(.down), .pan(.any), .pan(.trailing),
    ] {
      for step in 0..<36 {
        let (x, y) = (50 * LibM.cos(Double(step)), 50 * LibM.sin(Double(step)))
        let plain = state(gesture, x: x, y: y)
        let mirrored = state(gesture, x: -x, y: y, isRightToLeft: true)
        #expect(abs(plain.distance - mirrored.distance) < 1e-9)
        #expect(abs(plain.across - mirrored.across) < 1e-9)
        #expect(abs(LibM.hypot(plain.distance, plain.across) - 50) < 1e-9)
      }
    }
  }
}
