import SegueCatalog

extension GestureFile {
  /// The maximum number of samples: more than a minute at 120 a second.
  public static let maxSamples = 10_000

  /// The format of recorded-gesture files.
  public static var schema: Schema { format.schema }

  static let format = FileFormat<GestureKeys>(
    title: "Segue gesture", document: "Documentation/Presets.md")
}

/// The keys of a recorded gesture.
struct GestureKeys: ObjectKeys {
  let schema, id, summary: RequiredKey<Cursor>
  let container: RequiredKey<Pair>
  let scroll: OptionalKey<Object<ScrollViewKeys>>
  let samples: RequiredKey<List<Object<SampleKeys>>>

  static let table = ObjectTable<Self>("a gesture")

  init(_ keys: inout KeyList) {
    schema = keys.required("schema", .integer(.from(1, to: 1)), "The version of this format.")
    id = keys.required("id", .kebab, "The gesture's id, which is also its file name.")
    summary = keys.required("summary", .string, "What the fingers do, in one sentence.")
    container = keys.required(
      "container", .size, "The size of the screen the gesture was recorded on, in points.")
    scroll = keys.optional(
      "scroll", .object(ScrollViewKeys.self),
      "The scroll view under the fingers when they go down; none by default.")
    samples = keys.required(
      "samples", .list(of: .object(SampleKeys.self), count: 1...GestureFile.maxSamples),
      "The positions of the fingers over time.")
  }
}

/// The keys of a sample.
struct SampleKeys: ObjectKeys {
  let at: RequiredKey<Cursor>
  /// The phase and location of the touch.
  let down, move, up, cancelled: OptionalKey<Pair>
  let second: OptionalKey<Pair>

  static let table = ObjectTable<Self>("a sample")

  init(_ keys: inout KeyList) {
    at = keys.required(
      "at", .duration(.from(0, to: 600)), "The time since the start of the recording.")
    down = keys.optional(
      "down", .point, "The finger goes down here; x from the leading edge, in points.")
    move = keys.optional("move", .point, "The finger is here, moving or still.")
    up = keys.optional("up", .point, "The finger is lifted here.")
    cancelled = keys.optional(
      "cancelled", .point, "The finger is here when the system cancels the touch.")
    second = keys.optional(
      "second", .point, "The position of the other finger of a pinch; one finger by default.")
    keys.atLeastOne(down.name, move.name, up.name, cancelled.name)
    keys.atMostOne(down.name, move.name, up.name, cancelled.name)
  }
}

/// The keys of a scroll view.
struct ScrollViewKeys: ObjectKeys {
  let offset, size: OptionalKey<Pair>
  let content: RequiredKey<Pair>
  let inset: OptionalKey<Quadruple>

  static let table = ObjectTable<Self>("a scroll view")

  init(_ keys: inout KeyList) {
    offset = keys.optional(
      "offset", .point,
      "The distance scrolled from rest: [0, 0], the default, is the top; negative values are past it."
    )
    size = keys.optional("size", .size, "Its size, in points; the container's by default.")
    content = keys.required("content", .size, "The size of the scrollable content, in points.")
    inset = keys.optional(
      "inset", .quadruple(of: .number(.from(0, to: 100_000))),
      "The space around the content: top, left, bottom, right; none by default.")
  }
}

extension Format where Value == Pair {
  /// Coordinates within ±100,000 points, which no screen or content exceeds.
  fileprivate static var point: Self { .pair(of: .number(.from(-100_000, to: 100_000))) }

  fileprivate static var size: Self {
    .pair(of: .number(NumberRange(low: 0, excludesLow: true, high: 100_000)))
  }
}
