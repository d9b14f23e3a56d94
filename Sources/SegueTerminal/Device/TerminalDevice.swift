#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif
public import SeguePreview
import SegueSystem
import SystemPackage

/// The process's controlling terminal, for reading and writing.
public final class TerminalDevice {
  let descriptor: FileDescriptor

  /// Opens the controlling terminal, even where the standard streams are redirected.
  ///
  /// - Throws: ``MediaError/Code/terminal`` where there is none.
  public convenience init() throws(MediaError) { try self.init(path: controllingTerminal()) }

  /// Opens the terminal at a path.
  init(path: String) throws(MediaError) {
    let number = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else {
      throw MediaError(
        "there is no terminal", .last, code: .terminal,
        help: "write a file with -o instead")
    }
    descriptor = FileDescriptor(rawValue: number)
  }

  deinit { descriptor.closeQuietly() }

  /// Whether this process is in the foreground; writing from the background could stop it.
  public var isForeground: Bool { tcgetpgrp(descriptor.rawValue) == getpgrp() }

  /// The current size; 80 × 24 where it is unknown.
  public var size: TerminalSize {
    TerminalSize(of: descriptor) ?? TerminalSize(columns: 80, rows: 24)
  }

  /// Writes all bytes, waiting for the terminal where necessary.
  func write(_ bytes: [UInt8]) throws(MediaError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(Errno) {
        let count = try throwingErrno { try rest.withUnsafeBytes { try descriptor.write($0) } }
        rest = rest.dropFirst(count)
      } catch {
        guard error == .resourceTemporarilyUnavailable else {
          throw MediaError("cannot write to the terminal", error, code: .terminal)
        }
        // The terminal's buffer is full.
        _ = Poll.wait(for: [(descriptor, .writable)], milliseconds: -1)
      }
    }
  }

  /// Waits for input up to a timeout and returns it.
  ///
  /// A signal or the wake pipe ends the wait early. Returns nil where the terminal has hung up.
  func read(timeout: Duration, orUntil wake: WakePipe? = nil) -> [UInt8]? {
    var requests = [(descriptor: descriptor, events: Poll.Events.readable)]
    if let wake { requests.append((wake.descriptor, .readable)) }
    let events = Poll.wait(for: requests, milliseconds: wholeMilliseconds(timeout))
    if events.count > 1, !events[1].isEmpty { wake?.clear() }
    guard !events[0].isEmpty else { return [] }
    var chunk = [UInt8](repeating: 0, count: 1024)
    do throws(Errno) {
      let count = try throwingErrno {
        try chunk.withUnsafeMutableBytes {
          try descriptor.read(into: $0, retryOnInterrupt: false)
        }
      }
      if count > 0 { return Array(chunk[..<count]) }
      // Ctrl-C flushes the input queue, including the input that ended the wait: the terminal is
      // still there.
      return events[0].isDisjoint(with: [.hangUp, .error]) ? [] : nil
    } catch {
      return [.interrupted, .resourceTemporarilyUnavailable].contains(error) ? [] : nil
    }
  }
}

/// The path of the controlling terminal: on Darwin `poll` does not work on `/dev/tty`, only on the
/// device behind it.
private func controllingTerminal() -> String {
  #if canImport(Darwin)
  for stream: Int32 in [2, 1, 0] {
    if let name = ttyname(stream) { return String(cString: name) }
  }
  #endif
  return "/dev/tty"
}
