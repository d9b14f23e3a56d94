import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

@Suite("Containers")
struct ContainerTests {
  @Test("Pushes, presentations and tab changes nest in the view hierarchy")
  func nested() {
    let world = World()
    #expect(world.hierarchy == "window(Tabs(FeedStack(Feed(cell title))))")
    world.stacks[0].push(HeadlessScreen(name: "Detail"), TransitionOptions(source: "cell"))
    world.session.finishAll()
    world.window.present(HeadlessScreen(name: "Sheet"), TransitionOptions(preset: "sheet"))
    #expect(world.hierarchy == "window(Tabs(FeedStack(Detail)) presentation(Sheet))")
    world.session.finishAll()
    world.window.present(HeadlessScreen(name: "Cover"))
    #expect(
      world.hierarchy == "window(Tabs(FeedStack(Detail)) presentation presentation(Sheet Cover))")
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(FeedStack(Detail)) presentation presentation(Cover))")
    world.window.dismiss()
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(FeedStack(Detail)) presentation(Sheet))")
    world.tabs.select(1)
    world.window.dismiss()
    world.session.finishAll()
    #expect(world.hierarchy == "window(Tabs(SearchStack(Search(cell title))))")
  }

  @Test("The presenter has its while-presented state only while it is covered")
  func whilePresented() {
    let world = World()
    let before = world.states
    world.window.present(HeadlessScreen(name: "Sheet"), TransitionOptions(preset: "sheet"))
    world.session.finishAll()
    #expect(world.tabs.view?.layer.opacity == 0.5)
    world.window.dismiss()
    world.session.advance(by: 0.3)
    world.window.cancelTransition()
    #expect(world.tabs.view?.layer.opacity == 0.5)
    world.window.dismiss()
    world.session.finishAll()
    #expect(world.states == before)
  }

  @Test(
    "A presented screen has the preset's corner radius while presented and its own before and after"
  )
  func presentedCorners() {
    for isAnimated in [true, false] {
      let world = World()
      let sheet = HeadlessScreen(name: "Sheet")
      sheet.view?.update { $0.cornerRadius = 3 }
      func corners() -> [Double] {
        let layer = sheet.view?.layer ?? LayerState(frame: .zero)
        return [layer.cornerRadius, layer.masksToBounds ? 1 : 0]
      }
      let options = TransitionOptions(preset: "sheet", isAnimated: isAnimated)
      world.window.present(sheet, options)
      if world.window.cancelTransition() { #expect(corners() == [3, 0]) }
      world.window.present(sheet, options)
      world.session.finishAll()
      #expect(corners() == [20, 1])
      world.window.lay(out: Rect2D(x: 0, y: 0, width: 844, height: 390))
      #expect(corners() == [20, 1])
      world.window.dismiss()
      if world.window.cancelTransition() { #expect(corners() == [20, 1]) }
      world.window.dismiss()
      world.session.finishAll()
      #expect(corners() == [3, 0])
    }
  }

  @Test("A pop uses the preset of its push unless it names another")
  func wayBack() {
    let world = World()
    world.stacks[0].push(
      HeadlessScreen(name: "Detail"), TransitionOptions(preset: "calm", source: "cell"))
    world.session.finishAll()
    let back = world.stacks[0].pop()
    world.session.finishAll()
    #expect(world.eventDescriptions(back)[1] == "animation controller? calm by tracks")
    world.stacks[0].push(HeadlessScreen(name: "Detail"), TransitionOptions(preset: "calm"))
    world.session.finishAll()
    let other = world.stacks[0].pop(TransitionOptions(preset: "restless"))
    #expect(
      world.eventDescriptions(other)[1] == "animation controller? restless by restless (built in)")
  }

  @Test("A navigation stack queues requests made during a transition and runs them in order")
  func queue() {
    let world = World()
    var outcomes: [String] = []
    func options(_ name: String) -> TransitionOptions {
      TransitionOptions(completion: { outcomes.append("\(name) \($0)") })
    }
    for name in ["A", "B", "C"] {
      world.stacks[0].push(HeadlessScreen(name: name), options(name))
    }
    let pop = world.stacks[0].pop(options("pop"))
    #expect(pop == .queued(4))
    world.session.advance(by: 1.75)
    #expect(world.stacks[0].controllers.map(\.name) == ["Feed", "A", "B", "C"])
    #expect(outcomes == ["A true", "B true", "C true"])
    world.stacks[0].cancelTransition()
    #expect(outcomes.last == "pop false")
    #expect(world.hierarchy == "window(Tabs(FeedStack(C)))")
    #expect(!world.session.isTransitioning)
  }

  @Test("A presentation or dismissal is refused while a presentation runs")
  func refusal() {
    let world = World()
    world.window.present(HeadlessScreen(name: "Sheet"))
    #expect(
      world.window.present(HeadlessScreen(name: "Other")) == .refused(2, .presentationRunning))
    #expect(world.window.dismiss() == .refused(3, .presentationRunning))
    world.session.finishAll()
    #expect(world.window.presented.map(\.name) == ["Sheet"])
  }

  @Test("Selecting a tab during a transition completes that transition")
  func takeover() {
    let world = World()
    let first = world.tabs.select(1)
    world.session.advance(by: 0.1)
    let second = world.tabs.select(0)
    #expect(world.eventDescriptions(first).contains("complete transition: true"))
    world.session.finishAll()
    #expect(world.eventDescriptions(second).last == "did select 0")
    #expect(world.tabs.selectedIndex == 0)
  }

  /// A change that cannot be made, and why.
  struct Impossible: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let refusal: Refusal
    let change: @Sendable (World) -> ChangeResult
  }

  static let impossible = [
    Impossible(testDescription: "pop at the root", refusal: .atRoot) { $0.stacks[0].pop() },
    Impossible(testDescription: "dismiss with nothing presented", refusal: .nothingPresented) {
      $0.window.dismiss()
    },
    Impossible(testDescription: "push the same screen", refusal: .alreadyInStack) {
      $0.stacks[0].push($0.stacks[0].top)
    },
    Impossible(testDescription: "push a screen of another stack", refusal: .hasParent) {
      $0.stacks[0].push($0.stacks[1].top)
    },
    Impossible(testDescription: "push a stack on itself", refusal: .hasParent) {
      $0.stacks[0].push($0.stacks[0])
    },
    Impossible(testDescription: "present what is in a tab bar", refusal: .hasParent) {
      $0.window.present($0.stacks[1])
    },
    Impossible(testDescription: "the same tab", refusal: .alreadySelected) { $0.tabs.select(0) },
    Impossible(testDescription: "a tab that is not there", refusal: .noSuchTab) {
      $0.tabs.select(7)
    },
    Impossible(testDescription: "a tab below the first", refusal: .noSuchTab) {
      $0.tabs.select(-1)
    },
  ]

  @Test(
    "An impossible change is refused with its reason and changes nothing", arguments: impossible)
  func refused(row: Impossible) {
    let world = World()
    let before = world.hierarchy
    #expect(row.change(world) == .refused(1, row.refusal))
    #expect(
      world.eventDescriptions(.refused(1, row.refusal)).last == "refused: \(row.refusal.rawValue)")
    world.session.finishAll()
    #expect(world.hierarchy == before)
  }

  /// A push that no animator can show, and what the log says of it.
  struct UnanimatedPush: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let world: @Sendable () -> World
    var screen: @Sendable () -> HeadlessScreen = { HeadlessScreen(name: "Detail") }
    var isAnimated = true
    let reason: UnanimatedReason
  }

  static let unanimatedPushes = [
    UnanimatedPush(
      testDescription: "an animator that fails", world: { World(preset: "failing") },
      reason: .failed(AnimatorFailure("no luck"))),
    UnanimatedPush(
      testDescription: "a timeline that never ends", world: { World(preset: "endless") },
      reason: .failed(AnimatorFailure("the timeline of 'endless' never ends"))),
    UnanimatedPush(
      testDescription: "no preset", world: { World(preset: "nothing") }, reason: .noAnimator),
    UnanimatedPush(
      testDescription: "no extent", world: { World(size: .zero) }, reason: .empty),
    UnanimatedPush(
      testDescription: "a size that is not a number",
      world: { World(size: Size2D(width: .nan, height: 100)) }, reason: .empty),
    UnanimatedPush(
      testDescription: "a missing view", world: { World() },
      screen: { HeadlessScreen(withoutView: "Detail") }, reason: .noView(.to)),
    UnanimatedPush(
      testDescription: "not animated", world: { World() },
      isAnimated: false, reason: .asRequested),
  ]

  @Test(
    "A change that cannot be animated is made immediately and logs the reason",
    arguments: unanimatedPushes)
  func unanimated(row: UnanimatedPush) {
    let world = row.world()
    var outcomes: [Bool] = []
    let options = TransitionOptions(
      source: "nowhere", isAnimated: row.isAnimated, completion: { outcomes.append($0) })
    let push = world.stacks[0].push(row.screen(), options)
    #expect(world.session.log.events(of: push.change).contains(.unanimated(row.reason)))
    #expect(
      world.eventDescriptions(push).suffix(2) == ["complete transition: true", "did show Detail"])
    #expect(outcomes == [true])
    #expect(world.stacks[0].top.name == "Detail")
    world.stacks[0].pop()
    world.session.finishAll()
    #expect(world.stacks[0].top.name == "Feed")
    #expect(world.hierarchy == "window(Tabs(FeedStack(Feed(cell title))))")
  }

  @Test("An unknown preset is noted, and the rules select another")
  func unknown() {
    let world = World()
    let push = world.stacks[0].push(
      HeadlessScreen(name: "Detail"), TransitionOptions(preset: "restles", source: "nowhere"))
    #expect(world.eventDescriptions(push).contains("note: there is no preset 'restles'"))
    #expect(
      world.eventDescriptions(push).contains(
        "animation controller? restless by restless (built in)"))
    world.session.finishAll()
    #expect(world.stacks[0].top.name == "Detail")
  }

  @Test("A stack can hold two screens with the same name")
  func sameName() {
    let world = World()
    world.stacks[0].push(HeadlessScreen(name: "Feed"))
    world.session.finishAll()
    #expect(world.stacks[0].controllers.map(\.name) == ["Feed", "Feed"])
  }

  @Test("A completion handler can request the next change")
  func reentrant() {
    let world = World()
    let stack = world.stacks[0]
    stack.push(
      HeadlessScreen(name: "A"),
      TransitionOptions(completion: { _ in stack.push(HeadlessScreen(name: "C")) }))
    stack.push(HeadlessScreen(name: "B"))
    world.session.finishAll()
    #expect(stack.controllers.map(\.name) == ["Feed", "A", "B", "C"])
  }

  @Test("A push completes even if its stack is dismissed meanwhile")
  func sentAway() {
    let world = World()
    var outcome: Bool?
    do {
      let stack = NavigationStack(
        name: "Inner", root: HeadlessScreen(name: "Root"), in: world.session)
      world.window.present(stack, TransitionOptions(isAnimated: false))
      stack.push(HeadlessScreen(name: "Late"), TransitionOptions(completion: { outcome = $0 }))
      world.window.dismiss(TransitionOptions(isAnimated: false))
    }
    #expect(outcome == nil)
    world.session.finishAll()
    #expect(outcome == true)
  }
}
