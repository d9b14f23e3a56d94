/// The exit state of a process.
package enum TerminationStatus: Hashable, Sendable {
  /// Exited with a status.
  case status(Int32)
  /// Terminated by a signal.
  case signal(Signal)

  /// Decodes the status returned by `waitpid`.
  package init(_ status: Int32) {
    self =
      status & 0x7F == 0
      ? .status(status >> 8 & 0xFF) : .signal(Signal(rawValue: status & 0x7F))
  }

  /// The status as a shell reports it: 128 plus the signal's number where one ended it.
  package var shellStatus: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let signal): 128 + signal.rawValue
    }
  }
}
