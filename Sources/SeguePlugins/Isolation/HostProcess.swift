import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueSystem
import SystemPackage

/// A running host process, as seen by its parent.
///
/// The owner must end it.
struct HostProcess: Sendable {
  private let plugin: String
  private let process: ChildProcess
  private var channel: MessageChannel
  private let library: LibraryImage
  private var gate: ThreadGate?
  private let outputEnd: FileDescriptor
  private var isOutputOpen = true
  private var output = PluginOutput()
  /// Whether it has entered the sandbox: until then it runs none of the plugin's code.
  private var isConfined = false
  private var knownEnd: TerminationStatus?
  private let log: PluginLog

  /// How long to wait for a process to exit after its end of the channel is closed, in seconds.
  private static let timeout = 0.25
  /// How long a process may take until it has entered the sandbox, in seconds.
  private static let confinementSeconds = 10.0

  /// Starts a host process.
  init(
    executable: String, plugin: String, library: LibraryImage, log: @escaping PluginLog
  ) throws(PluginFault) {
    func failure(_ reason: String) -> PluginFault { .notStarted(plugin, reason) }
    guard let talk = try? SocketPair() else { throw failure("cannot create a socket") }
    guard let prints = try? SocketPair() else {
      for end in [talk.ours, talk.theirs] { end.closeQuietly() }
      throw failure("cannot create a socket")
    }
    defer { for end in [talk.theirs, prints.theirs] { end.closeQuietly() } }
    let spawn = PluginSpawn(
      arguments: [PluginHostProgram.command], channel: talk.theirs, library: library.file,
      output: prints.theirs)
    let process: ChildProcess
    do throws(Errno) {
      process = try spawn.start(executable)
    } catch {
      for end in [talk.ours, prints.ours] { end.closeQuietly() }
      throw failure("\(executable): \(error)")
    }
    HostProcessTable.add(process)
    (self.plugin, self.process, self.library, self.log) = (plugin, process, library, log)
    channel = MessageChannel(descriptor: talk.ours)
    outputEnd = prints.ours
  }

  /// Whether it is still running; it may have ended between requests.
  var isAlive: Bool { knownEnd == nil && !process.hasEnded }

  /// What it uses of the system; nil where the system does not report it.
  var use: ProcessUse? { ProcessUse(of: process.id) }

  /// The settings of the request to load the library.
  struct Loading {
    /// The host description passed to the plugin.
    var host = PluginHost.segue
    /// The plugin's limits: memory in bytes, and processor time in seconds.
    var memory: Int
    var processorSeconds: Int
    /// Whether it is loaded for checks.
    var isProbed = false
    /// The timeout of the library's code, which begins once the process is ready for it.
    var seconds: Double
  }

  /// Lets the process enter its sandbox and load the library there.
  ///
  /// - Returns: the reply, and how long the library's code ran, in seconds.
  /// - Throws: A fault, also if the process is no longer usable; then call ``end()``.
  mutating func load(
    _ loading: Loading
  ) throws(PluginFault) -> (reply: HostReply, seconds: Double) {
    let request = HostRequest.load(
      HostRequest.Loading(
        plugin: plugin, library: library.path,
        copy: library.file.descriptor == nil ? library.file.path : nil,
        isProbed: loading.isProbed, host: loading.host, memory: loading.memory,
        processorSeconds: loading.processorSeconds))
    if let fault = try start(request) { return (.fault(fault), 0) }
    var step = PluginCall.opening
    do throws(MessageChannel.Failure) {
      let start = SystemTime.uptime
      let reply = try finalReply(doing: &step, until: .after(loading.seconds))
      return (reply, Double(SystemTime.uptime - start) / 1e9)
    } catch {
      throw fault(error, after: loading.seconds, doing: step)
    }
  }

