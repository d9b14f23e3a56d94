public import SegueCatalog
import SegueJSON
public import SegueTimeline

/// What a gesture did to a transition, or to what scrolls, at one moment.
public struct TraceRecord: Sendable {
  /// When, in seconds from the beginning of the recording.
  public var time: Double
  /// The touch event that it follows; nil where only time has passed.
  public var touch: TouchEvent?
  /// What the gesture amounts to; nil where it scrolls.
  public var reading: GestureState?
  /// How far the content is scrolled, in points; nil where a transition is driven.
  public var offset: Point?
  /// Where the interaction or the content is, in a word.
  public var state: String
  /// How far the transition is, 0…1; nil where there is none.
  public var progress: Double?
  /// What was decided last, and why; nil before anything was.
  public var decision: String?
  /// The layers.
  public var layers: [Layer]
  /// How they stand.
  public var frame: Frame

  /// Creates a record of what scrolls.
  public init(
    time: Double, touch: TouchEvent?, offset: Point, state: String, layers: [Layer], frame: Frame
  ) {
    self.time = time
    self.touch = touch
    self.offset = offset
    self.state = state
    self.layers = layers
    self.frame = frame
  }

  /// Creates a record of a transition.
  public init(
    time: Double, touch: TouchEvent?, reading: GestureState, state: String, progress: Double,
    decision: String?, layers: [Layer], frame: Frame
  ) {
    self.time = time
    self.touch = touch
    self.reading = reading
    self.state = state
    self.progress = progress
    self.decision = decision
    self.layers = layers
    self.frame = frame
  }
}

extension TraceRecord {
  /// The record; its layers are those of a set.
  func json(layerSet: Int) -> JSONValue {
    [
      "time": .number(time),
      "touch": touch?.json ?? .null,
      "gesture": reading?.json ?? .null,
      "offset": offset?.json ?? .null,
      "state": .string(state),
      "progress": .number(orNull: progress),
      "decision": .string(orNull: decision),
      "layerSet": .integer(layerSet),
      "layers": layers.json(in: frame),
    ]
  }
}

extension TouchEvent {
  fileprivate var json: JSONValue {
    [
      "phase": .string(phase.rawValue), "position": position.json,
      "second": second?.json ?? .null,
    ]
  }
}

extension GestureState {
  fileprivate var json: JSONValue {
    [
      "translation": translation.json, "velocity": velocity.json, "distance": .number(distance),
      "speed": .number(speed), "scale": .number(scale),
    ]
  }
}
