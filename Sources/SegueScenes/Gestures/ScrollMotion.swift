package import SegueCatalog
import SegueTimeline

/// How content moves under recorded touches, and after them.
///
/// It follows the first finger, past its ends as a rubber band does. Once the finger is lifted, content that is
/// past an end goes back to it, and content within its ends stays. Up and down it can always be pulled, as a
/// list; sideways only where it is wider than its view.
package struct ScrollMotion: Sendable {
  /// Where the content stands at each touch.
  package let positions: [ScrollPosition]

  private let path: TouchPath
  private let initial: ScrollPosition

  /// How long content takes back to its end, in seconds.
  ///
  /// The number is ours: it looks like a list of today, whose own duration is published nowhere.
  package static let settling = 0.45

  /// What takes content back: it comes to its end without passing it.
  fileprivate static let spring = UIKitSpring.critical.spring(duration: settling)

  /// Moves content.
  ///
  /// - Parameters:
  ///   - scroll: where it stands before the first touch.
  ///   - touches: what the fingers do, in the order of time.
  package init(_ scroll: ScrollPosition, under touches: [TouchEvent]) {
    initial = scroll
    path = TouchPath(touches)
    var start = Point.zero
    var position = scroll
    var positions: [ScrollPosition] = []
    for (index, touch) in touches.enumerated() {
      if touch.phase == .began {
        // A finger that comes down on content that goes back holds it where it is.
        if index > 0 { position = position.settled(for: touch.time - touches[index - 1].time) }
        start = touch.position + position.free
      } else {
        position = position.pulled(to: start - touch.position)
      }
      positions.append(position)
    }
    self.positions = positions
  }

  /// What the content does.
  package enum Phase: String, Sendable {
    /// A finger is down.
    case scrolling
    /// It goes back to its end.
    case settling
    /// It stands.
    case resting
  }

  /// Where the content stands at a time.
  package func position(at time: Double) -> ScrollPosition {
    let count = path.count(until: time)
    guard count > 0 else { return initial }
    var position = positions[count - 1]
    let touch = path.touches[count - 1]
    if touch.phase.isLast {
      // By the end itself, as the time since the touch may be rounded to less than it takes.
      return position.settled(for: time < end(after: count - 1) ? time - touch.time : .infinity)
    }
    if let passage = path.passage(at: time) {
      position.offset = position.offset.mixed(with: positions[passage.after].offset, passage.part)
    }
    return position
  }

  /// What the content does at a time.
  package func phase(at time: Double) -> Phase {
    let count = path.count(until: time)
    guard count > 0 else { return .resting }
    if !path.touches[count - 1].phase.isLast { return .scrolling }
    return time < end(after: count - 1) ? .settling : .resting
  }

  /// When the content stands after a touch that nothing follows, in seconds: at once, where the finger stays or
  /// the content is within its ends.
  package func end(after touch: Int) -> Double {
    let event = path.touches[touch]
    let isPast = positions[touch].offset != positions[touch].nearestOffset
    return event.time + (event.phase.isLast && isPast ? Self.settling : 0)
  }
}

extension TouchEvent.Phase {
  /// Whether the finger is down no more.
  fileprivate var isLast: Bool { self == .ended || self == .cancelled }
}

extension ScrollPosition {
  private var bands: (x: RubberBand, y: RubberBand) {
    (RubberBand(length: size.width), RubberBand(length: size.height))
  }

  /// Where a finger would have moved the content, if nothing held it between its ends.
  fileprivate var free: Point {
    Point(
      x: bands.x.free(offset.x, upTo: farthestOffset.x),
      y: bands.y.free(offset.y, upTo: farthestOffset.y))
  }

  /// The position that a finger brings about.
  fileprivate func pulled(to free: Point) -> ScrollPosition {
    var result = self
    if farthestOffset.x > 0 {
      result.offset.x = bands.x.offset(free.x, upTo: farthestOffset.x)
    }
    result.offset.y = bands.y.offset(free.y, upTo: farthestOffset.y)
    return result
  }

  /// The offset between the ends that is nearest.
  fileprivate var nearestOffset: Point {
    Point(
      x: min(max(offset.x, 0), farthestOffset.x), y: min(max(offset.y, 0), farthestOffset.y))
  }

  /// The position some seconds after the finger was lifted.
  fileprivate func settled(for time: Double) -> ScrollPosition {
    var result = self
    result.offset =
      time < ScrollMotion.settling
      ? nearestOffset.mixed(with: offset, ScrollMotion.spring.displacement(at: time))
      : nearestOffset
    return result
  }
}
