import Testing

@testable import SegueTerminal

/// What a preview in a terminal shows besides its picture.
@Suite struct TerminalRegionTests {
  private func start(_ columns: Int, _ rows: Int, _ screen: TerminalPlayer.Screen) -> String {
    let size = TerminalSize(columns: columns, rows: rows)
    let capabilities = TerminalCapabilities(
      environment: { ["TERM": "xterm", "LANG": "C.UTF-8"][$0] }, replies: nil, size: size)
    let region = TerminalRegion(screen, size, capabilities, nil)
    return String(decoding: region.reserving(region.canvas(390, 844, capabilities)), as: UTF8.self)
  }

  @Test func `the keys stand in the last row, left of the picture`() {
    #expect(
      start(80, 24, .alternate).contains("\u{1b}[24;2H\u{1b}[0;2mspace pause  ? keys  q quit"))
    #expect(start(60, 24, .alternate).contains("m? keys  q quit\u{1b}[0m"))
    #expect(start(40, 24, .alternate).contains("m? keys\u{1b}[0m"))
  }

  @Test func `there are none where they would cover the picture, or text of the user's`() {
    #expect(start(20, 24, .alternate) == "\u{1b}[H\u{1b}7")
    #expect(!start(80, 24, .inline(rows: 20, keepsLastFrame: true)).contains("keys"))
  }
}
