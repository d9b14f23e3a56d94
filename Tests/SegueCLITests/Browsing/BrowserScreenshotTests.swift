#if os(Linux)
import SeguePreview
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The browser in real terminals, in screenshots: the phone shows its pictures in the terminal's own pixels.
@Suite(.serialized) struct BrowserScreenshotTests {
  private static let browse = [
    TmuxScreen.segue, "browse", "cell-zoom", "--catalog", SampledCatalog.path,
  ]

  @Test(.needs("Xvfb", "import", "kitty"))
  func `kitty shows the phone in pixels`() throws {
    let terminal = try XTerminal(
      [
        "kitty", "-o", "initial_window_width=1100", "-o", "initial_window_height=700", "-o",
        "remember_window_size=no",
      ] + Self.browse)
    try terminal.expect("the scene") { Self.problem(about: $0) }
  }

  @Test(.needs("Xvfb", "import", "xterm"))
  func `xterm shows the phone in pixels`() throws {
    let terminal = try XTerminal(
      [
        "xterm", "-ti", "vt340", "-geometry", "120x40", "-bg", "black", "-fg", "white", "-xrm",
        "XTerm*numColorRegisters: 256", "-e",
      ] + Self.browse)
    try terminal.expect("the scene") { Self.problem(about: $0) }
  }

  private static func problem(about picture: Bitmap) -> String? {
    let count = detailedBlocks(of: picture)
    return count > 150 ? nil : "only \(count) blocks have more colors than characters can show"
  }

  /// How many blocks of 8 × 8 pixels have more than six bright colors.
  ///
  /// Half blocks and quadrants have about fifty of them, at the edges of letters; pictures have hundreds.
  private static func detailedBlocks(of picture: Bitmap) -> Int {
    var count = 0
    for top in stride(from: 0, to: picture.height - 8, by: 8) {
      for left in stride(from: 0, to: picture.width - 8, by: 8) {
        var colors: Set<UInt32> = []
        for y in top..<top + 8 {
          for x in left..<left + 8 where isBright(picture[x, y]) { colors.insert(picture[x, y]) }
        }
        if colors.count > 6 { count += 1 }
      }
    }
    return count
  }

  private static func isBright(_ pixel: UInt32) -> Bool {
    let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
    return (parts.max() ?? 0) > (parts.min() ?? 0) + 60
  }
}
#endif
