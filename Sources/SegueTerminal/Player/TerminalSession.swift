package import SeguePreview

/// A whole terminal that is a program's own for a while: its screen, its keys and its mouse.
///
/// It is given back as it was when this value ends, and at every signal that ends or stops the process.
package struct TerminalSession: ~Copyable {
  private let device: TerminalDevice
  private let mode: TerminalMode

  /// Takes the terminal.
  ///
  /// - Parameter image: The number of the picture that is shown, if terminals keep it.
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

  /// Changes with every reason to draw everything anew: another size, or back from a stop.
  package var redraws: Int { mode.redraws }

  /// The bytes that empty the screen, and save the cursor at its top left, from where pictures are placed.
  package static let clearing = Array("\u{1b}[0m\u{1b}[2J\u{1b}[H\u{1b}7".utf8)

  /// Writes everything, however long the terminal takes.
  package func write(_ bytes: [UInt8]) throws(MediaError) { try device.write(bytes) }

  /// Waits for input for some time at most, or until somebody rings; empty where there is none.
  ///
  /// - Throws: ``MediaError/Code/terminal`` where the terminal has gone.
  package func read(
    timeout: Duration, orUntil wake: WakePipe? = nil
  ) throws(MediaError) -> [UInt8] {
    guard let bytes = device.read(timeout: timeout, orUntil: wake) else {
      throw MediaError(.terminal, "the terminal has gone")
    }
    return bytes
  }
}
