import SegueTestSupport
import SegueCoordinator
import SegueScenes
import SegueTimeline
import Testing

/// What the window must hold, given nothing but the outcomes that were reported.
private struct Model {
  var stacks = [["Feed"], ["Search"]]
  var tab = 0
  var presented: [(name: String, isFullScreen: Bool)] = []

  /// The hierarchy as text, at rest.
  var hierarchy: String {
    let stack = tab == 0 ? "FeedStack" : "SearchStack"
    var parts = presented.map { "presentation(\($0.name))" }
    // Full screen takes its presenter out of the hierarchy.
    for (index, screen) in presented.enumerated() where screen.isFullScreen && index > 0 {
      parts[index - 1] = "presentation"
    }
    let root = presented.first?.isFullScreen == true ? [] : ["Tabs(\(stack)(\(top)))"]
    let all = root + parts
    return all.isEmpty ? "window" : "window(\(all.joined(separator: " ")))"
  }

  /// How opaque the root is: a sheet dims it while it covers it.
  var rootOpacity: Double { presented.first?.isFullScreen == false ? 0.5 : 1 }

  private var top: String { stacks[tab].last ?? "" }
}

/// Random requests to a world, each with a note of what was reported of it.
private final class Scenario {
  let world = World()
  private var random: SeededGenerator
  private(set) var model = Model()
  private(set) var outcomes: [Int: [Bool]] = [:]
  private(set) var changeResults: [ChangeResult] = []
  private(set) var cancels = 0
  private var screens = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for (stack, name) in zip(world.stacks, ["Feed", "Search"]) {
      for element in ["cell", "title"] {
        stack.shownScreen?.view?.element(element)?.removeFromSuperview()
      }
      precondition(stack.shownScreen?.name == name)
    }
  }

  /// Makes one random request, or lets some time pass.
  func step() {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<18: push(on: Int.random(in: 0...1, using: &random))
    case ..<34: pop(from: Int.random(in: 0...1, using: &random))
    case ..<46: select(Int.random(in: -1...2, using: &random))
    case ..<56: present()
    case ..<66: dismiss()
    case ..<76: cancel()
    case ..<79: resize()
    case ..<82: world.session.traits.isRightToLeft.toggle()
    case ..<86: world.session.traits.reducesMotion = random.chance(20)
    default: world.session.advance(by: random.pick([0, 0.01, 0.2, 0.5, 0.7]))
    }
  }

  private func push(on index: Int) {
    screens += 1
    let name = "Screen\(screens)"
    submit({ $0.stacks[index].append(name) }) {
      self.world.stacks[index].push(HeadlessScreen(name: name), $0)
    }
  }

  private func pop(from index: Int) {
    submit({ _ = $0.stacks[index].popLast() }) { self.world.stacks[index].pop($0) }
  }

  private func select(_ index: Int) {
    submit({ $0.tab = index }) { self.world.tabs.select(index, $0) }
  }

  private func present() {
    screens += 1
    let name = "Sheet\(screens)"
    let isFullScreen = random.chance(50)
    submit(preset: isFullScreen ? "restless" : "sheet", isAnimated: random.chance(80)) {
      $0.presented.append((name, isFullScreen))
    } request: {
      self.world.window.present(HeadlessScreen(name: name), $0)
    }
  }

  private func dismiss() {
    submit(preset: nil, isAnimated: random.chance(80)) {
      _ = $0.presented.popLast()
    } request: {
      self.world.window.dismiss($0)
    }
  }

  private func cancel() {
    let containers = [
      world.stacks[0].cancelTransition, world.stacks[1].cancelTransition,
      world.tabs.cancelTransition, world.window.cancelTransition,
    ]
    if random.pick(containers)() { cancels += 1 }
  }

  private func resize() {
    let (width, height) =
      random.chance(10)
      ? (0, 0) : random.pick([(390.0, 844.0), (844, 390), (320, 480)])
    world.window.lay(out: Rect2D(x: 0, y: 0, width: width, height: height))
  }

  private func submit(
    _ apply: @escaping (inout Model) -> Void, _ request: (TransitionOptions) -> ChangeResult
  ) {
    let preset = random.pick([nil, nil, nil, "failing", "endless", "missing", "calm"])
    submit(preset: preset, isAnimated: random.chance(85), apply: apply, request: request)
  }

  private func submit(
    preset: String?, isAnimated: Bool, apply: @escaping (inout Model) -> Void,
    request: (TransitionOptions) -> ChangeResult
  ) {
    let number = changeResults.count
    let options = TransitionOptions(
      preset: preset, source: random.chance(30) ? "nowhere" : nil, isAnimated: isAnimated,
      completion: { finished in
        self.outcomes[number, default: []].append(finished)
        if finished { apply(&self.model) }
      })
    changeResults.append(request(options))
  }
}

