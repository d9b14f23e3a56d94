/// The input during playback: keys that quit, and the terminal's acknowledgements of frames.
package struct TerminalInput {
  /// Requests an acknowledgement from the terminal (DSR).
  package static let acknowledgementRequest = Array("\u{1b}[5n".utf8)

  /// Whether the user pressed q, Escape or, in a terminal that sends it as a byte, Ctrl-C.
  package private(set) var wantsToQuit = false
  /// The number of acknowledgements received.
  package private(set) var acknowledgements = 0
  private var keys: [UInt8] = []
  private var sequences = ControlSequences()

  package init() {}

  /// Parses input; an empty read means that a pending escape was the key.
  package mutating func consume(_ bytes: [UInt8]) {
    for token in bytes.isEmpty ? sequences.flushEscape() : sequences.consume(bytes) {
      switch token {
      case .escape, .byte(UInt8(ascii: "q")), .byte(UInt8(ascii: "Q")), .byte(0x03):
        wantsToQuit = true
      case .control("0", "n"): acknowledgements += 1
      case .byte(let key): keys.append(key)
      default: break
      }
    }
  }

  /// Removes and returns the other keys that the user has pressed.
  package mutating func takeKeys() -> [UInt8] {
    defer { keys = [] }
    return keys
  }
}
