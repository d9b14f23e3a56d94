import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline

/// Decodes a checked file into a scenario, and resolves all names.
struct ScenarioDecoder {
  /// The maximum number of screens and containers together.
  static let maxControllers = 200

  /// Whether all steps can be read; otherwise it is unknown which fingers are down.
  let isSound: Bool
  var diagnostics = Diagnostics()
  /// Whether the file says which screens there are.
  private(set) var hasScreens = true
  var screens: [Scenario.Screen] = []
  var containers: [Scenario.Container] = []
  /// The request names so far.
  var labels: Set<String> = []
  /// Whether a finger is down at the current step.
  var isFingerDown = false

  init(isSound: Bool) { self.isSound = isSound }

  mutating func scenario(_ root: Object<ScenarioKeys>) -> Scenario {
    if let problem = root.id.fileNameProblem(.scenarioIsNotFileName) { diagnostics.report(problem) }
    hasScreens = root.screens.cursor.node != root.cursor.node
    screens = hasScreens ? root.screens.entries.map(screen) : []
    containers = root.containers?.entries.map(container) ?? []
    // Nobody knows what is where while a name has two meanings.
    if checkNames(root) { checkPlaces(root) }
    let steps = root.steps.items.compactMap { step($0) }
    return Scenario(
      id: root.id.string, summary: root.summary.string,
      window: root.window?.size?.size ?? Stage.Container.defaultSize,
      traits: traits(root.window), screens: screens, containers: containers,
      root: root.root.string, steps: steps)
  }

  // MARK: What there is

  private func traits(_ window: Object<WindowKeys>?) -> Stage.Traits {
    Stage.Traits(
      reducesMotion: window?.reducedMotion?.boolean ?? false,
      isRightToLeft: window?.rightToLeft?.boolean ?? false,
      isDark: window?.dark?.boolean ?? false)
  }

  private func screen(_ keys: Object<ScenarioScreenKeys>) -> Scenario.Screen {
    let elements = (keys.elements?.entries ?? []).map { entry in
      let (x, y, width, height) = entry.numbers
      return Scenario.Element(
        name: entry.cursor.name ?? "", frame: Rect2D(x: x, y: y, width: width, height: height))
    }
    return Scenario.Screen(
      name: keys.cursor.name ?? "", elements: elements,
      isOpaque: keys.opaque?.boolean ?? true, hasView: keys.view?.boolean ?? true)
  }

  private func container(_ forms: Choice<ContainerForms>) -> Scenario.Container {
    Scenario.Container(
      name: forms.cursor.name ?? "", kind: forms.stack == nil ? .tabs : .stack,
      content: forms.content.map(\.string))
  }

  // MARK: Reports

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: SourcePlace, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(.error, code, message, at: place, help: help))
  }

  /// Reports an unknown name.
  mutating func reportUnknown(
    _ noun: String, _ name: String, at place: SourcePlace, among names: some Sequence<String>
  ) {
    guard hasScreens else { return }
    report(
      .unknownName, "there is no \(noun) '\(name)'", at: place,
      help: NearestName.help(for: name, noun: noun, among: names.sorted()))
  }
}

extension Choice<ContainerForms> {
  /// The names of the container's contents.
  var content: [Cursor] { self.stack?.stack.items ?? self.tabs?.tabs.items ?? [] }
}
