import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

@Suite struct `Container gestures` {
  private final class Outcomes {
    var told: [Bool] = []
  }

  /// A stack with a screen pushed, and what the next pop is told.
  private func stack() -> (HeadlessSession, NavigationStack, Outcomes) {
    let session = HeadlessSession(delegate: ShippedPresets.selector)
    let stack = NavigationStack(name: "Stack", root: HeadlessScreen(name: "Feed"), in: session)
    stack.lay(out: Rect2D(x: 0, y: 0, width: 390, height: 844))
    let outcomes = Outcomes()
    stack.push(
      HeadlessScreen(name: "Detail"),
      TransitionOptions(preset: "parallax-push") { outcomes.told.append($0) })
    session.finishAll()
    outcomes.told = []
    return (session, stack, outcomes)
  }

  /// Draws a finger from the leading edge; it stays down.
  private func draw(
    _ stack: NavigationStack, to x: Double, from time: Double
  ) -> InteractionState {
    var state = stack.handle(
      TouchEvent(time: time, phase: .began, position: Point2D(x: 4, y: 400)))
    for step in 1...24 {
      let t = Double(step) / 24
      state = stack.handle(
        TouchEvent(
          time: time + 0.3 * t, phase: .moved, position: Point2D(x: 4 + (x - 4) * t, y: 400)))
    }
    return state
  }

  private func lift(
    _ stack: NavigationStack, at x: Double, _ time: Double, taken: Bool = false
  ) -> InteractionState {
    _ = stack.handle(TouchEvent(time: time - 0.001, phase: .moved, position: Point2D(x: x, y: 400)))
    return stack.handle(
      TouchEvent(time: time, phase: taken ? .cancelled : .ended, position: Point2D(x: x, y: 400)))
  }

  @Test func `a back swipe released early restores everything, and another one can finish`() {
    let (session, stack, _) = stack()
    let before = (stack.view?.description, stack.top.view?.layer)
    let start = session.time
    #expect(draw(stack, to: 100, from: start) == .changing)
    #expect(stack.view?.description != before.0)
    #expect(stack.top.view?.layer != before.1)
    #expect(lift(stack, at: 100, start + 0.6) == .cancelling)
    session.finishAll()
    #expect(stack.view?.description == before.0)
    #expect(stack.top.view?.layer == before.1)
    #expect(stack.controllers.count == 2)
    #expect(session.log.entries.last?.event == .animationEnded(false))
    // At once again, and all the way.
    let again = session.time
    _ = draw(stack, to: 300, from: again)
    #expect(lift(stack, at: 300, again + 0.6) == .finishing)
    session.finishAll()
    #expect(stack.controllers.map(\.name) == ["Feed"])
    #expect(stack.view?.description == "Stack(Feed)")
  }

  @Test(arguments: [0.05, .infinity, .nan])
  func `a touch that arrives late takes back nothing that was shown`(delay: Double) {
    let (session, stack, _) = stack()
    let start = session.time
    _ = draw(stack, to: 100, from: start)
    #expect(lift(stack, at: 100, start + 0.6) == .cancelling)
    session.advance(to: start + 0.7)
    let shown = stack.top.view?.layer
    _ = stack.handle(
      TouchEvent(
        time: start + 0.7 - delay, phase: .began, position: Point2D(x: 100, y: 400)))
    #expect(stack.top.view?.layer == shown)
    #expect(session.time == start + 0.7)
    _ = stack.handle(
      TouchEvent(time: .nan, phase: .ended, position: Point2D(x: 100, y: 400)))
    session.finishAll()
    #expect(session.log.entries.last?.event == .animationEnded(false))
    #expect(stack.controllers.count == 2)
  }

