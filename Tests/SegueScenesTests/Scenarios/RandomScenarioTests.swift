import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueScenes
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

/// Random scripts with fingers, rotations and lost views, on the presets that come with Segue.
@Suite("Random scenarios")
struct RandomScenarioTests {
  private static let registry: Registry? = {
    let root = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }
    guard let folder = try? CatalogFolder("\(root)/catalog") else { return nil }
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    builder.add(
      CatalogSource(
        name: "catalog", presets: CatalogLoader().load([folder]).groups[0],
        rules: folder.rules.rules))
    var diagnostics = Diagnostics()
    return builder.registry(reporting: &diagnostics)
  }()

  @Test("Every change has one outcome, and every scenario ends idle and at rest", arguments: 0..<60)
  func random(seed: UInt64) throws {
    let registry = try #require(Self.registry)
    var script = RandomScript(seed: seed)
    let scenario = script.scenario()
    let run = ScenarioPlayer(scenario, registry: registry).play()
    // A random source may be on another screen, of which a warning is given.
    let others = run.diagnostics.shown.filter { $0.code != "scenario/unknown-source" }
    #expect(others.isEmpty, "\(run.log)")
    #expect(run.expectations >= 3)
    expectOneOutcomeEach(run.log)
  }

  @Test("Random scripts cover the expected events")
  func variety() throws {
    let registry = try #require(Self.registry)
    var words = ""
    for seed in UInt64(0)..<20 {
      var script = RandomScript(seed: seed)
      words += ScenarioPlayer(script.scenario(), registry: registry).play().log.description
    }
    for part in [
      "queued", "refused: another presentation is in progress", "laid out again", "gesture: began",
      "gesture: grabbed", "gesture: another change was requested", "' is true",
      "' is false",
      "the system cancelled the touch", "complete transition: false", "missing", "as crossfade",
      "requested: push", "requested: pop", "requested: present", "requested: dismiss",
      "requested: tab",
    ] {
      #expect(words.contains(part), "\(part)")
    }
  }

  /// Every change that was asked for is refused once or completed once, and nothing happens to it afterwards.
  private func expectOneOutcomeEach(_ log: TransitionLog) {
    for change in Set(log.entries.compactMap(\.change)) {
      let ends = log.events(of: change).filter { event in
        switch event {
        case .refused, .completeTransition: true
        default: false
        }
      }
      #expect(ends.count == 1)
    }
  }
}

/// Makes up a script, always the same from the same seed.
private struct RandomScript {
  private var random: SeededGenerator
  private var isFingerDown = false
  private let place = SourceFile(name: "random", text: "").place(of: 0..<0)
  private let hasLosses: Bool
  /// The screens that may lose their views.
  private var removableScreens = ["settings", "detail", "comments", "player"]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    hasLosses = seed.isMultiple(of: 3)
  }

  mutating func scenario() -> Scenario {
    let names = ["feed", "detail", "search", "player", "size-options", "comments", "settings"]
    var screens = names.map { name in
      Scenario.Screen(
        name: name,
        elements: [.init(name: "cell", frame: Rect2D(x: 16, y: 160, width: 170, height: 120))],
        isOpaque: name != "size-options")
    }
    screens.append(Scenario.Screen(name: "ghost", hasView: false))
    return Scenario(
      id: "random", summary: "", window: Size2D(width: 390, height: 844),
      traits: Stage.Traits(
        reducesMotion: random.chance(20), isRightToLeft: random.chance(30)), screens: screens,
      containers: [
        .init(name: "home", kind: .stack, content: ["feed", "detail"]),
        .init(name: "main", kind: .tabs, content: ["home", "search"]),
        .init(name: "modal", kind: .stack, content: ["settings"]),
      ], root: "main", steps: steps())
  }

  private mutating func steps() -> [ScenarioStep] {
    var actions: [ScenarioStep.Action] = []
    for _ in 0..<60 { actions.append(action()) }
    if isFingerDown { actions.append(.endTouch(.lift)) }
    actions.append(.wait(seconds: nil))
    var end = ScenarioExpectation()
    end.isIdle = .init(true, at: place)
    end.isAtRest = .init(true, at: place)
    end.log = [.init("requested", at: place)]
    actions.append(.expect(end))
    return actions.map { ScenarioStep($0, at: place) }
  }

  private mutating func action() -> ScenarioStep.Action {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<30: return .request(request())
    case ..<60: return .drag(drag())
    case ..<65 where isFingerDown:
      isFingerDown = false
      return .endTouch(random.pick([.lift, .taken]))
    case ..<72: return .rotate
    case ..<74:
      return .resize(random.pick([Size2D(width: 0, height: 0), Size2D(width: 320, height: 480)]))
    case ..<76 where hasLosses && !removableScreens.isEmpty:
      return .lose(screen: removableScreens.removeLast())
    default: return .wait(seconds: random.pick([0.01, 0.05, 0.2, 0.5, nil]))
    }
  }

  private mutating func request() -> ScenarioRequest {
    let push: ScenarioRequest.Change = .push(random.pick(["comments", "detail", "ghost"]))
    let present: ScenarioRequest.Change = .present(
      random.pick(["player", "size-options", "modal"]))
    let change = random.pick([
      push, push, .pop, present, present, .dismiss,
      .selectIndex(Int.random(in: 0...1, using: &random)),
    ])
    var request = ScenarioRequest(change)
    switch change {
    case .push, .pop: request.container = random.pick(["home", "modal"])
    case .selectIndex, .select: request.container = "main"
    case .present, .dismiss: break
    }
    request.source = random.chance(50) ? "cell" : nil
    request.isAnimated = random.chance(85)
    request.isCatchable = random.chance(40)
    return request
  }

  private mutating func drag() -> ScenarioDrag {
    let starts = [
      Point2D(x: 4, y: 400), Point2D(x: 386, y: 400), Point2D(x: 200, y: 100),
      Point2D(x: 200, y: 700),
    ]
    let ways = [
      Point2D(x: 300, y: 0), Point2D(x: 80, y: 0), Point2D(x: -300, y: 0), Point2D(x: -80, y: 0),
      Point2D(x: 0, y: 400), Point2D(x: 0, y: 60), Point2D(x: 0, y: -200), Point2D(x: 0.5, y: 0),
    ]
    let drag = ScenarioDrag(
      from: isFingerDown ? nil : random.pick(starts), .by(random.pick(ways)),
      over: random.pick([0.02, 0.1, 0.4]), then: random.pick([.lift, .hold, .taken, .lift]))
    isFingerDown = drag.end == .hold
    return drag
  }
}
