package import SeguePreview

/// A full-screen terminal session: screen, keys and mouse.
///
/// The terminal is restored when this value is destroyed, and on every signal that ends or stops
/// the process.
package struct TerminalSession: ~Copyable {
  private let device: TerminalDevice
  private let mode: TerminalMode

  /// Starts the session.
  ///
  /// - Parameter image: the ID of the displayed picture, for terminals that store it.
  package init(
    _ device: TerminalDevice, _ capabilities: TerminalCapabilities, image: UInt32
  ) throws(MediaError) {
    let entering = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h\u{1b}[?2004h"
    let leaving =
      "\u{1b}[?2004l\u{1b}[?1006l\u{1b}[?1002l\u{1b}[0m\u{1b}[2J\u{1b}[?1049l\u{1b}[?25h\u{1b}[?2026l"
    self.device = device
    mode = try TerminalMode(
      device, entering: Array(entering.utf8),
      leaving: capabilities.deletion(of: image) + Array(leaving.utf8))
  }

  /// Whether the user pressed Ctrl-C.
  package var isInterrupted: Bool { mode.isInterrupted }

  /// A counter that changes whenever everything must be redrawn: a resize, or resuming after a
  /// stop.
  package var redraws: Int { mode.redraws }

  /// The bytes that clear the screen and save the cursor at its top left, the origin of pictures.
  package static let clearing = Array("\u{1b}[0m\u{1b}[2J\u{1b}[H\u{1b}7".utf8)

  /// Writes all bytes, waiting for the terminal where necessary.
  package func write(_ bytes: [UInt8]) throws(MediaError) { try device.write(bytes) }

  /// Waits for input up to a timeout, or until the wake pipe rings; returns an empty array where
  /// there is none.
  ///
  /// - Throws: ``MediaError/Code/terminal`` where the terminal has hung up.
  package func read(
    timeout: Duration, orUntil wake: WakePipe? = nil
  ) throws(MediaError) -> [UInt8] {
    guard let bytes = device.read(timeout: timeout, orUntil: wake) else {
      throw MediaError(.terminal, "the terminal was disconnected")
    }
    return bytes
  }
}

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
