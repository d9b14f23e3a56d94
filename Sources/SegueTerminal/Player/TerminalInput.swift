/// What arrives while a preview plays: keys that end it, and the terminal's receipts for frames.
package struct TerminalInput {
  /// Asks the terminal to say when it has got this far (DSR).
  package static let acknowledgementRequest = Array("\u{1b}[5n".utf8)

  /// Whether the user pressed q, Escape or, in a terminal that makes no signal of it, Ctrl-C.
  package private(set) var wantsToQuit = false
  /// How many receipts have come.
  package private(set) var acknowledgements = 0
  private var sequences = ControlSequences()

  /// Starts with nothing received.
  package init() {}

  /// Takes what was read; an empty read decides that a lone escape was the key.
  package mutating func consume(_ bytes: [UInt8]) {
    for token in bytes.isEmpty ? sequences.flushEscape() : sequences.consume(bytes) {
      switch token {
      case .escape, .byte(UInt8(ascii: "q")), .byte(UInt8(ascii: "Q")), .byte(0x03):
        wantsToQuit = true
      case .control("0", "n"): acknowledgements += 1
      default: break
      }
    }
  }
}
