public import SegueCatalog
import SegueDiagnostics
public import SegueTimeline

/// The state of an interactive transition or of scrolling content at one time.
public struct TraceRecord: Sendable {
  /// The time, in seconds from the start of the recording.
  public var time: Double
  /// The touch event that caused it; nil where only time has passed.
  public var touch: TouchEvent?
  /// The gesture's state; nil while scrolling.
  public var gestureState: GestureState?
  /// The scroll offset, in points; nil where a transition is driven.
  public var offset: Point2D?
  /// The state of the interaction or the content, in a word.
  public var state: String
  /// The transition's progress, 0…1; nil where there is none.
  public var progress: Double?
  /// The last decision and its reason; nil before the first.
  public var decision: String?
  /// The layers.
  public var layers: [Layer]
  /// The layers' state.
  public var frame: Frame

  /// Creates a record of scrolling content.
  public init(
    time: Double, touch: TouchEvent?, offset: Point2D, state: String, layers: [Layer], frame: Frame
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
    time: Double, touch: TouchEvent?, gestureState: GestureState, state: String, progress: Double,
    decision: String?, layers: [Layer], frame: Frame
  ) {
    self.time = time
    self.touch = touch
    self.gestureState = gestureState
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
      "gesture": gestureState?.json ?? .null,
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
      "speed": .number(speed), "across": .number(across), "acrossSpeed": .number(acrossSpeed),
      "scale": .number(scale), "scaleSpeed": .number(scaleSpeed),
    ]
  }
}