@Suite("Random requests")
struct ScenarioTests {
  @Test(
    "Every request has one outcome, every transition ends, and the hierarchy matches the outcomes",
    arguments: 0..<20)
  func random(seed: UInt64) {
    let scenario = Scenario(seed: seed)
    for _ in 0..<40 {
      for _ in 0..<15 { scenario.step() }
      scenario.world.session.finishAll()
      #expect(!scenario.world.session.isTransitioning)
      #expect(scenario.world.hierarchy == scenario.model.hierarchy)
      expectRest(scenario.world)
      #expect(scenario.world.tabs.view?.layer.opacity == scenario.model.rootOpacity)
    }
    expectOneOutcomeEach(scenario)
    for changeResult in scenario.changeResults { expectOrder(of: changeResult, in: scenario.world) }
    expectOneAtATime(scenario.world)
    let log = scenario.world.session.log
    #expect(log.entries.contains { $0.event == .completeTransition(false) })
    #expect(log.entries.contains { $0.event == .queued })
  }

  /// No view shows anything but its own state, and no layer of a transition is left.
  private func expectRest(_ world: World) {
    func visit(_ view: HeadlessView) {
      #expect(view.layer == view.restingLayer)
      #expect(view.transients.isEmpty)
      view.subviews.forEach(visit)
    }
    if let window = world.window.view { visit(window) }
    let size = world.window.view?.layoutFrame.size
    for stack in world.stacks where stack.view?.superview != nil {
      #expect(stack.view?.layer.frame.size == size)
      #expect(stack.top.view?.layer.frame.size == size)
      #expect(stack.top.view?.layer.components == .identity)
    }
  }

  private func expectOneOutcomeEach(_ scenario: Scenario) {
    for (number, changeResult) in scenario.changeResults.enumerated() {
      let events = scenario.world.session.log.events(of: changeResult.change)
      let isRefused = events.contains { if case .refused = $0 { true } else { false } }
      #expect(scenario.outcomes[number]?.count ?? 0 == (isRefused ? 0 : 1))
    }
    let cancelled = scenario.outcomes.values.filter { $0 == [false] }
    #expect(cancelled.count == scenario.cancels)
  }

  /// The events of a change come in UIKit's order, each at most once.
  private func expectOrder(of changeResult: ChangeResult, in world: World) {
    let events = world.session.log.events(of: changeResult.change)
    let places = events.compactMap(\.place)
    #expect(places == places.sorted())
    #expect(Set(places).count == places.count)
    #expect(places.first == 0)
    #expect([2, 13, 15, 16].contains(places.last))
  }

  /// Within a container one transition ends before the next begins.
  private func expectOneAtATime(_ world: World) {
    var running: [String: Int] = [:]
    var last = 0.0
    for entry in world.session.log.entries {
      #expect(entry.time >= last)
      last = entry.time
      switch entry.event {
      case .animateTransition:
        #expect(running[entry.container] == nil)
        running[entry.container] = entry.change
      case .animationEnded:
        #expect(running[entry.container] == entry.change)
        running[entry.container] = nil
      default: break
      }
    }
    #expect(running.isEmpty)
  }
}

extension TransitionEvent {
  /// The place in the order of section 5.7; nil for what may come at any time and any number of times.
  fileprivate var place: Int? {
    switch self {
    case .requested: 0
    case .queued: 1
    case .refused: 2
    case .shouldSelect: 3
    case .animationController: 4
    case .presentationController: 6
    case .interactionController: 7
    case .startInteractiveTransition: 8
    case .willShow: 8
    case .animateTransition, .unanimated: 9
    case .completeTransition: 13
    case .animationEnded: 15
    case .didShow, .didSelect: 16
    case .unrecognized, .note, .interaction, .shortcut, .laidOutAgain, .keptLayout: nil
    }
  }
}
