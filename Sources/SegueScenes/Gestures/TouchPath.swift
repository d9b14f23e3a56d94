package import SegueCatalog
package import SegueTimeline

/// The touches of a recording, and where the fingers are between them.
package struct TouchPath: Sendable {
  /// What the fingers do, in the order of time.
  package let touches: [TouchEvent]

  /// Takes touches in the order of time.
  package init(_ touches: [TouchEvent]) { self.touches = touches }

  /// How many touches there have been until a time, it included.
  package func count(until time: Double) -> Int {
    var (low, high) = (0, touches.count)
    while low < high {
      let middle = (low + high) / 2
      if touches[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Two touches, and which part of the way from one to the other has passed.
  package struct Passage {
    /// The index of the touch that has been.
    package let before: Int
    /// The index of the touch that is to come.
    package let after: Int
    /// How much of the time between them has passed, 0…1.
    package let part: Double
  }

  /// The touches around a time; nil at a touch, and while no finger is down.
  package func passage(at time: Double) -> Passage? {
    let after = count(until: time)
    guard after > 0, after < touches.count, touches[after].phase != .began else { return nil }
    let (start, end) = (touches[after - 1].time, touches[after].time)
    guard time > start else { return nil }
    return Passage(before: after - 1, after: after, part: (time - start) / (end - start))
  }

  /// Where a finger that is down is between two touches; nil at a touch, and while no finger is down.
  package func touch(at time: Double) -> TouchEvent? {
    guard let passage = passage(at: time) else { return nil }
    let (a, b, part) = (touches[passage.before], touches[passage.after], passage.part)
    return TouchEvent(
      time: time, phase: .moved, position: a.position.mixed(with: b.position, part),
      second: a.second.flatMap { first in b.second.map { first.mixed(with: $0, part) } })
  }
}

extension Point {
  /// The point on the way to another, by the part of the way that is passed.
  package func mixed(with other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
