package import SegueCatalog
package import SegueTimeline

extension RecordedGesture {
  /// The scroll view under the fingers on a stage whose siblings are what scrolls.
  ///
  /// The content is as long as the stage's list, and stands as far between its ends as it did in the recording:
  /// who recorded a pull at the bottom of one list means the bottom of every list.
  ///
  /// - Returns: nil where the recording has no scroll view; the recorded one where the stage has no siblings.
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
