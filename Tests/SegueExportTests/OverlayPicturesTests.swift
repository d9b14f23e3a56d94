import SegueTimeline
import Testing

@testable import SegueExport

/// How far pictures that stay in place have changed over time.
@Suite struct OverlayPicturesTests {
  private let picture = Picture(bytes: [], size: Size(width: 10, height: 10))

  private func changes(_ progress: [Double], changedAt end: Double) -> [[Double]] {
    let moments = progress.enumerated().map {
      OverlayPictures.Moment(
        offset: Double($0) / Double(progress.count - 1), progress: $1)
    }
    let part = OverlayPicture(
      frame: Rect(x: 0, y: 0, width: 10, height: 10), from: picture, to: picture, changedAt: end)
    return OverlayPictures([part], moments: moments).changes(of: part).map {
      [$0.offset, $0.progress]
    }
  }

  @Test func `a change that lasts to the end is that of progress`() {
    #expect(changes([0, 1], changedAt: 1) == [[0, 0], [1, 1]])
  }

  @Test func `an early change has a moment at its end`() {
    #expect(changes([0, 1], changedAt: 0.5) == [[0, 0], [0.5, 1], [1, 1]])
  }

  @Test func `a finger that goes back changes it back`() {
    let expected: [[Double]] = [
      [0, 0], [0.125, 1], [0.25, 1], [0.375, 1], [0.5, 0], [0.75, 0.5], [1, 1],
    ]
    #expect(changes([0, 1, 0, 0.25, 0.5], changedAt: 0.5) == expected)
  }
}
