import SegueTimeline
import Testing

@Suite struct `Live subjects` {
  private static let frame = LayerState(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
  private static let snapshot = Contents.snapshot(
    of: .from, region: Rect2D(x: 0, y: 0, width: 1, height: 1), when: .before)

  private let live = LiveSubjects(
    of: [.live(.from), .live(.source), snapshot, .none].enumerated().map {
      Layer(id: "\($0)", contents: $1, state: frame)
    })

  @Test func `are omitted from other live layers`() {
    #expect(live.omitted(from: .live(.from)) == [.source])
    #expect(live.omitted(from: .live(.source)) == [.from])
    #expect(live.omitted(from: .live(.to)) == [.from, .source])
  }

  @Test func `are not omitted from snapshots`() {
    #expect(live.omitted(from: Self.snapshot) == [])
    #expect(live.omitted(from: .none) == [])
  }
}
