/// The escape sequences that prepare the screen for a preview and restore it.
struct TerminalRegion {
  private let screen: TerminalPlayer.Screen
  private let columns: Int
  private let rows: Int
  /// The rows of the terminal.
  private let height: Int
  private let deletion: [UInt8]

  init(
    _ screen: TerminalPlayer.Screen, _ size: TerminalSize, _ capabilities: TerminalCapabilities,
    _ image: UInt32?
  ) {
    self.screen = screen
    height = size.rows
    let most = capabilities.pictures == .kitty && capabilities.usesPlaceholders
    columns = min(size.columns, most ? PlaceholderDiacritics.all.count : .max)
    switch screen {
    // A picture that touches the last row may scroll the screen, unless its protocol forbids it.
    case .alternate:
      let scrolls = capabilities.pictures == .sixel || capabilities.pictures == .iterm2
      rows = max(1, size.rows - (scrolls ? 1 : 0))
    case .inline(let most, _): rows = max(1, min(most, size.rows - 1))  // one for the prompt
    }
    deletion = capabilities.deletion(of: image)
  }

  func canvas(_ width: Int, _ height: Int, _ capabilities: TerminalCapabilities) -> TerminalCanvas {
    TerminalCanvas(
      width: width, height: height, region: (columns, rows),
      cell: (capabilities.cellWidth, capabilities.cellHeight), isCentered: screen == .alternate)
  }

  /// Switches to the screen and hides the cursor.
  var entering: [UInt8] {
    bytes((screen == .alternate ? "\u{1b}[?1049h" : "") + "\u{1b}[?25l")
  }

  /// Reserves rows for the region and saves the cursor at its top left; names the keys where the alternate screen has
  /// space beside the picture.
  ///
  /// At the bottom of the screen the line feeds scroll, so that existing text moves up and is not
  /// overwritten.
  func reserving(_ canvas: TerminalCanvas) -> [UInt8] {
    guard screen != .alternate else { return bytes(hint(beside: canvas) + "\u{1b}[H\u{1b}7") }
    let feeds = String(repeating: "\n", count: canvas.rows)
    return bytes("\r\(feeds)\u{1b}[\(canvas.rows)A\u{1b}7")
  }

  /// The most important keys, in the last row and left of the picture, as many as fit there.
  private func hint(beside canvas: TerminalCanvas) -> String {
    let text = PlaybackControl.hints.first { $0.columnCount + 2 <= canvas.column }
    return text.map { "\u{1b}[\(height);2H\u{1b}[0;2m\($0)\u{1b}[0m" } ?? ""
  }

  /// Clears the alternate screen; text above an inline region belongs to the user.
  var clearing: [UInt8] {
    deletion + bytes(screen == .alternate ? "\u{1b}[0m\u{1b}[2J" : "\u{1b}[0m")
  }

  /// Restores the screen as one synchronized update.
  func leaving(_ canvas: TerminalCanvas) -> [UInt8] {
    let hold = bytes("\u{1b}[?2026h")
    let plain = bytes("\u{1b}[0m\u{1b}[?25h\u{1b}[?2026l")
    switch screen {
    case .alternate: return hold + clearing + bytes("\u{1b}[?1049l") + plain
    case .inline(_, keepsLastFrame: true):
      return hold + bytes("\u{1b}8\u{1b}[\(canvas.rows)B\r") + plain
    case .inline(_, keepsLastFrame: false):
      return hold + clearing + bytes("\u{1b}8\u{1b}[J") + plain
    }
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
