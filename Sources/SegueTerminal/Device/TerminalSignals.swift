#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

private import SegueSystem
private import Synchronization

/// Signal handlers that restore the terminal, and the events that they record for the program.
///
/// A handler may call only async-signal-safe functions (POSIX): `write`, `tcsetattr`, `tcflush`,
/// `fcntl`, `poll`, `read`, `sigaction`, `raise`. All data that it needs is in memory prepared by
/// ``install(_:)``. Handlers are functions without context, so this is the only place with
/// process-wide state.
enum TerminalSignals {
  /// The data that a handler needs to restore the terminal and to enter the mode again.
  struct Terminal {
    var descriptor: Int32
    var original: termios
    var own: termios
    var entering: [UInt8]
    var leaving: [UInt8]
  }

  /// The number of Ctrl-C presses.
  static var interruptions: Int { events.interruptions.load(ordering: .relaxed) }

  /// A counter of reasons to redraw everything: a resize, or resuming after a stop.
  static var redraws: Int { events.redraws.load(ordering: .relaxed) }

  /// Enters the mode and installs handlers that restore the terminal on every signal that ends or
  /// stops the process.
  ///
  /// Returns false where another mode is already active.
  static func install(_ terminal: Terminal) -> Bool {
    guard events.isInstalled.exchange(true, ordering: .acquiringAndReleasing) == false else {
      return false
    }
    UnfinishedFiles.installHandlers()  // before ours, which pass signals on to them
    events.interruptions.store(0, ordering: .relaxed)
    signalState.initialize(to: SignalState(terminal))
    for handler in handlers { handler.install(keeping: previous + Int(handler.signal)) }
    enter()
    return true
  }

  /// Restores the terminal and the previous handlers.
  static func remove() {
    for handler in handlers { sigaction(handler.signal, previous + Int(handler.signal), nil) }
    leave()
    signalState.pointee.free()
    signalState.deinitialize(count: 1)
    events.isInstalled.store(false, ordering: .releasing)
  }

  /// Replaces the bytes that restore the terminal.
  static func setLeaving(_ bytes: [UInt8]) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    signalState.pointee.leaving.deallocate()
    signalState.pointee.leaving = allocateCopy(bytes)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// Terminal state in memory that a handler can read without allocation or reference counting.
private struct SignalState {
  let descriptor: Int32
  var original: termios
  var own: termios
  let entering: UnsafeMutableBufferPointer<UInt8>
  var leaving: UnsafeMutableBufferPointer<UInt8>

  init(_ terminal: TerminalSignals.Terminal) {
    descriptor = terminal.descriptor
    original = terminal.original
    own = terminal.own
    entering = allocateCopy(terminal.entering)
    leaving = allocateCopy(terminal.leaving)
  }

  func free() {
    entering.deallocate()
    leaving.deallocate()
  }
}

private func allocateCopy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
  let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  _ = memory.initialize(from: bytes)
  return memory
}

private struct SignalEvents: ~Copyable {
  let isInstalled = Atomic(false)
  let interruptions = Atomic(0)
  let redraws = Atomic(0)
}

private let events = SignalEvents()
// Written before the handlers are installed and after they are removed, or with signals blocked.
private nonisolated(unsafe) let signalState = UnsafeMutablePointer<SignalState>.allocate(
  capacity: 1)
private nonisolated(unsafe) let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

private func enter() {
  tcsetattr(signalState.pointee.descriptor, TCSANOW, &signalState.pointee.own)
  send(signalState.pointee.entering)
}

/// Ends a picture transmission that was cut off.
private let endOfString: StaticString = "\u{1b}\\"

/// Drains the terminal's pending replies until it is quiet: otherwise they would appear as typed
/// input.
private func takeReplies() {
  var request = pollfd(fd: signalState.pointee.descriptor, events: Int16(POLLIN), revents: 0)
  var bytes = (UInt64(0), UInt64(0))
  var count = 0
  while count < 16, poll(&request, 1, 40) > 0, read(signalState.pointee.descriptor, &bytes, 16) > 0
  {
    count += 1
  }
}

/// Restores the terminal at once, even where it has stopped accepting output.
///
/// - Parameter awaitsReplies: whether to wait for the terminal's pending replies.
private func leaveAtOnce(awaitsReplies: Bool) {
  let descriptor = signalState.pointee.descriptor
  let flags = fcntl(descriptor, F_GETFL)
  _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
  tcflush(descriptor, TCOFLUSH)
  _ = write(descriptor, endOfString.utf8Start, endOfString.utf8CodeUnitCount)
  send(signalState.pointee.leaving)
  if awaitsReplies { takeReplies() }
  tcflush(descriptor, TCIFLUSH)
  tcsetattr(descriptor, TCSANOW, &signalState.pointee.original)
  _ = fcntl(descriptor, F_SETFL, flags)
}

private func leave() {
  send(signalState.pointee.leaving)
  // Unread replies would appear as typed input.
  tcsetattr(signalState.pointee.descriptor, TCSAFLUSH, &signalState.pointee.original)
}

private func send(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
  var done = 0
  while done < bytes.count, let start = bytes.baseAddress {
    let count = write(signalState.pointee.descriptor, start + done, bytes.count - done)
    if count <= 0 && errno != EINTR { return }
    done += max(0, count)
  }
}

/// A signal and its handler.
private struct Handler {
  let signal: Int32
  let action: @convention(c) (Int32) -> Void

  /// Installs the handler, unless the signal is ignored.
  func install(keeping old: UnsafeMutablePointer<sigaction>) {
    old.initialize(to: sigaction(of: signal))
    guard !old.pointee.isIgnored else { return }
    var new = sigaction(calling: action)
    sigaction(signal, &new, nil)
  }
}

private let handlers: [Handler] =
  [Handler(signal: SIGINT, action: interrupt), Handler(signal: SIGTSTP, action: stop)]
  + [Handler(signal: SIGCONT, action: resume), Handler(signal: SIGWINCH, action: resize)]
  + [SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  .map { Handler(signal: $0, action: terminate) }

private func interrupt(_ signal: Int32) {
  let before = events.interruptions.add(1, ordering: .relaxed).oldValue
  if before > 0 { terminate(signal) }
}

private func resize(_ signal: Int32) { events.redraws.add(1, ordering: .relaxed) }

private func stop(_ signal: Int32) {
  let number = errno
  leaveAtOnce(awaitsReplies: true)
  raise(SIGSTOP)  // continues when the process is resumed; the handler of SIGCONT does the rest
  errno = number
}

private func resume(_ signal: Int32) {
  let number = errno
  enter()
  events.redraws.add(1, ordering: .relaxed)
  errno = number
}

/// Restores the terminal and re-raises the signal with its previous action.
private func terminate(_ signal: Int32) {
  leaveAtOnce(awaitsReplies: signal == SIGTERM)
  sigaction(signal, previous + Int(signal), nil)
  raise(signal)
}
