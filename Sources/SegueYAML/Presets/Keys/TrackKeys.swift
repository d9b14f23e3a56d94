import SegueCatalog
import SegueTimeline

/// The keys of a track, followed by those of the properties that it animates.
struct TrackKeys: PropertyKeys {
  let layer: RequiredKey<Cursor>
  let above, below, when, delay, duration, easing, iterations: OptionalKey<Cursor>
  let direction: OptionalKey<Name<TrackTiming.Direction>>
  let fill: OptionalKey<Name<TrackTiming.Fill>>
  let mode: OptionalKey<Name<CalculationMode>>
  let tension, continuity, bias: OptionalKey<Cursor>
  let composite: OptionalKey<Name<Track.Composite>>
  let path: OptionalKey<List<Object<PathStepKeys>>>

  static let definition: String? = "track"
  static let table = ObjectTable<Self>("a track")

  init(_ keys: inout KeyList) {
    layer = keys.required(
      "layer", .string, "The layer, or the family of layers, that moves.")
    above = keys.optional("above", .string, "The layer that it lies directly above.")
    below = keys.optional("below", .string, "The layer that it lies directly below.")
    when = keys.optional("when", PresetValue.condition, "Whether the track is there at all.")
    delay = keys.optional("delay", PresetValue.duration, "How long it waits.")
    duration = keys.optional("duration", PresetValue.duration, "How long an iteration lasts.")
    easing = keys.optional("easing", PresetValue.easing, "How an iteration is paced.")
    iterations = keys.optional("iterations", PresetValue.number, "How many iterations there are.")
    direction = keys.optional(
      "direction", .name(of: TrackTiming.Direction.self), "Which way they run.")
    fill = keys.optional("fill", .name(of: TrackTiming.Fill.self), "What holds outside them.")
    mode = keys.optional(
      "mode", .name(of: CalculationMode.self), "How values between keyframes come about.")
    tension = keys.optional(
      "tension", .number(.from(-1, to: 1)), "How tight a cubic curve is; 0 by default.")
    continuity = keys.optional(
      "continuity", .number(.from(-1, to: 1)),
      "How sharply a cubic curve turns at keyframes; 0 by default.")
    bias = keys.optional(
      "bias", .number(.from(-1, to: 1)), "Where a cubic curve leans at keyframes; 0 by default.")
    composite = keys.optional(
      "composite", .name(of: Track.Composite.self),
      "Whether it replaces what lies below it or is added.")
    path = keys.optional(
      "path", .list(of: .object(PathStepKeys.self), count: 1...32),
      "The path that the layer's anchor point follows at constant speed, before easing.")

    keys.atMostOne(above.name, below.name)
    keys.addProperties(.moving)
    keys.add(
      MotionProperty.all.filter(\.movesPosition).map { .atMostOne(["\(path.name)", $0.name]) })
  }
}

/// The keys of a step of a path.
struct PathStepKeys: ObjectKeys {
  let move, line, curve: OptionalKey<Cursor>
  let arc: OptionalKey<Object<ArcKeys>>

  static let table = ObjectTable<Self>("a step of a path")

  init(_ keys: inout KeyList) {
    move = keys.optional(
      "move", PresetValue.point, "Where the path starts, if not where the layer is: x, y.")
    line = keys.optional("line", PresetValue.point, "A straight line to x, y.")
    curve = keys.optional(
      "curve", .list(of: PresetValue.number, count: 6...6),
      "A cubic Bézier curve: two control points and the end, each x, y.")
    arc = keys.optional("arc", .object(ArcKeys.self), "A part of an ellipse.")
    keys.atMostOne(move.name, line.name, curve.name, arc.name)
    keys.atLeastOne(move.name, line.name, curve.name, arc.name)
  }
}

/// The keys of an arc.
struct ArcKeys: ObjectKeys {
  let radii, start, sweep: RequiredKey<Cursor>

  static let table = ObjectTable<Self>("an arc")

  init(_ keys: inout KeyList) {
    radii = keys.required(
      "radii", PresetValue.point, "The radii of the ellipse, across and down.")
    start = keys.required(
      "from", PresetValue.angle, "The angle where it begins, clockwise from the right.")
    sweep = keys.required("sweep", PresetValue.angle, "How far it goes; positive is clockwise.")
  }
}
