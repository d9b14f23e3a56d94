import SegueTimeline
import Testing

@testable import SegueExport

/// How far pictures that stay in place have changed over time.
@Suite struct OverlayPicturesTests {
  private let picture = EncodedPicture(bytes: [], size: Size2D(width: 10, height: 10))

  /// How much of each picture is shown: the offset, then a share for each.
  private func shares(
    _ progress: [Double], changedAt end: Double, hasBetween: Bool = false
  ) -> [[Double]] {
    let moments = progress.enumerated().map {
      OverlayPictures.Moment(
        offset: Double($0) / Double(progress.count - 1), progress: $1)
    }
    let part = OverlayPicture(
      frame: Rect2D(x: 0, y: 0, width: 10, height: 10), from: picture, to: picture,
      between: hasBetween ? picture : nil, changedAt: end)
    return OverlayPictures([part], moments: moments).shares(of: part).map {
      [$0.offset] + $0.shares
    }
  }

  @Test func `a change that lasts to the end is that of progress`() {
    #expect(shares([0, 1], changedAt: 1) == [[0, 1, 0], [1, 0, 1]])
  }

  @Test func `an early change has a moment at its end`() {
    #expect(shares([0, 1], changedAt: 0.5) == [[0, 1, 0], [0.5, 0, 1], [1, 0, 1]])
  }

  @Test func `a picture between two is alone halfway`() {
    let expected: [[Double]] = [[0, 1, 0, 0], [0.25, 0, 1, 0], [0.5, 0, 0, 1], [1, 0, 0, 1]]
    #expect(shares([0, 1], changedAt: 0.5, hasBetween: true) == expected)
  }

  @Test func `a finger that goes back changes it back`() {
    let expected: [[Double]] = [
      [0, 1, 0], [0.125, 0, 1], [0.25, 0, 1], [0.375, 0, 1], [0.5, 1, 0], [0.75, 0.5, 0.5],
      [1, 0, 1],
    ]
    #expect(shares([0, 1, 0, 0.25, 0.5], changedAt: 0.5) == expected)
  }
}
