#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif
import SeguePreview
import SegueSystem
import SystemPackage

/// The terminal's raw mode: no echo, no line editing, no cursor.
///
/// The original mode is restored when this value is destroyed, when a signal ends or stops the
/// process, and when the process crashes. The first Ctrl-C is only recorded, so that the program
/// can exit cleanly; a second one ends it at once.
struct TerminalMode: ~Copyable {
  /// Enters the mode.
  ///
  /// - Parameters:
  ///   - entering: bytes that prepare the screen; sent again when the process resumes after a stop.
  ///   - leaving: bytes that undo them.
  init(
    _ device: TerminalDevice, entering: [UInt8] = [], leaving: [UInt8] = []
  ) throws(MediaError) {
    guard device.isForeground else {
      throw MediaError(
        .terminal, "the terminal is used by another process",
        help: "run the command in the foreground, or write a file with -o")
    }
    var original = termios()
    guard tcgetattr(device.descriptor.rawValue, &original) == 0 else {
      throw MediaError("cannot change the terminal's mode", .last, code: .terminal)
    }
    let terminal = TerminalSignals.Terminal(
      descriptor: device.descriptor.rawValue, original: original, own: withoutLines(original),
      entering: entering, leaving: leaving)
    guard TerminalSignals.install(terminal) else {
      throw MediaError(.terminal, "the terminal is already in use by this process")
    }
  }

  deinit { TerminalSignals.remove() }

  /// Replaces the bytes that restore the screen.
  func setLeaving(_ bytes: [UInt8]) { TerminalSignals.setLeaving(bytes) }

  /// Whether the user pressed Ctrl-C.
  var isInterrupted: Bool { TerminalSignals.interruptions > 0 }

  /// A counter that changes whenever everything must be redrawn.
  var redraws: Int { TerminalSignals.redraws }
}

/// Returns settings that deliver keys at once without echo; Ctrl-C and Ctrl-Z still raise signals.
private func withoutLines(_ original: termios) -> termios {
  var own = original
  own.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
  own.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
  withUnsafeMutableBytes(of: &own.c_cc) { keys in
    keys[Int(VMIN)] = 0
    keys[Int(VTIME)] = 0
  }
  return own
}
