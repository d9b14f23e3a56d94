import SegueSystem
import SegueTerminal
import SystemPackage

extension CommandEnvironment {
  /// The environment of this process.
  static func process() -> CommandEnvironment {
    CommandEnvironment(
      variable: ThisProcess.variable,
      executable: ThisProcess.executablePath,
      now: { SystemTime.sinceEpoch },
      output: ByteSink { bytes throws(CommandFailure) in try write(bytes, to: .standardOutput) },
      errors: ByteSink { bytes throws(CommandFailure) in try write(bytes, to: .standardError) },
      input: { limit throws(CommandFailure) in
        do throws(SystemFailure) {
          return try FileBytes.readStandardInput(limit: limit)
        } catch {
          throw CommandFailure(.inputOutput, error.description)
        }
      },
      columns: ThisProcess.isTerminal(1) ? terminalColumns() : nil,
      rows: ThisProcess.isTerminal(0) && ThisProcess.isTerminal(1)
        && ThisProcess.variable("TERM") != "dumb"
        ? TerminalSize.ofOutput?.rows : nil,
      hasErrorTerminal: ThisProcess.isTerminal(2))
  }
}

/// Writes all bytes; a closed pipe, such as to `head`, is not a failure.
private func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(CommandFailure) {
  do throws(Errno) {
    try descriptor.writeFully(bytes)
  } catch {
    guard error != .brokenPipe else { return }
    throw CommandFailure(.inputOutput, "cannot write the output: \(error)")
  }
}

private func terminalColumns() -> Int {
  ThisProcess.number("COLUMNS", in: 1...1000) ?? TerminalSize.ofOutput?.columns ?? 80
}
