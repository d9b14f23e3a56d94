public import SegueCatalog
public import SegueTimeline

/// What fingers did, as a file keeps it: samples of time, position and touch state.
///
/// Positions were taken in a container of ``container``'s size, x from its leading edge. In a container of
/// another size they keep their place relative to it, and in a right-to-left layout they are mirrored, so that
/// a swipe from the leading edge is one everywhere.
public struct RecordedGesture: Hashable, Sendable {
  /// Its id: kebab-case, the name of its file.
  public var id: String
  /// What the fingers do, in one sentence.
  public var summary: String
  /// The size of the container that it was recorded in, in points.
  public var container: Size
  /// What the fingers did, in the order of time.
  public var touches: [TouchEvent]
  /// The scroll view under the fingers when they came down, if there was one.
  public var scroll: ScrollPosition?

  /// Creates a recording.
  public init(
    id: String, summary: String, container: Size, touches: [TouchEvent],
    scroll: ScrollPosition? = nil
  ) {
    self.id = id
    self.summary = summary
    self.container = container
    self.touches = touches
    self.scroll = scroll
  }

  /// How long it takes, in seconds.
  public var duration: Double { (touches.last?.time ?? 0) - (touches.first?.time ?? 0) }

  /// The touches in a container.
  public func touches(in size: Size, isRightToLeft: Bool) -> [TouchEvent] {
    touches.map { touch in
      var result = touch
      result.position = place(touch.position, in: size, isRightToLeft)
      result.second = touch.second.map { place($0, in: size, isRightToLeft) }
      return result
    }
  }

  /// Where the content stands at each touch: it scrolls with the first finger until it comes to its end, and
  /// is pulled past it as by a rubber band from there on; a lifted finger lets it go back.
  public func scrollPositions(in touches: [TouchEvent]) -> [ScrollPosition?] {
    guard let scroll else { return touches.map { _ in nil } }
    return ScrollMotion(scroll, under: touches).positions
  }

  private func place(_ point: Point, in size: Size, _ isRightToLeft: Bool) -> Point {
    let x = container.width > 0 ? point.x / container.width * size.width : point.x
    let y = container.height > 0 ? point.y / container.height * size.height : point.y
    return Point(x: isRightToLeft ? size.width - x : x, y: y)
  }
}
