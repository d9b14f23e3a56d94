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

/// A terminal that is ours for a while: no echo, no lines, no cursor.
///
/// It is given back as it was when this value ends, when a signal ends or stops the process, and
/// when the process crashes. Ctrl-C is only noted, so that the program can end in order; a second
/// one ends it at once.
struct TerminalMode: ~Copyable {
  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - entering: Bytes that prepare the screen; sent again when the process goes on after a stop.
  ///   - leaving: Bytes that undo them.
  init(
    _ device: TerminalDevice, entering: [UInt8] = [], leaving: [UInt8] = []
  ) throws(MediaError) {
    guard device.isForeground else {
      throw MediaError(
        .terminal, "the terminal belongs to another process",
        help: "Bring the command to the foreground, or name a file with -o.")
    }
    var original = termios()
    guard tcgetattr(device.descriptor.rawValue, &original) == 0 else {
      throw MediaError("cannot change the terminal's mode", .last, code: .terminal)
    }
    let terminal = TerminalSignals.Terminal(
      descriptor: device.descriptor.rawValue, original: original, own: withoutLines(original),
      entering: entering, leaving: leaving)
    guard TerminalSignals.install(terminal) else {
      throw MediaError(.terminal, "the terminal is in use by this process already")
    }
  }

  deinit { TerminalSignals.remove() }

  /// Changes the bytes that undo what was done to the screen.
  func setLeaving(_ bytes: [UInt8]) { TerminalSignals.setLeaving(bytes) }

  /// Whether the user pressed Ctrl-C.
  var isInterrupted: Bool { TerminalSignals.interruptions > 0 }

  /// Changes with every reason to draw everything anew.
  var redraws: Int { TerminalSignals.redraws }
}

/// Keys arrive at once and are not shown; Ctrl-C and Ctrl-Z still make signals.
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
