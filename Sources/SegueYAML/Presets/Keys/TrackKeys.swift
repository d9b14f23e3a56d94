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
      "layer", LayerKeys.writtenName, "The layer, or the family of layers, to animate.")
    above = keys.optional("above", LayerKeys.writtenName, "The layer directly below this one.")
    below = keys.optional("below", LayerKeys.writtenName, "The layer directly above this one.")
    when = keys.optional("when", PresetValue.condition, "Whether the track exists.")
    delay = keys.optional("delay", PresetValue.duration, "The delay before the track starts.")
    duration = keys.optional("duration", PresetValue.duration, "The duration of an iteration.")
    easing = keys.optional("easing", PresetValue.easing, "The timing function of an iteration.")
    iterations = keys.optional("iterations", PresetValue.number, "The number of iterations.")
    direction = keys.optional(
      "direction", .name(of: TrackTiming.Direction.self), "The direction of the iterations.")
    fill = keys.optional(
      "fill", .name(of: TrackTiming.Fill.self), "Which values hold before and after the iterations."
    )
    mode = keys.optional(
      "mode", .name(of: CalculationMode.self), "How values are interpolated between keyframes.")
    tension = keys.optional(
      "tension", .number(.from(-1, to: 1)), "The tension of a cubic curve; 0 by default.")
    continuity = keys.optional(
      "continuity", .number(.from(-1, to: 1)),
      "The continuity of a cubic curve at keyframes; 0 by default.")
    bias = keys.optional(
      "bias", .number(.from(-1, to: 1)), "The bias of a cubic curve at keyframes; 0 by default.")
    composite = keys.optional(
      "composite", .name(of: Track.Composite.self),
      "Whether the track replaces the values below it or adds to them.")
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
      "move", PresetValue.point,
      "The start of the path, if it is not the layer's position, or of a loop of a mask: x, y.")
    line = keys.optional("line", PresetValue.point, "A straight line to x, y.")
    curve = keys.optional(
      "curve", .list(of: PresetValue.number, count: 6...6),
      "A cubic Bézier curve: two control points and the end, each x, y.")
    arc = keys.optional("arc", .object(ArcKeys.self), "An elliptical arc.")
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
      "radii", PresetValue.point, "The horizontal and vertical radii of the ellipse.")
    start = keys.required(
      "from", PresetValue.angle, "The start angle, clockwise from the right.")
    sweep = keys.required("sweep", PresetValue.angle, "The angle to cover; positive is clockwise.")
  }
}