  /// Sends the first request, and waits until the process has confined itself.
  ///
  /// - Returns: the reason why it refuses to load the library, if it does.
  private mutating func start(_ request: HostRequest) throws(PluginFault) -> PluginFault? {
    let deadline = Deadline.after(Self.confinementSeconds)
    var step = PluginCall.opening
    do throws(MessageChannel.Failure) {
      try channel.send(request, until: deadline)
      try receiveGate(until: deadline)
      // The process has not run any plugin code yet, so its replies can be trusted.
      switch try finalReply(doing: &step, until: deadline) {
      case .confined(let notes):
        isConfined = true
        pass(notes.map(\.printable))
        return nil
      case .fault(let fault): return fault
      default: throw .invalidMessage("it came before the process had entered the sandbox")
      }
    } catch {
      throw fault(error, after: Self.confinementSeconds, doing: step)
    }
  }

  /// Sends a request and waits for the reply.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - seconds: the timeout.
  ///   - step: the plugin's current call, until the process reports another one.
  /// - Throws: A fault, also if the process is no longer usable; then call ``end()``.
  mutating func ask(
    _ request: HostRequest, within seconds: Double, doing step: PluginCall
  ) throws(PluginFault) -> HostReply {
    let deadline = Deadline.after(seconds)
    var step = step
    do throws(MessageChannel.Failure) {
      try expectSilence()
      try channel.send(request, until: deadline)
      return try finalReply(doing: &step, until: deadline)
    } catch {
      throw fault(error, after: seconds, doing: step)
    }
  }

  /// Ends it with all its child processes, and frees its resources here.
  ///
  /// - Returns: how it ended.
  @discardableResult
  mutating func end() -> TerminationStatus {
    if let knownEnd { return knownEnd }
    // Its group first, while the group's id cannot have been reused.
    process.killGroup()
    process.kill()
    let end = process.wait()
    HostProcessTable.remove(process)
    drainOutput()
    pass(output.endLine())
    for end in [channel.descriptor, outputEnd] { end.closeQuietly() }
    closeGate()
    knownEnd = end
    return end
  }

  private mutating func closeGate() {
    gate?.descriptor?.closeQuietly()
    gate = nil
  }

  // MARK: Waiting

  private mutating func receiveGate(until deadline: Deadline) throws(MessageChannel.Failure) {
    do throws(Errno) {
      gate = try ThreadGate(receivingFrom: channel.descriptor, until: deadline)
    } catch {
      throw error == .timedOut ? .late : .closed
    }
  }

  /// Waits for the reply that ends a request.
  private mutating func finalReply(
    doing step: inout PluginCall, until deadline: Deadline
  ) throws(MessageChannel.Failure) -> HostReply {
    while true {
      if let reply = try channel.next(HostReply.self) {
        guard note(reply, doing: &step) else { return reply }
      } else {
        try waitForMore(until: deadline)
      }
    }
  }

  /// Handles replies that do not answer a request, such as log lines.
  ///
  /// - Returns: false for a reply to a request.
  private mutating func note(_ reply: HostReply, doing step: inout PluginCall) -> Bool {
    switch reply {
    case .step(let next): step = next
    case .log(let line): pass(output.note(line))
    default: return false
    }
    return true
  }

  /// Rejects replies that arrived before their request: they cannot be genuine answers.
  private mutating func expectSilence() throws(MessageChannel.Failure) {
    var step = PluginCall.waiting
    try channel.fill(waits: false)
    while let reply = try channel.next(HostReply.self) {
      guard note(reply, doing: &step) else {
        throw .invalidMessage("it came before it was asked for")
      }
    }
  }

  /// The sources of events during a wait, in the order in which they are handled.
  private enum Source { case thread, output, reply }

  /// The sources that are still open; a closed one would end every wait immediately.
  private var sources: [(source: Source, descriptor: FileDescriptor)] {
    (gate?.descriptor.map { [(.thread, $0)] } ?? []) + (isOutputOpen ? [(.output, outputEnd)] : [])
      + [(.reply, channel.descriptor)]
  }

