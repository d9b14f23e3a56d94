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
  let grid: OptionalKey<Pair>
  let color: OptionalKey<Cursor>
  let gradient: OptionalKey<Object<GradientKeys>>
  let group: OptionalKey<Name<Space>>
  let members, when, above, below, hides: OptionalKey<Cursor>
  let fit: OptionalKey<Name<ContentFit>>
  let doubleSided: OptionalKey<Cursor>

  static let definition: String? = "layer"
  static let table = ObjectTable<Self>("a layer")

  /// Names of layers: those of the stage, or kebab-case.
  static let nameShape = Shape.text(
    Grammar("a layer's name", pattern: "^[a-z][a-z0-9.-]*$") { AnimatorText.problems(in: $0) })

  init(_ keys: inout KeyList) {
    snapshot = keys.optional("snapshot", .string, "The layer that it is a picture of.")
    taken = keys.optional(
      "taken", .name(of: Contents.Moment.self),
      "When: before anything is hidden or moved (the default), or after the arriving screen is laid out."
    )
    region = keys.optional(
      "region", .list(of: PresetValue.number, count: 4...4),
      "The part of it: x, y, width, height in fractions.")
    grid = keys.optional(
      "grid", .pair(of: PresetValue.number),
      "The rows and columns that a snapshot, color or gradient is cut into, 1 to 64 each; each piece "
        + "is a layer with its own item.")
    color = keys.optional("color", PresetValue.color, "The color that it is filled with.")
    gradient = keys.optional(
      "gradient", .object(GradientKeys.self), "The gradient that it is filled with.")
    group = keys.optional("group", .name(of: Space.self), "How the members share space.")
    members = keys.optional(
      "members", .list(of: .string, count: 1...64), "The layers in the group.")
    when = keys.optional("when", PresetValue.condition, "Whether it is there at all.")
    above = keys.optional("above", .string, "The layer that it lies directly above.")
    below = keys.optional("below", .string, "The layer that it lies directly below.")
    hides = keys.optional(
      "hides", .string, "The live layer that is hidden while this one is there.")
    fit = keys.optional("fit", .name(of: ContentFit.self), "How its contents fill it.")
    doubleSided = keys.optional(
      "double-sided", .boolean, "Whether it shows when its back is turned.")

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
      "stops", .map(keys: .percentage(), of: PresetValue.color), "The colors by place.")
    angle = keys.optional(
      "angle", .angle, "Its direction, clockwise from rightwards; 90deg is downwards.")
  }
}
