import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline

/// A window whose root is a tab bar of two navigation stacks, and a delegate that lets everything move.
struct World {
  static let size = Size2D(width: 390, height: 844)

  let session: HeadlessSession
  let stacks: [NavigationStack]
  let tabs: TabBar
  let window: PresentationChain

  /// - Parameters:
  ///   - preset: the preset of every operation's default rule.
  ///   - size: the window's size.
  init(preset: String = "restless", size: Size2D = Self.size, traits: Stage.Traits = Stage.Traits())
  {
    session = HeadlessSession(
      delegate: AnimatorSelector(registry: Self.registry(preset)), traits: traits)
    stacks = ["Feed", "Search"].map { [session] name in
      NavigationStack(
        name: "\(name)Stack", root: Self.screen(name), in: session)
    }
    tabs = TabBar(name: "Tabs", first: stacks[0], others: [stacks[1]], in: session)
    window = PresentationChain(size: size, root: tabs, in: session)
  }

  static func screen(_ name: String) -> HeadlessScreen {
    HeadlessScreen(
      name: name,
      elements: [
        ("cell", Rect2D(x: 16, y: 100, width: 100, height: 80)),
        ("title", Rect2D(x: 0, y: 20, width: 300, height: 30)),
      ])
  }

  private static func registry(_ preset: String) -> Registry {
    var sheet = Preset.fixture("sheet", [.present, .dismiss], by: ["restless"])
    var plan = PresentationPlan()
    plan.style = .overContext
    plan.backdrop = .literal(.black)
    plan.cornerRadius = Expression(constant: 20, type: .number)
    plan.whilePresented = MotionProperty.all.filter { $0.name == "opacity" }.map { property in
      PropertyMotion(
        property: property,
        keyframes: [
          KeyframePlan(offset: 0, value: .numbers([Expression(constant: 0.5, type: .number)]))
        ])
    }
    sheet.presentation = plan
    return .fixture(
      ["restless", "failing", "endless"].map { .fixture($0, Operation.allCases, by: [$0]) } + [
        sheet, .fixture("calm", Operation.allCases),
      ], rules: Operation.allCases.map { Rule(operation: $0, preset: preset) },
      animators: [RestlessAnimator(), FailingAnimator(), EndlessAnimator()])
  }

  /// The events of a change, in words.
  func eventDescriptions(_ changeResult: ChangeResult) -> [String] {
    session.log.events(of: changeResult.change).map(\.description)
  }

  /// All views of the window, and what they show.
  var states: [String: LayerState] {
    var result: [String: LayerState] = [:]
    func visit(_ view: HeadlessView, _ path: String) {
      result[path + view.name] = view.layer
      for child in view.subviews { visit(child, path + view.name + "/") }
    }
    if let view = window.view { visit(view, "") }
    return result
  }

  var hierarchy: String { window.view?.description ?? "" }
}