  private mutating func waitForMore(until deadline: Deadline) throws(MessageChannel.Failure) {
    // Also polls the process itself, since others may keep its end of the channel open.
    let look = Deadline.after(0.05)
    let isLast = deadline.milliseconds <= look.milliseconds
    let sources = sources
    let events = Poll.wait(
      for: sources.map { ($0.descriptor, .readable) }, until: isLast ? deadline : look)
    guard let events else {
      if process.hasEnded { throw .closed }
      if isLast { throw .late }
      return
    }
    for (source, events) in zip(sources.map(\.source), events) where !events.isEmpty {
      switch source {
      case .thread:
        if events.contains(.readable) { gate?.decide(for: process) } else { closeGate() }
      case .output: drainOutput()
      case .reply: try channel.fill(waits: false)
      }
    }
    if deadline.isOver { throw .late }
  }

  private mutating func drainOutput() {
    var piece = [UInt8](repeating: 0, count: 4096)
    // Bounded, since a plugin may print without end.
    for _ in 0..<64 {
      do {
        let count = try piece.withUnsafeMutableBytes {
          try outputEnd.receive(into: $0, waits: false)
        }
        isOutputOpen = count > 0
        guard isOutputOpen else { return }
        pass(output.take(piece[..<count]))
      } catch Errno.interrupted, Errno.resourceTemporarilyUnavailable {
        return
      } catch {
        isOutputOpen = false
        return
      }
    }
  }

  private func pass(_ lines: [String]) { for line in lines { log(plugin, line) } }

  // MARK: Faults

  private mutating func fault(
    _ failure: MessageChannel.Failure, after seconds: Double, doing step: PluginCall
  ) -> PluginFault {
    guard isConfined else { return notStarted(failure, after: seconds) }
    switch failure {
    case .late:
      return PluginFault(
        plugin: plugin, kind: .timedOut, doing: step.words.printable,
        reason: "took longer than \(seconds) s")
    case .invalidMessage(let reason):
      return PluginFault(
        plugin: plugin, kind: .invalidMessage, doing: step.words.printable,
        reason: "sent an invalid reply (\(reason.printable))")
    case .closed: return ending(doing: step)
    }
  }

  /// Returns the fault of a process that failed before it could run any of the plugin's code.
  private mutating func notStarted(
    _ failure: MessageChannel.Failure, after seconds: Double
  ) -> PluginFault {
    switch failure {
    case .late: return .notStarted(plugin, "the process took longer than \(seconds) s")
    case .invalidMessage(let reason):
      return .notStarted(plugin, "the process sent an invalid reply (\(reason.printable))")
    case .closed:
      let end = waitForExit()
      let words = end.map { $0.words + lastWords } ?? "closed its connection to Segue"
      return .notStarted(plugin, "the process \(words)")
    }
  }

  /// Waits a moment for a process that closed its end of the channel to exit.
  ///
  /// - Returns: how it ended; nil if it still runs.
  private mutating func waitForExit() -> TerminationStatus? {
    let deadline = Deadline.after(Self.timeout)
    while !process.hasEnded, !deadline.isOver { SystemTime.sleep(microseconds: 500) }
    return process.hasEnded ? end() : nil
  }

  /// The last line that it printed, in parentheses; empty if there is none.
  private var lastWords: String {
    output.lastWords.isEmpty ? "" : " (last output: \(output.lastWords))"
  }

  /// Returns the fault of a process that closed its end: it has ended, or is about to.
  private mutating func ending(doing step: PluginCall) -> PluginFault {
    let end = waitForExit() ?? .status(Confinement.lostChannel)
    if end == .status(Confinement.lostChannel) {
      return PluginFault(
        plugin: plugin, kind: .invalidMessage, doing: step.words.printable,
        reason: "closed the connection to Segue")
    }
    return PluginFault(
      plugin: plugin, kind: end.kind, doing: step.words.printable, reason: end.words + lastWords)
  }
}

extension PluginFault {
  /// A fault of the host: the plugin's process could not be made ready for it.
  fileprivate static func notStarted(_ plugin: String, _ reason: String) -> PluginFault {
    PluginFault(
      plugin: plugin, kind: .host, reason: "could not be started in a process: \(reason)")
  }
}
