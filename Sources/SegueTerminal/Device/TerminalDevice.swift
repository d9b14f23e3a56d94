#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif
public import SeguePreview

/// The terminal that the process belongs to, for reading and writing.
public final class TerminalDevice {
  /// Its descriptor.
  let descriptor: Int32

  /// Opens the controlling terminal, wherever the standard streams lead.
  ///
  /// - Throws: ``MediaError/Code/terminal`` where there is none.
  public convenience init() throws(MediaError) { try self.init(path: controllingTerminal()) }

  /// Opens the terminal behind a path.
  init(path: String) throws(MediaError) {
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .system(
        "there is no terminal to play on", code: .terminal, help: "Name a file with -o instead.")
    }
  }

  deinit { close(descriptor) }

  /// Whether this process may use it now; writing from the background would stop the process.
  public var isForeground: Bool { tcgetpgrp(descriptor) == getpgrp() }

  /// How large it is now; 80 × 24 where it does not say.
  public var size: TerminalSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(
      columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
      pixelHeight: Int(window.ws_ypixel))
  }

  /// Writes everything, however long the terminal takes.
  func write(_ bytes: [UInt8]) throws(MediaError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        #if canImport(Darwin)
          Darwin.write(descriptor, all.baseAddress.map { $0 + done }, all.count - done)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, all.baseAddress.map { $0 + done }, all.count - done)
        #else
          Musl.write(descriptor, all.baseAddress.map { $0 + done }, all.count - done)
        #endif
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw .system("cannot write to the terminal", code: .terminal) }
      done += count
    }
  }

  /// Waits for input for some time at most and gives what there is.
  ///
  /// A signal ends the wait early, and so does whoever rings. nil where the terminal has gone.
  func read(timeout: Duration, orUntil wake: WakePipe? = nil) -> [UInt8]? {
    var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let wake {
      polls.append(pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0))
    }
    guard poll(&polls, nfds_t(polls.count), wholeMilliseconds(timeout)) > 0 else { return [] }
    if polls.count > 1, polls[1].revents != 0 { wake?.clear() }
    guard polls[0].revents != 0 else { return [] }
    var chunk = [UInt8](repeating: 0, count: 1024)
    let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
    if count > 0 { return Array(chunk[..<count]) }
    // Ctrl-C throws away what was typed, even what ended the wait: the terminal is still there.
    if count == 0, polls[0].revents & Int16(POLLHUP | POLLERR) == 0 { return [] }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}

private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, memory.baseAddress, memory.count)
}

/// On Darwin `poll` does not work on `/dev/tty`, but on the device behind it.
private func controllingTerminal() -> String {
  #if canImport(Darwin)
    for stream: Int32 in [2, 1, 0] {
      if let name = ttyname(stream) { return String(cString: name) }
    }
  #endif
  return "/dev/tty"
}
