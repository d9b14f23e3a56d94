/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
  /// By itself, with a status.
  case status(Int32)
  /// By a signal.
  case signal(Signal)

  /// Takes what `waitpid` gives apart.
  package init(_ status: Int32) {
    self =
      status & 0x7F == 0
      ? .status(status >> 8 & 0xFF) : .signal(Signal(rawValue: status & 0x7F))
  }

  /// The status as a shell gives it: 128 and the signal's number where one ended it.
  package var shellStatus: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let signal): 128 + signal.rawValue
    }
  }
}
