// Behavior under test: "Coordinating Multiple Gesture Recognizers", Event Handling Guide for UIKit Apps.

import Testing
import UIKit

@MainActor struct RecognizerTests {
  let screen = Screen("screen")

  private func pan(_ log: Log, _ name: String) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.addAction(standIn: { log.calls.append("\(name) \($0.state)") })
    return pan
  }

  final class Log { var calls: [String] = [] }

  /// Says yes to simultaneous recognition, or no to beginning.
  final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var isSimultaneous = false
    var begins = true
    var receives = true
    weak var mustFail: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === mustFail }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  @Test("a continuous gesture begins, changes and ends")
  func states() {
    let window = window(with: screen)
    let log = Log()
    let pan = pan(log, "pan")
    screen.view.addGestureRecognizer(pan)
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 55, y: 50))
    #expect(pan.state == .possible)
    finger.move(to: CGPoint(x: 70, y: 50))
    finger.move(to: CGPoint(x: 90, y: 60))
    #expect(pan.translation(in: screen.view) == CGPoint(x: 20, y: 10))
    finger.lift()
    #expect(log.calls == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test(
    "the system's cancel, disabling, the background and detaching cancel a gesture",
    arguments: 0..<4)
  func cancelled(way: Int) {
    let window = window(with: screen)
    let log = Log()
    let pan = pan(log, "pan")
    screen.view.addGestureRecognizer(pan)
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 90, y: 50))
    switch way {
    case 0: finger.cancel()
    case 1: pan.isEnabled = false
    case 2: StandIn.enterBackground()
    default: screen.view.removeGestureRecognizer(pan)
    }
    #expect(log.calls == ["pan began", "pan cancelled"])
  }

  @Test("the recognizer that begins first keeps the others from it")
  func first() {
    let window = window(with: screen)
    let log = Log()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.view.addSubview(inner)
    inner.addGestureRecognizer(pan(log, "inner"))
    screen.view.addGestureRecognizer(pan(log, "outer"))
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 90, y: 50))
    finger.lift()
    #expect(log.calls == ["inner began", "inner ended"])
  }

  @Test("two are recognized at once if the delegate of either says so", arguments: [0, 1])
  func simultaneous(who: Int) {
    let window = window(with: screen)
    let log = Log()
    let delegate = Delegate()
    delegate.isSimultaneous = true
    let pans = [pan(log, "a"), pan(log, "b")]
    for pan in pans { screen.view.addGestureRecognizer(pan) }
    pans[who].delegate = delegate
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 90, y: 50))
    #expect(log.calls == ["a began", "b began"])
    finger.lift()
  }

  @Test(
    "one that requires another to fail waits for it, and begins or fails as it fails or begins",
    arguments: [
      true, false,
    ])
  func requirement(edge: Bool) {
    let window = window(with: screen)
    let log = Log()
    let swipe = UIScreenEdgePanGestureRecognizer()
    swipe.edges = .left
    swipe.addAction(standIn: { log.calls.append("edge \($0.state)") })
    let pan = pan(log, "pan")
    pan.require(toFail: swipe)
    screen.view.addGestureRecognizer(pan)
    screen.view.addGestureRecognizer(swipe)
    let finger = StandIn.touch(down: CGPoint(x: edge ? 5 : 200, y: 50), in: window)
    finger.move(to: CGPoint(x: edge ? 60 : 260, y: 50))
    finger.move(to: CGPoint(x: edge ? 70 : 270, y: 50))
    finger.lift()
    let name = edge ? "edge" : "pan"
    #expect(log.calls == ["\(name) began", "\(name) changed", "\(name) ended"])
  }

  @Test("a delegate may require a failure as well, refuse to begin, and refuse a touch")
  func delegates() {
    let window = window(with: screen)
    let log = Log()
    let delegate = Delegate()
    let (a, b) = (pan(log, "a"), pan(log, "b"))
    for recognizer in [a, b] { screen.view.addGestureRecognizer(recognizer) }
    a.delegate = delegate
    delegate.mustFail = b
    func swipe() {
      let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
      finger.move(to: CGPoint(x: 90, y: 50))
      finger.lift()
    }
    swipe()
    #expect(log.calls == ["b began", "b ended"])
    (log.calls, delegate.mustFail, delegate.begins) = ([], nil, false)
    swipe()
    #expect(log.calls == ["b began", "b ended"])
    (log.calls, delegate.begins, delegate.receives) = ([], true, false)
    swipe()
    #expect(log.calls == ["b began", "b ended"])
    (log.calls, delegate.receives) = ([], true)
    swipe()
    #expect(log.calls == ["a began", "a ended"])
  }

  @Test(
    "views hear of touches, and that they are cancelled when a gesture begins, unless it says otherwise",
    arguments: [
      true, false,
    ])
  func views(cancels: Bool) {
    let window = window(with: screen)
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    screen.view.addSubview(view)
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = cancels
    screen.view.addGestureRecognizer(pan)
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 90, y: 50))
    finger.lift()
    #expect(view.calls == (cancels ? ["began", "cancelled"] : ["began", "moved", "ended"]))
  }

  final class TouchView: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  @Test("a tap is recognized when the finger lifts where it was")
  func taps() {
    let window = window(with: screen)
    let log = Log()
    let tap = UITapGestureRecognizer()
    tap.addAction(standIn: { log.calls.append("tap \($0.state) \($0.location(in: nil).x)") })
    screen.view.addGestureRecognizer(tap)
    StandIn.tap(at: CGPoint(x: 30, y: 30), in: window)
    let finger = StandIn.touch(down: CGPoint(x: 30, y: 30), in: window)
    finger.move(to: CGPoint(x: 90, y: 30))
    finger.lift()
    #expect(log.calls == ["tap ended 30.0"])
  }

  @Test("the velocity is that of the last tenth of a second")
  func velocity() {
    let window = window(with: screen)
    var velocity = CGPoint.zero
    let pan = UIPanGestureRecognizer()
    pan.addAction(standIn: { _ in velocity = pan.velocity(in: self.screen.view) })
    screen.view.addGestureRecognizer(pan)
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 100, y: 50), over: 1)
    finger.move(to: CGPoint(x: 200, y: 50), over: 0.2)
    #expect(abs(velocity.x - 500) < 1 && velocity.y == 0)
    finger.lift()
  }

  @Test("two fingers move a pan together, and one that leaves does not jump")
  func twoFingers() {
    let window = window(with: screen)
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 1
    screen.view.addGestureRecognizer(pan)
    let one = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    let two = StandIn.touch(down: CGPoint(x: 150, y: 50), in: window)
    StandIn.move([(one, CGPoint(x: 50, y: 80)), (two, CGPoint(x: 150, y: 80))])
    #expect(pan.state == .began && pan.numberOfTouches == 2)
    StandIn.move([(one, CGPoint(x: 50, y: 90)), (two, CGPoint(x: 150, y: 90))])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
    two.lift()
    #expect(pan.state == .changed && pan.translation(in: nil) == CGPoint(x: 0, y: 10))
    one.move(to: CGPoint(x: 60, y: 90))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 10))
    one.lift()
    #expect(pan.state == .possible)
  }

  @Test("a subclass sets its state, may ignore a touch, and is reset once it is over")
  func subclass() {
    let window = window(with: screen)
    let own = Own()
    screen.view.addGestureRecognizer(own)
    let finger = StandIn.touch(down: CGPoint(x: 50, y: 50), in: window)
    #expect(own.state == .began)
    let second = StandIn.touch(down: CGPoint(x: 60, y: 60), in: window)
    #expect(own.numberOfTouches == 1)
    second.lift()
    finger.lift()
    #expect(own.resets == 1 && own.state == .possible)
  }

  final class Own: UIGestureRecognizer {
    var resets = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard state == .possible else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    override func reset() { resets += 1 }
  }
}
