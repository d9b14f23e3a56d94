import SegueCoordinator
import SegueScenes
import SegueCatalog
import SegueTimeline
import Synchronization
import Testing

/// A delegate that remembers the stages that its animator is asked with.
private final class StageRecorder: TransitionDelegate, Animator {
  let description = AnimatorDescription(id: "keeper", version: Version(1))
  private let kept = Mutex<[Stage]>([])

  var stages: [Stage] { kept.withLock { $0 } }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    kept.withLock { $0.append(stage) }
    return try StillAnimator("keeper").timeline(for: stage, parameters: parameters)
  }

  private var selector: AnimatorSelector {
    AnimatorSelector(
      registry: .fixture(
        [.fixture("keeper", Operation.allCases, by: ["keeper"])],
        rules: Operation.allCases.map { Rule(operation: $0, preset: "keeper") }, animators: [self]))
  }

  func animationController(for request: MatchRequest) -> AnimationController? {
    selector.animationController(for: request)
  }

  func interactionController(
    for animation: AnimationController, isInteractive: Bool
  ) -> InteractionPlan? { nil }

  func presentationController(
    for animation: AnimationController?, on stage: Stage
  ) -> PresentationController {
    selector.presentationController(for: animation, on: stage)
  }
}

@Suite("Stages passed to the animator")
struct DirectionTests {
  @Test(
    "The direction follows the operation or index and is negated in right-to-left",
    arguments: [1.0, -1])
  func direction(sign: Double) {
    let keeper = StageRecorder()
    let session = HeadlessSession(
      delegate: keeper, traits: Stage.Traits(isRightToLeft: sign < 0))
    let stack = NavigationStack(name: "Stack", root: HeadlessScreen(name: "A"), in: session)
    let tabs = TabBar(
      name: "Tabs", first: stack, others: [HeadlessScreen(name: "B"), HeadlessScreen(name: "C")],
      in: session)
    let window = PresentationChain(
      size: Size2D(width: 100, height: 200), root: tabs, in: session)
    let changes: [() -> Void] = [
      { stack.push(HeadlessScreen(name: "D")) }, { stack.pop() }, { tabs.select(2) },
      { tabs.select(1) }, { window.present(HeadlessScreen(name: "E")) }, { window.dismiss() },
    ]
    for change in changes {
      change()
      session.finishAll()
    }
    #expect(keeper.stages.map(\.operation) == [.push, .pop, .tab, .tab, .present, .dismiss])
    #expect(keeper.stages.map { $0.direction * sign } == [1, -1, 1, -1, 1, -1])
    #expect(keeper.stages.map(\.from.name) == ["A", "D", "A", "C", "B", "E"])
    #expect(keeper.stages.map(\.to.name) == ["D", "A", "C", "B", "E", "B"])
  }

  @Test(
    "Elements are in container coordinates and the same for push and pop, and missing ones are left out"
  )
  func elements() throws {
    let keeper = StageRecorder()
    let session = HeadlessSession(delegate: keeper)
    let feed = HeadlessScreen(
      name: "Feed",
      elements: [
        ("cell", Rect2D(x: 10, y: 20, width: 30, height: 40)),
        ("other", Rect2D(x: 50, y: 20, width: 30, height: 40)),
        ("navigation-bar", Rect2D(x: 0, y: 0, width: 100, height: 44)), ("empty", .zero),
      ])
    let detail = HeadlessScreen(
      name: "Detail", elements: [("hero", Rect2D(x: 0, y: 44, width: 100, height: 50))])
    let stack = NavigationStack(name: "Stack", root: feed, in: session)
    stack.lay(out: Rect2D(x: 0, y: 0, width: 100, height: 200))
    stack.push(
      detail,
      TransitionOptions(source: "cell", destination: "hero", siblings: ["other", "gone"]))
    session.finishAll()
    stack.pop()
    session.finishAll()
    #expect(keeper.stages.count == 2)
    for stage in keeper.stages {
      #expect(stage.source?.frame == Rect2D(x: 10, y: 20, width: 30, height: 40))
      #expect(stage.destination?.frame == Rect2D(x: 0, y: 44, width: 100, height: 50))
      #expect(stage.siblings.map(\.frame.minX) == [50])
    }
    let push = try #require(keeper.stages.first)
    #expect(push.fromBars.navigation?.frame.height == 44)
    #expect(push.toBars.navigation == nil)
    #expect(push.elements["cell"]?.to == nil)
    #expect(push.elements["empty"]?.from == nil)
  }
}
