import SeguePreview
import SegueTimeline
import Testing

@testable import SegueTerminal

@Suite struct TerminalStripTests {
  private static let moments = [0, 0.25, 0.5, 0.75, 1]
  private static let phone = Size2D(width: 390, height: 844)

  private func strip(
    _ columns: Int, _ rows: Int, container: Size2D = phone, kitty: Bool = false
  ) -> TerminalStrip? {
    let replies = ProbeReplies(Array((kitty ? "\u{1b}_Gi=31;OK\u{1b}\\" : "").utf8))
    let size = TerminalSize(columns: columns, rows: rows)
    let capabilities = TerminalCapabilities(
      environment: { ["TERM": "xterm", "LANG": "C.UTF-8"][$0] }, replies: replies, size: size)
    return TerminalStrip(
      count: Self.moments.count, container: container, size: size, capabilities: capabilities)
  }

  @Test func framesFillTheTerminalUpToAMaximumSize() throws {
    // 80 columns are five frames of 14 and four gaps of 2, less two that are left.
    let usual = try #require(strip(80, 24))
    #expect(usual.frameColumns == 14 && usual.columns == 78)
    // 14 cells of 8 pixels, 844 / 390 as high, on cells of 16 pixels.
    #expect(usual.rows == 15)
    #expect(strip(400, 100)?.frameColumns == 22)
    #expect(strip(400, 100, kitty: true)?.frameColumns == 16)
  }

  @Test func framesLeaveRoomForTheHeadingAndCaptions() throws {
    let low = try #require(strip(200, 18))
    #expect(low.rows <= 14 && low.frameColumns == 12)
    let wide = try #require(strip(200, 24, container: Size2D(width: 844, height: 390)))
    #expect(wide.frameColumns == 22 && wide.rows == 5)
  }

  @Test func aStripThatDoesNotFitIsNil() {
    #expect(strip(48, 40)?.frameColumns == 8)
    #expect(strip(47, 40) == nil)
    #expect(strip(200, 10) == nil)
    #expect(strip(80, 24, container: .zero) == nil)
    #expect(TerminalStrip.fits(5, in: TerminalSize(columns: 48, rows: 40)))
    #expect(!TerminalStrip.fits(5, in: TerminalSize(columns: 47, rows: 40)))
  }

  @Test func captionsAlignWithTheirFrames() throws {
    let captions = try #require(strip(48, 40)).captions(Self.moments.map(FrameStrip.caption))
    #expect(captions == "  0 %       25 %      50 %      75 %     100 %  ")
    #expect(captions.count == 48)
  }
}
