import SegueCatalog
import SegueScenes

/// The forms of a palette color: one, or one for each appearance.
struct ColorForms: Alternatives {
  let color: Alternative<Cursor>
  let pair: Alternative<Object<ColorPairKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    color = forms.value(.color)
    pair = forms.object(ColorPairKeys.self)
  }
}

/// The keys of a color with two appearances.
struct ColorPairKeys: ObjectKeys {
  let light, dark: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("a color")

  init(_ keys: inout KeyList) {
    light = keys.required("light", .color, "The color in light appearance.")
    dark = keys.required("dark", .color, "The color in dark appearance.")
  }
}

/// The forms of a figure's fill or stroke.
struct PaintForms: Alternatives {
  let color: Alternative<Cursor>
  let radial: Alternative<Object<RadialKeys>>
  let linear: Alternative<Object<LinearKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    color = forms.value(SceneValue.color)
    radial = forms.object(RadialKeys.self) { $0.colors }
    linear = forms.object(LinearKeys.self) { $0.colors }
  }
}

/// The keys of a radial gradient.
struct RadialKeys: ObjectKeys {
  let colors: RequiredKey<Cursor>
  let center: OptionalKey<Pair>
  let radius, stops: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a radial gradient")

  init(_ keys: inout KeyList) {
    colors = keys.required(
      "radial", .list(of: SceneValue.color, count: 2...16), "The colors from the center out.")
    center = keys.optional(
      "center", SceneValue.point, "The center in the unit square; [0.5, 0.5] by default.")
    radius = keys.optional(
      "radius", .number(NumberRange(low: 0, excludesLow: true, high: 1000)),
      "The radius in the unit square; 0.5 by default.")
    stops = keys.stops()
  }
}

/// The keys of a linear gradient.
struct LinearKeys: ObjectKeys {
  let colors: RequiredKey<Cursor>
  let start, end: OptionalKey<Pair>
  let stops: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a linear gradient")

  init(_ keys: inout KeyList) {
    colors = keys.required(
      "linear", .list(of: SceneValue.color, count: 2...16), "The colors along the line.")
    start = keys.optional(
      "from", SceneValue.point, "The start in the unit square; [0.5, 0] by default.")
    end = keys.optional(
      "to", SceneValue.point, "The end in the unit square; [0.5, 1] by default.")
    stops = keys.stops()
  }
}

extension KeyList {
  fileprivate mutating func stops() -> OptionalKey<Cursor> {
    optional(
      "stops", .list(of: .number(.unit)), "The position of each color; evenly spaced by default.")
  }
}

/// The keys of a shadow.
struct ShadowKeys: ObjectKeys {
  let color, radius: RequiredKey<Cursor>
  let offset: OptionalKey<Pair>

  static let table = ObjectTable<Self>("a shadow")

  init(_ keys: inout KeyList) {
    color = keys.required(
      "color", SceneValue.color, "The shadow's color, including its opacity.")
    radius = keys.required(
      "radius", .number(.from(0, to: 200)), "The blur's standard deviation, in points.")
    offset = keys.optional(
      "offset", SceneValue.point, "The offset from the shape; [0, 0] by default.")
  }
}

/// The keys of a text style.
struct TextStyleKeys: ObjectKeys {
  let weight: RequiredKey<Name<FontWeight>>
  let size, lineHeight: RequiredKey<Cursor>
  let tracking: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a text style")

  init(_ keys: inout KeyList) {
    weight = keys.required("weight", .name(of: FontWeight.self), "The font weight.")
    size = keys.required("size", .number(.from(1, to: 400)), "The font size, in points.")
    lineHeight = keys.required(
      "line-height", .number(.from(1, to: 800)), "The line height, in points.")
    tracking = keys.optional(
      "tracking", .number(.from(-1000, to: 1000)), "The extra space after each letter, in points.")
  }
}

/// The forms of an icon.
struct IconForms: Alternatives {
  let filled: Alternative<Object<FilledIconKeys>>
  let line: Alternative<Object<LineIconKeys>>

  static let table = AlternativeTable<Self>()

  init(_ forms: inout AlternativeList) {
    filled = forms.object(FilledIconKeys.self) { $0.path }
    line = forms.object(LineIconKeys.self) { $0.path }
  }
}

/// The keys of a filled icon.
struct FilledIconKeys: ObjectKeys {
  let path: RequiredKey<Cursor>
  let size: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a filled icon")

  init(_ keys: inout KeyList) {
    path = keys.required("fill", .string, "The outline of the area, as SVG path data.")
    size = keys.iconSize()
  }
}

/// The keys of a stroked icon.
struct LineIconKeys: ObjectKeys {
  let path: RequiredKey<Cursor>
  let width, size: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a line icon")

  init(_ keys: inout KeyList) {
    path = keys.required("line", .string, "The line, as SVG path data.")
    width = keys.optional("width", .number(.iconLength), "The line's width; 1.9 by default.")
    size = keys.iconSize()
  }
}

extension KeyList {
  fileprivate mutating func iconSize() -> OptionalKey<Cursor> {
    optional("size", .number(.iconLength), "The side length of the icon's square; 24 by default.")
  }
}

extension NumberRange {
  /// The lengths of an icon, in its own units.
  fileprivate static let iconLength = NumberRange(low: 0, excludesLow: true, high: 10_000)
}
