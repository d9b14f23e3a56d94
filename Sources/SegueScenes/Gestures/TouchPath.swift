package import SegueCatalog
package import SegueTimeline

/// The touches of a recording, with interpolation between them.
package struct TouchPath: Sendable {
  /// The touches, in ascending order of time.
  package let touches: [TouchEvent]

  /// Creates a path from touches in ascending order of time.
  package init(_ touches: [TouchEvent]) { self.touches = touches }

  /// Returns the number of touches up to and including a time.
  package func count(until time: Double) -> Int {
    var (low, high) = (0, touches.count)
    while low < high {
      let middle = (low + high) / 2
      if touches[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A position between two touches.
  package struct Passage {
    /// The index of the preceding touch.
    package let before: Int
    /// The index of the following touch.
    package let after: Int
    /// The elapsed fraction of the time between them, 0…1.
    package let part: Double
  }

  /// Returns the touches around a time; nil exactly at a touch, and while no finger is down.
  package func passage(at time: Double) -> Passage? {
    let after = count(until: time)
    guard after > 0, after < touches.count, touches[after].phase != .began else { return nil }
    let (start, end) = (touches[after - 1].time, touches[after].time)
    guard time > start else { return nil }
    return Passage(before: after - 1, after: after, part: (time - start) / (end - start))
  }

  /// Returns the interpolated touch at a time; nil exactly at a touch, and while no finger is down.
  package func touch(at time: Double) -> TouchEvent? {
    guard let passage = passage(at: time) else { return nil }
    let (a, b, part) = (touches[passage.before], touches[passage.after], passage.part)
    return TouchEvent(
      time: time, phase: .moved, position: a.position.mixed(with: b.position, part),
      second: a.second.flatMap { first in b.second.map { first.mixed(with: $0, part) } })
  }
}

extension Point2D {
  /// Interpolates to another point.
  package func mixed(with other: Point2D, _ part: Double) -> Point2D {
    Point2D(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
