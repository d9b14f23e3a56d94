import SegueCatalog
import SegueScenes

extension SceneFile {
  /// The format of scene files.
  ///
  /// Texts with `{name}` are checked only after it is filled in: see ``SceneDecoder``.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<SceneKeys>(
    title: "Segue scene", document: "catalog/scenes/README.md")
}

/// The value formats of scenes.
enum SceneValue {
  /// A number or an expression; it may contain `{name}`.
  static let length = Shape.text(
    Grammar("a length such as 12 or width - 2 * margin", acceptsNumbers: true) { _ in [] })

  /// The name of a measure, which must not be parsed as a subtraction.
  static let word = Shape.text(
    Grammar("a word such as margin", pattern: "^[a-z]+$") { text in
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      return text.count > 0 && text.indices.allSatisfy { letters.contains(text[$0]) }
        ? [] : [.init(help: "use lower-case letters only")]
    })

  static let color = Shape.text(Grammar("a color such as '#0a84ff' or ink") { _ in [] })
  static let point = Format.pair(of: .number(.from(-100_000, to: 100_000)))
  static let frame = Shape.list(of: length, count: 2...4)
}

/// The keys of a scene.
struct SceneKeys: ObjectKeys {
  let schema, id, name, summary: RequiredKey<Cursor>
  let palette: OptionalKey<Map<Choice<ColorForms>>>
  let measures: OptionalKey<Cursor>
  let styles: OptionalKey<Map<Object<TextStyleKeys>>>
  let icons: OptionalKey<Map<Choice<IconForms>>>
  let components: OptionalKey<Map<List<Choice<MarkForms>>>>
  let screens: RequiredKey<Map<Object<ScreenKeys>>>
  let roles: RequiredKey<Object<RolesKeys>>

  static let table = ObjectTable<Self>("a scene")

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .integer(.from(1, to: 1)), "The version of this format.")
    id = keys.required("id", .kebab, "The scene's id, which is also its file name.")
    name = keys.required("name", .string, "The display name.")
    summary = keys.required("summary", .string, "What the scene shows, in one sentence.")
    palette = keys.optional(
      "palette", .map(keys: .kebab, of: .choice(ColorForms.self)), "Colors by name.")
    measures = keys.optional(
      "measures", .map(keys: SceneValue.word, of: SceneValue.length),
      "Lengths by name; each can use the ones before it.")
    styles = keys.optional(
      "styles", .map(keys: .kebab, of: .object(TextStyleKeys.self)),
      "Text styles by name.")
    icons = keys.optional(
      "icons", .map(keys: .kebab, of: .choice(IconForms.self)),
      "Additional icons by name.")
    components = keys.optional(
      "components", .map(keys: .kebab, of: .list(of: .choice(MarkForms.self))),
      "Reusable groups of marks; `{name}` is replaced by a value.")
    screens = keys.required(
      "screens", .map(keys: .kebab, of: .object(ScreenKeys.self)), "The screens by name.")
    roles = keys.required(
      "roles", .object(RolesKeys.self), "The role of each screen and element in a transition.")
  }
}

/// The keys of a screen.
struct ScreenKeys: ObjectKeys {
  let background: RequiredKey<Cursor>
  let statusBar, homeIndicator: OptionalKey<Cursor>
  let draw: RequiredKey<List<Choice<MarkForms>>>

  static let table = ObjectTable<Self>("a screen")

  init(_ keys: inout KeyList) {
    background = keys.required(
      "background", SceneValue.color, "The color behind everything.")
    statusBar = keys.optional(
      "status-bar", SceneValue.color, "The color of the status bar; none by default.")
    homeIndicator = keys.optional(
      "home-indicator", SceneValue.color,
      "The color of the home indicator; none by default.")
    draw = keys.required(
      "draw", .list(of: .choice(MarkForms.self)), "The marks, from back to front.")
  }
}

/// The keys of the roles.
struct RolesKeys: ObjectKeys {
  let lower, upper: RequiredKey<Cursor>
  let source, destination, siblings, tabs: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("roles")

  init(_ keys: inout KeyList) {
    lower = keys.required("lower", .kebab, "The lower screen.")
    upper = keys.required("upper", .kebab, "The upper screen.")
    source = keys.optional("source", .kebab, "The element of the lower screen that is tapped.")
    destination = keys.optional(
      "destination", .kebab, "The element of the upper screen that it becomes.")
    siblings = keys.optional(
      "siblings", .kebab, "The repeated element that the source belongs to.")
    tabs = keys.optional(
      "tabs", .list(of: .kebab, count: 2...64), "The screens of a tab bar, in order.")
  }
}
