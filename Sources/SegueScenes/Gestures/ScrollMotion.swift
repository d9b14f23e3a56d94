package import SegueCatalog
import SegueTimeline

/// The motion of scrolled content during and after recorded touches.
///
/// The content follows the first finger, with rubber-banding past its ends. After the finger is
/// lifted, content past an end returns to it, and content within its ends stays. It can be pulled
/// horizontally only if it is wider than its view, and vertically, like a list, unless it scrolls
/// sideways only.
package struct ScrollMotion: Sendable {
  /// The scroll position at each touch.
  package let positions: [ScrollPosition]

  private let path: TouchPath
  private let initial: ScrollPosition

  /// The duration of the return to an end, in seconds.
  ///
  /// An approximation of current iOS lists, whose own duration is not published.
  package static let settling = 0.45

  /// The spring of the return, which does not overshoot the end.
  fileprivate static let spring = UIKitSpring.critical.spring(duration: settling)

  /// Computes the motion.
  ///
  /// - Parameters:
  ///   - scroll: the position before the first touch.
  ///   - touches: the touches, in ascending order of time.
  package init(_ scroll: ScrollPosition, under touches: [TouchEvent]) {
    initial = scroll
    path = TouchPath(touches)
    var start = Point2D.zero
    var position = scroll
    var positions: [ScrollPosition] = []
    for (index, touch) in touches.enumerated() {
      if touch.phase == .began {
        // A touch on returning content stops it in place.
        if index > 0 { position = position.settled(for: touch.time - touches[index - 1].time) }
        start = touch.position + position.free
      } else {
        position = position.pulled(to: start - touch.position)
      }
      positions.append(position)
    }
    self.positions = positions
  }

  /// The phases of scrolling.
  package enum Phase: String, Sendable {
    /// A finger is down.
    case scrolling
    /// The content is returning to its end.
    case settling
    /// The content is at rest.
    case resting
  }

  package func position(at time: Double) -> ScrollPosition {
    let count = path.count(until: time)
    guard count > 0 else { return initial }
    var position = positions[count - 1]
    let touch = path.touches[count - 1]
    if touch.phase.isLast {
      // Compares with the end itself, since rounding may make the time since the touch too short.
      return position.settled(for: time < end(after: count - 1) ? time - touch.time : .infinity)
    }
    if let passage = path.passage(at: time) {
      position.offset = position.offset.mixed(with: positions[passage.after].offset, passage.part)
    }
    return position
  }

  /// Returns the scrolling phase at a time.
  package func phase(at time: Double) -> Phase {
    let count = path.count(until: time)
    guard count > 0 else { return .resting }
    if !path.touches[count - 1].phase.isLast { return .scrolling }
    return time < end(after: count - 1) ? .settling : .resting
  }

  /// Returns the time at which the content comes to rest if a touch is the last one, in seconds.
  ///
  /// That is immediately if the finger stays or the content is within its ends.
  package func end(after touch: Int) -> Double {
    let event = path.touches[touch]
    let isPast = positions[touch].offset != positions[touch].nearestOffset
    return event.time + (event.phase.isLast && isPast ? Self.settling : 0)
  }
}

extension TouchEvent.Phase {
  /// Whether the touch has ended.
  fileprivate var isLast: Bool { self == .ended || self == .cancelled }
}

extension ScrollPosition {
  private var bands: (x: RubberBand, y: RubberBand) {
    (RubberBand(length: size.width), RubberBand(length: size.height))
  }

  /// The unconstrained offset that corresponds to the position.
  fileprivate var free: Point2D {
    Point2D(
      x: bands.x.free(offset.x, upTo: farthestOffset.x),
      y: bands.y.free(offset.y, upTo: farthestOffset.y))
  }

  /// Returns the position for an unconstrained offset.
  fileprivate func pulled(to free: Point2D) -> ScrollPosition {
    var result = self
    if farthestOffset.x > 0 {
      result.offset.x = bands.x.offset(free.x, upTo: farthestOffset.x)
    }
    if !isSideways {
      result.offset.y = bands.y.offset(free.y, upTo: farthestOffset.y)
    }
    return result
  }

  /// The nearest offset within the ends.
  fileprivate var nearestOffset: Point2D {
    Point2D(
      x: min(max(offset.x, 0), farthestOffset.x), y: min(max(offset.y, 0), farthestOffset.y))
  }

  /// Returns the position a number of seconds after the finger was lifted.
  fileprivate func settled(for time: Double) -> ScrollPosition {
    var result = self
    result.offset =
      time < ScrollMotion.settling
      ? nearestOffset.mixed(with: offset, ScrollMotion.spring.displacement(at: time))
      : nearestOffset
    return result
  }
}
