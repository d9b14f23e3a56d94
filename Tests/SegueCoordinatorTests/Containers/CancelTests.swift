import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

@Suite("Cancelling and resizing")
struct CancelTests {
  /// An operation, and what has to be there before it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prepare: @Sendable (World) -> Void
    let begin: @Sendable (World) -> Void
    let cancel: @Sendable (World) -> Bool
  }

  private static var source: TransitionOptions {
    TransitionOptions(source: "cell", siblings: ["title"])
  }
  private static var sheet: TransitionOptions {
    TransitionOptions(preset: "sheet", source: "cell")
  }

  static let rows = [
    Row(
      testDescription: "push", prepare: { _ in },
      begin: { $0.stacks[0].push(World.screen("Detail"), source) },
      cancel: { $0.stacks[0].cancelTransition() }),
    Row(
      testDescription: "pop", prepare: { $0.stacks[0].push(World.screen("Detail"), source) },
      begin: { $0.stacks[0].pop() }, cancel: { $0.stacks[0].cancelTransition() }),
    Row(
      testDescription: "tab", prepare: { _ in }, begin: { $0.tabs.select(1) },
      cancel: { $0.tabs.cancelTransition() }),
    Row(
      testDescription: "present full screen", prepare: { _ in },
      begin: { $0.window.present(World.screen("Cover"), source) },
      cancel: { $0.window.cancelTransition() }),
    Row(
      testDescription: "dismiss full screen", prepare: { $0.window.present(World.screen("Cover")) },
      begin: { $0.window.dismiss() }, cancel: { $0.window.cancelTransition() }),
    Row(
      testDescription: "present over context", prepare: { _ in },
      begin: { $0.window.present(World.screen("Sheet"), sheet) },
      cancel: { $0.window.cancelTransition() }),
    Row(
      testDescription: "dismiss over context",
      prepare: { $0.window.present(World.screen("Sheet"), sheet) },
      begin: { $0.window.dismiss() }, cancel: { $0.window.cancelTransition() }),
  ]

  private static func applyUnusualStates(_ world: World) {
    for name in ["cell", "title"] {
      world.stacks[0].shownScreen?.view?.element(name)?.update {
        $0.opacity = 0.1 + 0.2
        $0.components.rotation.z = 1.0 / 3
        $0.anchorPoint = Point2D(x: 0.3, y: 0.6)
      }
    }
  }

  @Test(
    "Cancelling at any time restores every state exactly and reports the cancellation",
    arguments: rows, [0, 0.001, 0.125, 0.25, 0.37, 0.4999])
  func cancelled(row: Row, after seconds: Double) {
    let world = World()
    Self.applyUnusualStates(world)
    row.prepare(world)
    world.session.finishAll()
    let (states, hierarchy) = (world.states, world.hierarchy)
    row.begin(world)
    world.session.advance(by: seconds)
    #expect(world.states != states)
    #expect(row.cancel(world))
    #expect(world.states == states)
    #expect(world.hierarchy == hierarchy)
    #expect(world.session.log.entries.last?.event == .animationEnded(false))
    #expect(!row.cancel(world))
    row.begin(world)
    world.session.finishAll()
    #expect(!world.session.isTransitioning)
    #expect(world.session.log.entries.contains { $0.event == .completeTransition(true) })
    #expect(world.hierarchy != hierarchy)
  }

  @Test(
    "A rotation during a transition ends in the layout of the new size", arguments: rows,
    [true, false])
  func rotated(row: Row, finishes: Bool) {
    let (turned, straight) = (World(), World())
    for world in [turned, straight] {
      row.prepare(world)
      world.session.finishAll()
    }
    let wide = Rect2D(x: 0, y: 0, width: 844, height: 390)
    row.begin(turned)
    turned.session.advance(by: 0.2)
    turned.window.lay(out: wide)
    #expect(turned.session.log.entries.last?.event == .laidOutAgain(seconds: 0.5))
    turned.session.advance(by: 0.2)
    if finishes { turned.session.finishAll() } else { _ = row.cancel(turned) }

    straight.window.lay(out: wide)
    if finishes { row.begin(straight) }
    straight.session.finishAll()
    #expect(turned.hierarchy == straight.hierarchy)
    #expect(turned.states == straight.states)
  }

  @Test("A rotation does not change when the transition ends")
  func progressStays() {
    let world = World()
    let push = world.stacks[0].push(World.screen("Detail"))
    world.session.advance(by: 0.2)
    world.window.lay(out: Rect2D(x: 0, y: 0, width: 844, height: 390))
    world.session.advance(by: 0.29)
    #expect(!world.eventDescriptions(push).contains("complete transition: true"))
    world.session.advance(by: 0.011)
    #expect(world.eventDescriptions(push).contains("complete transition: true"))
  }
}
