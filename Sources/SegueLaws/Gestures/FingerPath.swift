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

extension FingerPath {
  /// Straight paths in all four directions, from the middle and from the edge: far and slowly, as a flick, and back
  /// past the start to the other side.
  static func straight(in size: Size2D) -> [FingerPath] {
    let headings = [
      Point2D(x: 1, y: 0), Point2D(x: -1, y: 0), Point2D(x: 0, y: 1), Point2D(x: 0, y: -1),
    ]
    return headings.flatMap { heading in
      let length = heading.x != 0 ? size.width : size.height
      let middle = Point2D(x: size.width / 2, y: size.height / 2)
      let edge = Point2D(
        x: middle.x - heading.x * (size.width / 2 - 4),
        y: middle.y - heading.y * (size.height / 2 - 4))
      // Where the finger stops on its way, in lengths of the container, and seconds until then.
      let routes: [[(stop: Double, seconds: Double)]] = [
        [(0.6, 0.6)], [(0.12, 0.05)], [(0.3, 0.3), (-0.4, 0.5)],
      ]
      return routes.flatMap { route in
        [edge, middle].map { start in
          FingerPath(touches: [
            Touch(
              pause: 0, start: start, moves: moves(route, along: heading, length),
              isTaken: false)
          ])
        }
      }
    }
  }

  private static func moves(
    _ route: [(stop: Double, seconds: Double)], along heading: Point2D, _ length: Double
  ) -> [Move] {
    var place = 0.0
    return route.flatMap { stop, seconds -> [Move] in
      let count = max(Int(seconds * 60), 2)
      let step = (stop - place) * length / Double(count)
      place = stop
      return Array(
        repeating: Move(
          by: Point2D(x: heading.x * step, y: heading.y * step), seconds: seconds / Double(count)),
        count: count)
    }
  }
}

extension FingerPath {
  /// Returns the shortest similar path for which a condition still holds: without irrelevant
  /// touches and movements, and with round numbers.
  func shrunk(_ stillFails: (FingerPath) -> Bool) -> FingerPath {
    var best = self
    var attempts = Self.maxAttempts
    var hasShrunk = true
    while hasShrunk, attempts > 0 {
      hasShrunk = false
      for candidate in best.simpler where attempts > 0 {
        attempts -= 1
        if stillFails(candidate) {
          best = candidate
          hasShrunk = true
          break
        }
      }
    }
    return best
  }

  private static let maxAttempts = 2000

  /// Paths that are one step simpler, the simplest first.
  private var simpler: [FingerPath] {
    var result: [FingerPath] = []
    func add(_ change: (inout FingerPath) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    for index in touches.indices.reversed() {
      if touches.count > 1 { add { $0.touches.remove(at: index) } }
      let count = touches[index].moves.count
      var part = count / 2
      while part >= 1 {
        for start in stride(from: 0, to: count, by: part) {
          add { $0.touches[index].moves.removeSubrange(start..<min(start + part, count)) }
        }
        part /= 2
      }
      add { $0.touches[index].isTaken = false }
      add { $0.touches[index].pause = ($0.touches[index].pause * 10).rounded() / 10 }
      add { $0.touches[index].start = $0.touches[index].start.rounded }
      for move in touches[index].moves.indices {
        add { $0.touches[index].moves[move].by = $0.touches[index].moves[move].by.rounded }
        add { $0.touches[index].moves[move].by.y = 0 }
        add { $0.touches[index].moves[move].by.x = 0 }
        add { $0.touches[index].moves[move].seconds = 0.01 }
      }
    }
    return result
  }
}

extension Point2D {
  fileprivate var rounded: Point2D { Point2D(x: x.rounded(), y: y.rounded()) }
}
