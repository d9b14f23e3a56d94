public import SegueCatalog
public import SegueTimeline

/// The movement of a finger in a trial, with one or several touches.
public struct FingerPath: Hashable, Sendable {
  /// One touch, from finger down to finger up.
  public struct Touch: Hashable, Sendable {
    /// The pause before the touch, in seconds.
    public var pause: Double
    /// The position where the finger comes down.
    public var start: Point2D
    /// The movements from there.
    public var moves: [Move]
    /// Whether the system cancels the touch at the end.
    public var isTaken: Bool
  }

  /// A movement by a distance in a duration.
  public struct Move: Hashable, Sendable {
    /// The distance, in points.
    public var by: Point2D
    /// The duration, in seconds.
    public var seconds: Double
  }

  /// The touches.
  public var touches: [Touch]

  /// The mirror image in a container of a width.
  func mirrored(in width: Double) -> FingerPath {
    var result = self
    for index in result.touches.indices {
      result.touches[index].start.x = width - touches[index].start.x
      for move in touches[index].moves.indices { result.touches[index].moves[move].by.x.negate() }
    }
    return result
  }

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
  /// The path in words, short enough to copy into a gesture file.
  public var description: String {
    touches.map { touch in
      let moves = touch.moves.map {
        "by \(rounded($0.by.x)), \(rounded($0.by.y)) in \(rounded($0.seconds)) s"
      }
      let pause = touch.pause > 0 ? "after \(rounded(touch.pause)) s " : ""
      return "\(pause)down at \(rounded(touch.start.x)), \(rounded(touch.start.y)); "
        + (moves + [touch.isTaken ? "cancelled" : "up"]).joined(separator: "; ")
    }.joined(separator: "; ")
  }
}
