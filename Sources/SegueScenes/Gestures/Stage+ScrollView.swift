package import SegueCatalog
package import SegueTimeline

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
