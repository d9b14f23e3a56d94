package import SegueCatalog
package import SegueTimeline

/// The resistance of content pulled past its end.
///
/// The content follows less and less, and never by more than the view's length. A pull of d past
/// the end of a view of length H moves the content by (1 − 1 / (d · 0.55 / H + 1)) · H.
/// Source: published measurements of UIScrollView.
struct RubberBand: Sendable {
  /// The length of the view in the direction of the pull, in points.
  let length: Double

  /// The fraction of a short pull that the content follows.
  private static let softness = 0.55

  /// Returns the distance that content moves for a pull of 0 or more, in points.
  func give(_ pull: Double) -> Double {
    length > 0 ? (1 - 1 / (pull * Self.softness / length + 1)) * length : 0
  }

  /// Returns the pull that moves content by a distance, in points: the inverse of ``give(_:)``.
  ///
  /// - Parameter give: 0 or more, and less than the length; a longer distance, which no pull can
  ///   reach, is returned unchanged.
  func pull(_ give: Double) -> Double {
    give < length ? (1 / (1 - give / length) - 1) * length / Self.softness : give
  }

  /// Returns the rubber-banded offset for an unconstrained offset.
  func offset(_ free: Double, upTo farthest: Double) -> Double {
    if free < 0 { return -give(-free) }
    return free > farthest ? farthest + give(free - farthest) : free
  }

  /// Returns the unconstrained offset for a rubber-banded offset.
  func free(_ offset: Double, upTo farthest: Double) -> Double {
    if offset < 0 { return -pull(-offset) }
    return offset > farthest ? farthest + pull(offset - farthest) : offset
  }
}

extension Stage {
  /// The scroll view whose content is the stage's siblings, at rest; nil if there are none.
  ///
  /// Siblings that go on past the container's trailing edge, but not past its bottom, scroll sideways, with as
  /// much space after the last one as before the first. All others scroll vertically, like a list.
  package var scrollView: ScrollPosition? {
    let size = container.size
    guard let bottom = siblings.map(\.frame.maxY).max() else { return nil }
    // From the leading edge.
    let edges = siblings.map { sibling in
      traits.isRightToLeft
        ? (size.width - sibling.frame.maxX, size.width - sibling.frame.minX)
        : (sibling.frame.minX, sibling.frame.maxX)
    }
    let (first, last) = (edges.map(\.0).min() ?? 0, edges.map(\.1).max() ?? 0)
    if last > size.width, bottom <= size.height {
      return ScrollPosition(
        size: size, content: Size2D(width: last + max(first, 0), height: size.height))
    }
    var result = ScrollPosition(size: size, content: Size2D(width: size.width, height: bottom))
    result.inset.bottom = container.safeArea.bottom
    return result
  }
}

extension ScrollPosition {
  /// Whether the content scrolls sideways only.
  package var isSideways: Bool { farthestOffset.x > 0 && farthestOffset.y == 0 }

  /// Returns a position that is measured from the leading edge in the coordinates of a stage: from right to
  /// left, content that scrolls moves to the right.
  package func inCoordinates(of stage: Stage) -> ScrollPosition {
    guard stage.traits.isRightToLeft else { return self }
    var result = self
    result.offset.x = 0 - offset.x
    result.velocity.x = 0 - velocity.x
    return result
  }
}