  @Test func `delegate calls follow UIKit's order`() {
    let (session, stack, _) = stack()
    let start = session.time
    let first = session.log.entries.count
    _ = draw(stack, to: 300, from: start)
    _ = lift(stack, at: 300, start + 0.6)
    session.finishAll()
    let story = session.log.entries.dropFirst(first).map(\.event.description)
    #expect(
      story == [
        "requested: pop", "animation controller? parallax-push by tracks",
        "interaction controller? a gesture", "will show Feed", "start interactive transition",
        "animate transition: 0.5 s", "gesture: began",
        "gesture: finish 'projected(after) > commit' is true → finished",
        "complete transition: true", "animation ended: true", "did show Feed",
      ])
  }

  @Test func `a push requested during a gesture waits until the gesture ends`() {
    let (session, stack, _) = stack()
    let start = session.time
    _ = draw(stack, to: 120, from: start)
    let push = stack.push(HeadlessScreen(name: "Other"), TransitionOptions(preset: "crossfade"))
    #expect(push == .queued(push.change))
    session.advance(by: 5)
    #expect(stack.top.name == "Detail")
    _ = lift(stack, at: 120, session.time + 0.2)
    session.finishAll()
    #expect(stack.controllers.map(\.name) == ["Feed", "Detail", "Other"])
  }

  @Test func `selecting a tab during a gesture cancels the gesture's transition`() {
    let (session, tabs) = tabBar()
    // There is no tab before the first.
    tabs.handle(TouchEvent(time: 0, phase: .began, position: Point2D(x: 100, y: 400)))
    #expect(
      tabs.handle(TouchEvent(time: 0.1, phase: .moved, position: Point2D(x: 200, y: 400)))
        == .possible)
    tabs.handle(TouchEvent(time: 0.2, phase: .ended, position: Point2D(x: 200, y: 400)))

    tabs.handle(TouchEvent(time: 1, phase: .began, position: Point2D(x: 300, y: 400)))
    tabs.handle(TouchEvent(time: 1.1, phase: .moved, position: Point2D(x: 250, y: 400)))
    #expect(
      tabs.handle(TouchEvent(time: 1.2, phase: .moved, position: Point2D(x: 100, y: 400)))
        == .changing)
    tabs.select(2, TransitionOptions(preset: "crossfade"))
    #expect(session.log.entries.map(\.event).contains(.interaction(.interrupted)))
    #expect(session.log.entries.map(\.event).contains(.completeTransition(false)))
    session.finishAll()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.view?.description == "Tabs(C)")
    // The finger that is still down does nothing any more.
    tabs.handle(TouchEvent(time: 9, phase: .moved, position: Point2D(x: 10, y: 400)))
    tabs.handle(TouchEvent(time: 9.1, phase: .ended, position: Point2D(x: 10, y: 400)))
    session.finishAll()
    #expect(tabs.selectedIndex == 2)
  }

  private func tabBar() -> (HeadlessSession, TabBar) {
    let session = HeadlessSession(delegate: ShippedPresets.selector)
    let tabs = TabBar(
      name: "Tabs", first: HeadlessScreen(name: "A"),
      others: [HeadlessScreen(name: "B"), HeadlessScreen(name: "C")], in: session)
    tabs.gestureOptions = TransitionOptions(preset: "tab-slide")
    tabs.lay(out: Rect2D(x: 0, y: 0, width: 390, height: 844))
    return (session, tabs)
  }

  @Test func `a small movement the other way does not prevent a gesture from beginning`() {
    let (session, tabs) = tabBar()
    tabs.handle(TouchEvent(time: 0, phase: .began, position: Point2D(x: 300, y: 400)))
    tabs.handle(TouchEvent(time: 0.01, phase: .moved, position: Point2D(x: 301, y: 400)))
    #expect(
      tabs.handle(TouchEvent(time: 0.1, phase: .moved, position: Point2D(x: 280, y: 400)))
        == .began)
    tabs.handle(TouchEvent(time: 0.2, phase: .moved, position: Point2D(x: 20, y: 400)))
    tabs.handle(TouchEvent(time: 0.3, phase: .ended, position: Point2D(x: 20, y: 400)))
    session.finishAll()
    #expect(tabs.selectedIndex == 1)
  }

  @Test
  func
    `a finger whose transition was replaced does not control the next one, but a new touch does`()
  {
    let (session, tabs) = tabBar()
    tabs.handle(TouchEvent(time: 0, phase: .began, position: Point2D(x: 300, y: 400)))
    tabs.handle(TouchEvent(time: 0.1, phase: .moved, position: Point2D(x: 280, y: 400)))
    #expect(
      tabs.handle(TouchEvent(time: 0.2, phase: .moved, position: Point2D(x: 100, y: 400)))
        == .changing)
    tabs.select(2, TransitionOptions(preset: "tab-slide", isCatchable: true))
    #expect(
      tabs.handle(TouchEvent(time: 0.21, phase: .moved, position: Point2D(x: 60, y: 400)))
        == .finishing)
    // Another one catches it, and leads it by the way that it has gone itself.
    #expect(
      tabs.handle(TouchEvent(time: 0.25, phase: .began, position: Point2D(x: 200, y: 400)))
        == .changing)
    let caught = tabs.controllers[0].view?.layer.position.x
    tabs.handle(TouchEvent(time: 0.26, phase: .moved, position: Point2D(x: 200, y: 400)))
    #expect(tabs.controllers[0].view?.layer.position.x == caught)
    tabs.handle(TouchEvent(time: 0.3, phase: .cancelled, position: Point2D(x: 200, y: 400)))
    session.finishAll()
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `no gesture begins at the root or during a push`() {
    let (session, stack, _) = stack()
    stack.pop(TransitionOptions(isAnimated: false))
    #expect(draw(stack, to: 300, from: session.time) == .possible)
    _ = lift(stack, at: 300, session.time + 0.1)
    stack.push(HeadlessScreen(name: "Late"), TransitionOptions(preset: "parallax-push"))
    session.advance(by: 0.01)
    #expect(draw(stack, to: 300, from: session.time) == .possible)
    session.finishAll()
    #expect(stack.controllers.count == 2)
  }

  @Test func `a cancelled dismissal restores the covered presenter's state`() {
    let session = HeadlessSession(delegate: ShippedPresets.selector)
    let root = HeadlessScreen(name: "Product")
    let window = PresentationChain(
      size: Size2D(width: 390, height: 844), root: root, in: session)
    window.present(HeadlessScreen(name: "Options"), TransitionOptions(preset: "depth-sheet"))
    session.finishAll()
    let before = root.view?.layer
    #expect(before?.components.scale.x == 0.8)
    let start = session.time
    window.handle(TouchEvent(time: start, phase: .began, position: Point2D(x: 200, y: 300)))
    for step in 1...20 {
      window.handle(
        TouchEvent(
          time: start + 0.02 * Double(step), phase: .moved,
          position: Point2D(x: 200, y: 300 + 5 * Double(step))))
    }
    #expect(root.view?.layer != before)
    window.handle(
      TouchEvent(time: start + 0.5, phase: .cancelled, position: Point2D(x: 200, y: 400)))
    session.finishAll()
    #expect(root.view?.layer == before)
    #expect(window.presented.map(\.name) == ["Options"])
    window.dismiss()
    session.finishAll()
    #expect(root.view?.layer == LayerState(frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
  }

  @Test func `a gesture continues after a rotation, and cancelling uses the new frames`() {
    let (session, stack, _) = stack()
    let start = session.time
    _ = draw(stack, to: 120, from: start)
    stack.lay(out: Rect2D(x: 0, y: 0, width: 844, height: 390))
    #expect(stack.top.view?.layer.bounds.size == Size2D(width: 844, height: 390))
    _ = lift(stack, at: 120, start + 0.6, taken: true)
    session.finishAll()
    #expect(
      stack.top.view?.layer == LayerState(frame: Rect2D(x: 0, y: 0, width: 844, height: 390)))
    #expect(stack.view?.description == "Stack(Detail)")
  }

  @Test func `a running pop can be caught when its options allow it`() {
    let (session, stack, outcomes) = stack()
    stack.pop(
      TransitionOptions(isCatchable: true) { outcomes.told.append($0) })
    session.advance(by: 0.1)
    let shown = stack.top.view?.layer.components.translation.x ?? 0
    #expect(shown > 0)
    #expect(
      stack.handle(
        TouchEvent(time: session.time, phase: .began, position: Point2D(x: 200, y: 400)))
        == .changing)
    #expect(abs((stack.top.view?.layer.components.translation.x ?? 0) - shown) < 1e-9)
    session.advance(by: 2)
    #expect(abs((stack.top.view?.layer.components.translation.x ?? 0) - shown) < 1e-9)
    #expect(
      stack.handle(
        TouchEvent(time: session.time, phase: .cancelled, position: Point2D(x: 200, y: 400)))
        == .cancelling)
    session.finishAll()
    #expect(stack.controllers.count == 2)
    #expect(outcomes.told == [false])
  }

  @Test func `a rotation during a dismissal keeps the backdrop clear, and cancelling restores it`()
  {
    let session = HeadlessSession(delegate: ShippedPresets.selector)
    let window = PresentationChain(
      size: Size2D(width: 390, height: 844), root: HeadlessScreen(name: "Feed"), in: session)
    window.present(HeadlessScreen(name: "Player"), TransitionOptions(preset: "cell-zoom"))
    session.finishAll()
    let container = window.view?.subviews.last
    #expect(container?.layer.backgroundColor == .black)
    window.dismiss()
    session.advance(by: 0.05)
    #expect(container?.layer.backgroundColor == .clear)
    window.lay(out: Rect2D(x: 0, y: 0, width: 844, height: 390))
    #expect(container?.layer.backgroundColor == .clear)
    #expect(window.cancelTransition())
    #expect(container?.layer.backgroundColor == .black)
    #expect(container?.layer.bounds.size == Size2D(width: 844, height: 390))
  }
}
