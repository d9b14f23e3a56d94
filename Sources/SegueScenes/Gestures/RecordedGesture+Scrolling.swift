package import SegueCatalog
package import SegueTimeline

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
