public import SegueCatalog
public import SegueTimeline

/// A recorded gesture: samples of time, position and touch phase.
///
/// Positions were recorded in a container of ``container``'s size, x from its leading edge. They
/// scale to a container of another size and are mirrored in a right-to-left layout, so that a swipe
/// from the leading edge stays one.
public struct RecordedGesture: Hashable, Sendable {
  /// The id: kebab-case, the name of its file.
  public var id: String
  /// A one-sentence description.
  public var summary: String
  /// The size of the container at recording time, in points.
  public var container: Size2D
  /// The touches, in ascending order of time.
  public var touches: [TouchEvent]
  /// The scroll view under the fingers at touch-down, if any.
  public var scroll: ScrollPosition?

  /// Creates a recording.
  public init(
    id: String, summary: String, container: Size2D, touches: [TouchEvent],
    scroll: ScrollPosition? = nil
  ) {
    self.id = id
    self.summary = summary
    self.container = container
    self.touches = touches
    self.scroll = scroll
  }

  /// The duration, in seconds.
  public var duration: Double { (touches.last?.time ?? 0) - (touches.first?.time ?? 0) }

  /// Returns the touches mapped to a container.
  public func touches(in size: Size2D, isRightToLeft: Bool) -> [TouchEvent] {
    touches.map { touch in
      var result = touch
      result.position = place(touch.position, in: size, isRightToLeft)
      result.second = touch.second.map { place($0, in: size, isRightToLeft) }
      return result
    }
  }

  /// Returns the scroll position at each touch.
  ///
  /// The content follows the first finger, with rubber-banding past its ends, and returns after the
  /// finger is lifted.
  public func scrollPositions(in touches: [TouchEvent]) -> [ScrollPosition?] {
    guard let scroll else { return touches.map { _ in nil } }
    return ScrollMotion(scroll, under: touches).positions
  }

  private func place(_ point: Point2D, in size: Size2D, _ isRightToLeft: Bool) -> Point2D {
    let x = container.width > 0 ? point.x / container.width * size.width : point.x
    let y = container.height > 0 ? point.y / container.height * size.height : point.y
    return Point2D(x: isRightToLeft ? size.width - x : x, y: y)
  }
}

extension RecordedGesture {
  /// Returns the scroll view under the fingers on a stage whose siblings form the scrolled content.
  ///
  /// The content is as long as the stage's, scrolled to the same fraction as in the recording:
  /// a pull recorded at the bottom of one list applies to the bottom of every list.
  ///
  /// - Returns: nil if the recording has no scroll view; the recorded one if the stage has no
  ///   siblings.
  package func scroll(on stage: Stage) -> ScrollPosition? {
    guard let scroll, var result = stage.scrollView else { return scroll }
    func share(_ offset: Double, of farthest: Double) -> Double {
      farthest > 0 ? min(max(offset / farthest, 0), 1) : 0
    }
    let (farthest, recorded) = (result.farthestOffset, scroll.farthestOffset)
    result.offset.x = share(scroll.offset.x, of: recorded.x) * farthest.x
    result.offset.y = share(scroll.offset.y, of: recorded.y) * farthest.y
    return result
  }
}
