import SegueDiagnostics
public import SegueTimeline

/// The state of every layer of a timeline at some times, as JSON.
///
/// ```json
/// {
///   "schema": 1,
///   "operation": "push",
///   "container": {"size": [390, 844], "cornerRadius": 47, "safeArea": [47, 0, 34, 0]},
///   "direction": 1,
///   "duration": 0.35,
///   "layers": [{"id": "to", "parent": null, "contents": {"type": "live", "subject": "to"},
///               "fit": "stretch", "doubleSided": true, "transformGroup": false}],
///   "samples": [{"progress": 0.5, "time": 0.175, "layers": [{"id": "to", "position": [195, 422],
///                "bounds": [0, 0, 390, 844], "anchorPoint": [0.5, 0.5], "transform": […], …}]}]
/// }
/// ```
///
/// - Lengths are in points, times in seconds, and numbers have the fewest digits that round-trip.
///   An infinite duration is null.
/// - `size` and `position` are x and y, rectangles x, y, width and height, `safeArea` top, left, bottom
///   and right.
/// - `contents` has a `type` (none, live, snapshot or gradient); the second and third have a `subject`,
///   and a snapshot has its `region`, in fractions, and `when` it is taken.
/// - `samples` are in the requested order; the layers of each in the order of `layers`: `position`,
///   `bounds`, `anchorPoint`, `transform` (m11, m12, … m44 for row vectors, about the anchor
///   point), `opacity`, `cornerRadius`, `zPosition`, `hidden`, `masksToBounds`, `mask` (null, or
///   its `shape` with `frame` and `cornerRadius`, a polygon's with `points`, a path's with
///   `loops` of points (the first, then two control points and the end of each curve), a gradient's with
///   `points`, or `center`, `radii`, `angles` and `softness`, and `inverted` if it is), `backgroundColor`
///   (red, green, blue, alpha), `shadow` (null where it is invisible), `blur`, `backdropBlur` and
///   `sublayerPerspective`; and `corners` and `cornerCurve` unless all are square or circular.
public struct SampleJSON: Sendable {
  /// The text, with a trailing newline.
  public let text: String

  /// Samples a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the timeline to sample.
  ///   - stage: the timeline's stage.
  ///   - progress: the progress values, 0…1; others are clamped.
  public init(timeline: Timeline, stage: Stage, progress: [Double]) {
    let object: JSONObject =
      ["schema": 1] + stage.json + [
        "duration": .number(timeline.duration),
        "layers": timeline.layers.json,
        "samples": .array(progress.map { Self.sample(timeline, at: $0) }),
      ]
    text = object.text(.fitted) + "\n"
  }

  private static func sample(_ timeline: Timeline, at progress: Double) -> JSONValue {
    let clamped = min(max(progress, 0), 1)
    let time = timeline.time(at: clamped)
    let frame = timeline.sample(at: time)
    return [
      "progress": .number(clamped), "time": .number(time),
      "layers": timeline.layers.json(in: frame),
    ]
  }
}

extension Stage {
  /// The members that say where something takes place.
  var json: JSONObject {
    let safeArea = container.safeArea
    return [
      "operation": .string(operation.rawValue),
      "container": [
        "size": .numbers([container.size.width, container.size.height]),
        "cornerRadius": .number(container.cornerRadius),
        "safeArea": .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]),
      ],
      "direction": .number(direction),
    ]
  }
}

extension [Layer] {
  /// The members of the layers that never change.
  var json: JSONValue { .array(map { $0.json(in: self) }) }

  /// The states of the layers in a frame.
  func json(in frame: Frame) -> JSONValue {
    .array(
      zip(self, frame.states).map { layer, state in
        .object(["id": .string(layer.id)] + state.json(in: frame))
      })
  }
}
