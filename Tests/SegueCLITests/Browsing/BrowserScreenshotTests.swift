#if os(Linux)
  import SeguePreview
  import SegueTestSupport
  import Testing

  @testable import SegueCLI

  /// The browser in real terminals, as a camera sees it: the phone shows its pictures in the terminal's own pixels.
  @Suite(.serialized) struct BrowserScreenshotTests {
    private static let browse = [
      TmuxScreen.segue, "browse", "cell-zoom", "--catalog", SchemaTests.root + "/catalog",
    ]

    @Test(.needs("Xvfb", "import", "kitty"))
    func `draws the phone in color in kitty`() throws {
      let terminal = try XTerminal(
        [
          "kitty", "-o", "initial_window_width=1100", "-o", "initial_window_height=700", "-o",
          "remember_window_size=no",
        ] + Self.browse)
      try terminal.expect("the scene") { Self.problem(about: $0, minColors: 400) }
    }

    @Test(.needs("Xvfb", "import", "xterm"))
    func `draws the phone in color in xterm`() throws {
      let terminal = try XTerminal(
        [
          "xterm", "-ti", "vt340", "-geometry", "120x40", "-bg", "black", "-fg", "white", "-xrm",
          "XTerm*numColorRegisters: 256", "-e",
        ] + Self.browse)
      try terminal.expect("the scene") { Self.problem(about: $0, minColors: 60) }
    }

    private static func problem(about picture: Bitmap, minColors: Int) -> String? {
      let count = colorCount(picture)
      return count > minColors ? nil : "\(count) bright colors"
    }

    /// How many bright colors cover more than a few pixels: text and lines have next to none.
    private static func colorCount(_ picture: Bitmap) -> Int {
      var counts: [UInt32: Int] = [:]
      for y in stride(from: 0, to: picture.height, by: 2) {
        for x in stride(from: 0, to: picture.width, by: 2) {
          let word = picture[x, y] & 0xf8_f8f8
          let parts = [word >> 16 & 255, word >> 8 & 255, word & 255]
          if (parts.max() ?? 0) > (parts.min() ?? 0) + 60 { counts[word, default: 0] += 1 }
        }
      }
      return counts.values.filter { $0 > 3 }.count
    }
  }
#endif
