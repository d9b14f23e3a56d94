import SegueCatalog
import SegueTimeline

/// Turns a checked file into a scenario, and looks all names up.
struct ScenarioDecoder {
  /// How many screens and containers there may be together.
  static let mostControllers = 200

  var diagnostics: Diagnostics
  var screens: [Scenario.Screen] = []
  var containers: [Scenario.Container] = []
  /// The names that requests were given so far.
  var labels: Set<String> = []
  /// Whether a finger is down at the step that is read.
  var isFingerDown = false

  init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  mutating func scenario(_ root: Cursor) -> Scenario? {
    screens = root.required("screens").entries.map(screen)
    containers = root["containers"]?.entries.map(container) ?? []
    checkNames(root)
    guard !diagnostics.hasErrors else { return nil }
    checkPlaces(root)
    let steps = root.required("steps").items.map { step($0) }
    return Scenario(
      id: root.required("id").string, summary: root.required("summary").string,
      window: root["window"]?["size"].map(size) ?? Stage.Container.defaultSize,
      traits: traits(root["window"]), screens: screens, containers: containers,
      root: root.required("root").string, steps: steps)
  }

  // MARK: What there is

  private func traits(_ window: Cursor?) -> Stage.Traits {
    Stage.Traits(
      reducesMotion: window?["reduced-motion"]?.boolean ?? false,
      isRightToLeft: window?["right-to-left"]?.boolean ?? false,
      isDark: window?["dark"]?.boolean ?? false)
  }

  private func screen(_ cursor: Cursor) -> Scenario.Screen {
    let elements = (cursor["elements"]?.entries ?? []).map { entry in
      let sides = entry.items.compactMap(\.number)
      return Scenario.Element(
        name: entry.name ?? "",
        frame: Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    }
    return Scenario.Screen(
      name: cursor.name ?? "", elements: elements,
      isOpaque: cursor["opaque"]?.boolean ?? true, hasView: cursor["view"]?.boolean ?? true)
  }

  private func container(_ cursor: Cursor) -> Scenario.Container {
    let stack = cursor["stack"]
    let content = (stack ?? cursor.required("tabs")).items.map(\.string)
    return Scenario.Container(
      name: cursor.name ?? "", kind: stack == nil ? .tabs : .stack, content: content)
  }

  // MARK: Values

  func size(_ cursor: Cursor) -> Size {
    let sides = cursor.items.compactMap(\.number)
    return Size(width: sides[0], height: sides[1])
  }

  func point(_ cursor: Cursor) -> Point {
    let sides = cursor.items.compactMap(\.number)
    return Point(x: sides[0], y: sides[1])
  }

  // MARK: Reports

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: SourcePlace, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(.error, code, message, at: place, help: help))
  }

  /// Reports a name that is not among those there are.
  mutating func reportUnknown(
    _ noun: String, _ name: String, at place: SourcePlace, among names: some Sequence<String>
  ) {
    report(
      .unknownName, "there is no \(noun) '\(name)'", at: place,
      help: NearestName.help(for: name, noun: noun, among: names.sorted()))
  }
}
