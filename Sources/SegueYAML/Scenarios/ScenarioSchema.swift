import SegueCatalog
import SegueScenes

extension ScenarioFile {
  /// The maximum number of steps in a scenario.
  static let maxSteps = 1000

  /// The format of scenario files.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<ScenarioKeys>(
    title: "Segue scenario", document: "Documentation/Scenarios.md")
}

/// The keys of a scenario.
struct ScenarioKeys: ObjectKeys {
  let schema, id, summary: RequiredKey<Cursor>
  let window: OptionalKey<Object<WindowKeys>>
  let screens: RequiredKey<Map<Object<ScenarioScreenKeys>>>
  let containers: OptionalKey<Map<Choice<ContainerForms>>>
  let root: RequiredKey<Cursor>
  let steps: RequiredKey<List<Choice<StepForms>>>

  static let table = ObjectTable<Self>("a scenario")

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .integer(.from(1, to: 1)), "The version of this format.")
    id = keys.required("id", .kebab, "The scenario's id, which is also its file name.")
    summary = keys.required("summary", .string, "What happens, in one sentence.")
    window = keys.optional(
      "window", .object(WindowKeys.self), "The window; 402 by 874 points by default.")
    screens = keys.required(
      "screens", .map(keys: .identifier, of: .object(ScenarioScreenKeys.self)),
      "The screens by name.")
    containers = keys.optional(
      "containers", .map(keys: .identifier, of: .choice(ContainerForms.self)),
      "The containers by name.")
    root = keys.required(
      "root", .identifier, "The screen or container that the window shows first.")
    steps = keys.required(
      "steps", .list(of: .choice(StepForms.self), count: 1...ScenarioFile.maxSteps),
      "What happens, in order.")
  }
}

/// The keys of a window.
struct WindowKeys: ObjectKeys {
  let size: OptionalKey<Pair>
  let rightToLeft, reducedMotion, dark: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a window")

  init(_ keys: inout KeyList) {
    size = keys.optional(
      "size", ScenarioValue.size, "Width and height in points; [402, 874] by default.")
    rightToLeft = keys.optional(
      "right-to-left", .boolean, "Whether the layout is right-to-left.")
    reducedMotion = keys.optional(
      "reduced-motion", .boolean, "Whether the user prefers reduced motion.")
    dark = keys.optional("dark", .boolean, "Whether the appearance is dark.")
  }
}

/// The keys of a screen.
struct ScenarioScreenKeys: ObjectKeys {
  let elements: OptionalKey<Map<Quadruple>>
  let opaque, view: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a screen")

  init(_ keys: inout KeyList) {
    elements = keys.optional(
      "elements", .map(keys: .identifier, of: .quadruple(of: ScenarioValue.coordinate)),
      "Elements by name: left, top, width and height in the screen. One with an empty frame counts as unknown."
    )
    opaque = keys.optional(
      "opaque", .boolean, "Whether nothing behind it shows through; true by default.")
    view = keys.optional("view", .boolean, "Whether it has a view; true by default.")
  }
}

/// The forms of a container.
struct ContainerForms: Alternatives {
  let stack: Alternative<Object<StackKeys>>
  let tabs: Alternative<Object<TabsKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    stack = forms.object(StackKeys.self) { $0.stack }
    tabs = forms.object(TabsKeys.self) { $0.tabs }
  }
}

/// The key of a navigation stack.
struct StackKeys: ObjectKeys {
  let stack: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a navigation stack")

  init(_ keys: inout KeyList) {
    stack = keys.required(
      "stack", .list(of: .identifier, count: 1...64), "The screens on the stack, the root first.")
  }
}

/// The key of a tab bar.
struct TabsKeys: ObjectKeys {
  let tabs: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a tab bar")

  init(_ keys: inout KeyList) {
    tabs = keys.required("tabs", .list(of: .identifier, count: 1...64), "The tabs, in order.")
  }
}

/// The value formats of scenarios.
enum ScenarioValue {
  static let coordinate = Shape.number(.from(-100_000, to: 100_000))
  static let point = Format.pair(of: coordinate)
  static let size = Format.pair(of: .number(.from(0, to: 100_000)))
}
