public import SegueCatalog
public import SegueTimeline

/// What a finger does in a trial: it comes down, moves, and goes, perhaps several times.
public struct FingerPath: Hashable, Sendable {
  /// One touch, from coming down to going.
  public struct Touch: Hashable, Sendable {
    /// How long nothing happened before, in seconds.
    public var pause: Double
    /// Where the finger comes down.
    public var start: Point
    /// How it moves from there.
    public var moves: [Move]
    /// Whether the system takes the touch away in the end.
    public var isTaken: Bool
  }

  /// A movement by so much in so many seconds.
  public struct Move: Hashable, Sendable {
    /// How far, in points.
    public var by: Point
    /// How long it takes, in seconds.
    public var seconds: Double
  }

  /// The touches.
  public var touches: [Touch]

  /// The touch events.
  public var events: [TouchEvent] {
    var time = 0.0
    return touches.flatMap { touch -> [TouchEvent] in
      time += touch.pause
      var position = touch.start
      var events = [TouchEvent(time: time, phase: .began, position: position)]
      for move in touch.moves {
        time += move.seconds
        position = position + move.by
        events.append(TouchEvent(time: time, phase: .moved, position: position))
      }
      time += 1.0 / 120
      events.append(
        TouchEvent(time: time, phase: touch.isTaken ? .cancelled : .ended, position: position))
      return events
    }
  }
}

extension FingerPath: CustomStringConvertible {
  /// The path in words, short enough to be written down as a gesture file.
  public var description: String {
    touches.map { touch in
      let moves = touch.moves.map {
        "by \(rounded($0.by.x)), \(rounded($0.by.y)) in \(rounded($0.seconds)) s"
      }
      let pause = touch.pause > 0 ? "after \(rounded(touch.pause)) s " : ""
      return "\(pause)down at \(rounded(touch.start.x)), \(rounded(touch.start.y)); "
        + (moves + [touch.isTaken ? "taken away" : "up"]).joined(separator: "; ")
    }.joined(separator: "; ")
  }
}
