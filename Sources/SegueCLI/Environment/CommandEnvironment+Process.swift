#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SegueYAML

extension CommandEnvironment {
  /// The environment of this very process.
  static func process() -> CommandEnvironment {
    CommandEnvironment(
      variable: { getenv($0).map { String(cString: $0) } },
      executable: executablePath(),
      now: wallClock,
      output: ByteSink { bytes throws(CommandFailure) in try writeFully(bytes, to: 1) },
      errors: ByteSink { bytes throws(CommandFailure) in try writeFully(bytes, to: 2) },
      input: { limit throws(CommandFailure) in
        do throws(SystemFailure) {
          return try FileBytes.read(descriptor: 0, path: "standard input", limit: limit)
        } catch {
          throw CommandFailure(.inputOutput, error.description)
        }
      },
      columns: isatty(1) == 1 ? terminalColumns() : nil,
      hasErrorTerminal: isatty(2) == 1)
  }
}

private func wallClock() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// Writes everything; a reader that has gone, such as `head`, is no failure.
private func writeFully(_ bytes: [UInt8], to descriptor: Int32) throws(CommandFailure) {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes { all in
      write(descriptor, all.baseAddress.map { $0 + done }, all.count - done)
    }
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EPIPE { return }
    if count < 0 {
      let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
      throw CommandFailure(.inputOutput, "cannot write the output: \(reason)")
    }
    done += count
  }
}

private func terminalColumns() -> Int {
  if let text = getenv("COLUMNS"), let count = Int(String(cString: text)), count > 0 {
    return count
  }
  var size = winsize()
  guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
  return Int(size.ws_col)
}

private func executablePath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    let path = realpath(buffer, nil)
  #else
    let path = realpath("/proc/self/exe", nil)
  #endif
  defer { free(path) }
  return path.map { String(cString: $0) }
}
