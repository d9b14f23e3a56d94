import SegueCatalog
import SegueTimeline

/// The keys of a layer that is added or set, followed by those of its properties.
struct LayerKeys: PropertyKeys {
  /// How the members of a group share space.
  enum Space: String, CaseIterable {
    case threeDimensional = "3d"
    case flat
  }

  let snapshot: OptionalKey<Cursor>
  let taken: OptionalKey<Name<Contents.Moment>>
  let region: OptionalKey<Cursor>
  let filter: OptionalKey<Object<FilterKeys>>
  let grid: OptionalKey<Pair>
  let color: OptionalKey<Cursor>
  let gradient: OptionalKey<Object<GradientKeys>>
  let group: OptionalKey<Name<Space>>
  let members, when, above, below, hides: OptionalKey<Cursor>
  let fit: OptionalKey<Name<ContentFit>>
  let doubleSided: OptionalKey<Cursor>
  let elevation: OptionalKey<Name<Elevation>>

  static let definition: String? = "layer"
  static let table = ObjectTable<Self>("a layer")

  /// Names of layers: those of the stage, or kebab-case.
  static let nameShape = Shape.text(
    Grammar("a layer's name", pattern: "^[a-z][a-z0-9.-]*$") { AnimatorText.problems(in: $0) })

  /// The name of a layer that must exist; the schema checks its form, the decoder its existence.
  static let writtenName = Shape.text(
    Grammar("a string", pattern: "^[a-z][a-z0-9.-]*$") { _ in [] })

  init(_ keys: inout KeyList) {
    snapshot = keys.optional("snapshot", Self.writtenName, "The layer to take a snapshot of.")
    taken = keys.optional(
      "taken", .name(of: Contents.Moment.self),
      "When to take it: before anything is hidden or moved (the default), or after the arriving screen is laid out."
    )
    region = keys.optional(
      "region", .list(of: PresetValue.number, count: 4...4),
      "The part of the layer: x, y, width, height in fractions.")
    filter = keys.optional(
      "filter", .object(FilterKeys.self), "What is done once to the picture of the snapshot.")
    grid = keys.optional(
      "grid", .pair(of: PresetValue.number),
      "The rows and columns to cut a snapshot, color or gradient into, 1 to 64 each; each piece "
        + "is a layer with its own item.")
    color = keys.optional("color", PresetValue.color, "The color to fill the layer with.")
    gradient = keys.optional(
      "gradient", .object(GradientKeys.self), "The gradient to fill the layer with.")
    group = keys.optional("group", .name(of: Space.self), "How the members share a 3D space.")
    members = keys.optional(
      "members", .list(of: Self.writtenName, count: 1...64), "The layers in the group.")
    when = keys.optional("when", PresetValue.condition, "Whether the layer exists.")
    above = keys.optional("above", Self.writtenName, "The layer directly below this one.")
    below = keys.optional("below", Self.writtenName, "The layer directly above this one.")
    hides = keys.optional(
      "hides", Self.writtenName, "The live layer to hide while this one exists.")
    fit = keys.optional("fit", .name(of: ContentFit.self), "How the contents fill the layer.")
    doubleSided = keys.optional(
      "double-sided", .boolean, "Whether the layer is visible from behind.")
    elevation = keys.optional(
      "elevation", .name(of: Elevation.self),
      "How high the layer floats, and with it its shadow; none by default.")

    keys.atMostOne(snapshot.name, color.name, gradient.name, group.name)
    keys.atMostOne(above.name, below.name)
    keys.addProperties(.fixed)
  }
}

/// The keys of a gradient.
struct GradientKeys: ObjectKeys {
  let stops: RequiredKey<Cursor>
  let angle: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a gradient")

  init(_ keys: inout KeyList) {
    stops = keys.required(
      "stops", .map(keys: .percentage(), of: PresetValue.color), "The colors by position.")
    angle = keys.optional(
      "angle", .angle, "The direction, clockwise from rightward; 90deg is downward.")
  }
}

/// The keys of what is done to a picture.
struct FilterKeys: ObjectKeys {
  let pixels, blur, saturation, brightness, tint: OptionalKey<Cursor>

  static let table = ObjectTable<Self>("a filter")

  init(_ keys: inout KeyList) {
    pixels = keys.optional(
      "pixels", PresetValue.number,
      "The edge of the blocks that the picture consists of, in points.")
    blur = keys.optional("blur", PresetValue.number, "The radius of a blur, in points.")
    saturation = keys.optional(
      "saturation", PresetValue.number, "How strong the colors are: 0 is gray, 1 as they are.")
    brightness = keys.optional(
      "brightness", PresetValue.number, "What is added to each color, from -1 to 1.")
    tint = keys.optional(
      "tint", PresetValue.color, "The color laid over the picture, as strong as it is opaque.")
    keys.atLeastOne(pixels.name, blur.name, saturation.name, brightness.name, tint.name)
  }
}
