#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A signal, identified by the system's number.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let interrupt = Signal(rawValue: SIGINT)
  package static let quit = Signal(rawValue: SIGQUIT)
  package static let terminate = Signal(rawValue: SIGTERM)
  package static let hangUp = Signal(rawValue: SIGHUP)
  package static let kill = Signal(rawValue: SIGKILL)
  package static let keyboardStop = Signal(rawValue: SIGTSTP)
  package static let resume = Signal(rawValue: SIGCONT)
  package static let windowChange = Signal(rawValue: SIGWINCH)
  package static let segmentationFault = Signal(rawValue: SIGSEGV)
  package static let busError = Signal(rawValue: SIGBUS)
  package static let abort = Signal(rawValue: SIGABRT)
  package static let illegalInstruction = Signal(rawValue: SIGILL)
  package static let trap = Signal(rawValue: SIGTRAP)
  package static let arithmeticFault = Signal(rawValue: SIGFPE)
  package static let brokenPipe = Signal(rawValue: SIGPIPE)
  package static let forbiddenSystemCall = Signal(rawValue: SIGSYS)
  package static let processorTime = Signal(rawValue: SIGXCPU)
  package static let fileSize = Signal(rawValue: SIGXFSZ)

  /// The system's description, such as "Segmentation fault".
  package var meaning: String { strsignal(rawValue).map { String(cString: $0) } ?? "unknown" }

  /// Sends the signal to this thread.
  package func raise() { _ = raiseSignal(rawValue) }

  /// Blocks signals on this thread; other threads receive them.
  package static func block(_ signals: [Signal]) {
    var set = sigset_t(signals)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Signals that ask the process to end.
  package static let ending: [Signal] = [
    interrupt, terminate, hangUp, quit, brokenPipe, processorTime,
  ]

  /// Runs a closure while this thread blocks signals; they arrive afterwards.
  package static func blocking<Result, Failure: Error>(
    _ signals: [Signal], while body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var set = sigset_t(signals)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Makes writing beyond the limit of a file's size an ordinary error (`EFBIG`), here and in the
  /// programs that this process starts.
  package static func reportLargeFiles() {
    if sigaction(of: SIGXFSZ).isStandard { signal(SIGXFSZ, SIG_IGN) }
  }

  /// Runs a closure while this process ignores signals.
  package static func ignoring<Result>(_ signals: [Signal], while body: () -> Result) -> Result {
    let before = signals.map { signal($0.rawValue, SIG_IGN) }
    defer { for (number, old) in zip(signals, before) { signal(number.rawValue, old) } }
    return body()
  }
}

extension sigset_t {
  /// Creates a set of signals.
  init(_ signals: [Signal]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal.rawValue) }
  }

  /// All signals that a process can handle.
  static var changeable: sigset_t {
    var all = sigset_t()
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    return all
  }
}

private func raiseSignal(_ number: Int32) -> Int32 { raise(number) }
