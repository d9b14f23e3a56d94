package import SegueCatalog
package import SegueTimeline

extension RecordedGesture {
  /// Returns the scroll view under the fingers on a stage whose siblings form the scrolling list.
  ///
  /// The content is as long as the stage's list, scrolled to the same fraction as in the recording:
  /// a pull recorded at the bottom of one list applies to the bottom of every list.
  ///
  /// - Returns: nil if the recording has no scroll view; the recorded one if the stage has no
  ///   siblings.
  package func scroll(on stage: Stage) -> ScrollPosition? {
    guard let scroll, let bottom = stage.siblings.map(\.frame.maxY).max() else { return scroll }
    let size = stage.container.size
    var result = ScrollPosition(size: size, content: Size(width: size.width, height: bottom))
    result.inset.bottom = stage.container.safeArea.bottom
    let (farthest, recorded) = (result.farthestOffset.y, scroll.farthestOffset.y)
    let share = recorded > 0 ? min(max(scroll.offset.y / recorded, 0), 1) : 0
    result.offset.y = share * farthest
    return result
  }
}
