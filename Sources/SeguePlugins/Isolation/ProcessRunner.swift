import SegueCatalog
import SegueDiagnostics
import SegueSystem
public import SeguePluginABI
public import SegueTimeline
public import SegueYAML
import Synchronization

/// Runs a plugin's library in a separate process, which isolates its crashes.
///
/// The process starts at the first call and is reused. After a fault it is replaced at the next
/// call; a call that has failed twice is not retried, nor is any call once two processes have ended
/// between calls.
public final class ProcessRunner: PluginRunner {
  /// The settings of host processes.
  public struct Settings: Sendable {
    /// The executable of the host process: Segue itself.
    public var executable: String
    /// The plugin's resource limits.
    public var limits = IsolationLimits()
    /// The host description passed to the plugin.
    public var host = PluginHost.segue

    /// Creates settings.
    public init(executable: String) { self.executable = executable }
  }

  private struct State {
    var process: HostProcess?
    /// The library's bytes, read once: every process loads the same ones.
    var image: LibraryImage?
    var description: LibraryDescription?
    /// The faults that ended a process, by call.
    var losses: [PluginCall: [PluginFault]] = [:]
  }

  private let manifest: PluginManifest
  private let library: String
  private let sha256: String?
  private let settings: Settings
  private let log: PluginLog
  private let state = Mutex(State())

  /// How often the same call may end a process.
  private static let lossLimit = 2

  /// Creates a runner without starting a process.
  ///
  /// - Parameters:
  ///   - manifest: the manifest that the library must match.
  ///   - library: the absolute path of the library.
  ///   - sha256: the digest that the library must have; nil for any.
  ///   - settings: the settings of host processes.
  ///   - log: receives the plugin's messages and output.
  public init(
    _ manifest: PluginManifest, library: String, sha256: String? = nil, settings: Settings,
    log: @escaping PluginLog
  ) {
    (self.manifest, self.library, self.sha256) = (manifest, library, sha256)
    (self.settings, self.log) = (settings, log)
  }

  deinit {
    state.withLock { state in
      state.process?.end()
      state.process = nil
    }
  }

  /// Starts a process and loads the library if necessary, and compares it with the manifest.
  ///
  /// - Returns: the library's description.
  @discardableResult
  public func start() throws(PluginFault) -> LibraryDescription {
    try state.withLock { state throws(PluginFault) in
      try ensureProcess(&state, for: .entry)
    }
  }

  /// Asks an animator for the timeline of a transition.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let step = PluginCall.choreographing(stage.operation, animator)
    do throws(PluginFault) {
      let draft = try state.withLock { state throws(PluginFault) in
        _ = try ensureProcess(&state, for: step)
        let request = HostRequest.choreograph(
          AnimatorCall(animator: animator, stage: stage, values: parameters.values))
        let reply = try ask(
          request, within: settings.limits.callSeconds, doing: step, for: step, &state)
        guard case .timeline(let draft) = reply else {
          throw give(up: unexpected(step), for: step, &state)
        }
        return draft
      }
      return try draft.timeline(by: manifest.id, for: stage.operation, of: animator)
    } catch {
      throw error.failure
    }
  }

  /// Ends the plugin's instances and then its process.
  ///
  /// - Throws: A fault if the plugin cannot end cleanly; the process has ended anyway.
  public func finish() throws(PluginFault) {
    try state.withLock { state throws(PluginFault) in
      guard state.process != nil else { return }
      let reply = try ask(
        .end, within: settings.limits.callSeconds, doing: .waiting, for: .waiting, &state)
      guard case .ended = reply else { throw give(up: unexpected(.waiting), for: .waiting, &state) }
      state.process?.end()
      state.process = nil
    }
  }

  // MARK: Processes

  /// Ensures that a process is running with the library loaded.
  private func ensureProcess(
    _ state: inout State, for step: PluginCall
  ) throws(PluginFault) -> LibraryDescription {
    let idleFault = idleFault(&state)
    for cause in [.entry, .waiting, step] {
      guard let losses = state.losses[cause], losses.count >= Self.lossLimit, var last = losses.last
      else { continue }
      let refused = cause == .waiting ? "started" : "called"
      last.doing +=
        (last.doing.isEmpty ? "" : " ") + "(\(losses.count) times; not \(refused) again)"
      throw last
    }
    if state.process != nil, let description = state.description { return description }
    if let idleFault { log(manifest.id, "\(idleFault.reason) \(idleFault.doing); restarting") }
    return try startProcess(&state)
  }

  /// Returns the fault of a process that ended between calls.
  ///
  /// It counts for every call. Otherwise a plugin could use any amount of processor time, one
  /// process after the other.
  private func idleFault(_ state: inout State) -> PluginFault? {
    guard var process = state.process, !process.isAlive else { return nil }
    let end = process.end()
    state.process = nil
    return give(
      up: PluginFault(
        plugin: manifest.id, kind: end.kind, doing: PluginCall.waiting.words, reason: end.words),
      for: .waiting, &state)
  }

  /// Starts a process and loads the library; failures count for every call.
  private func startProcess(_ state: inout State) throws(PluginFault) -> LibraryDescription {
    let step = PluginCall.entry
    let process = try HostProcess(
      executable: settings.executable, plugin: manifest.id, library: try image(&state), log: log)
    state.process = process
    for gap in Sandbox.gaps { log(manifest.id, gap.description) }
    let loading = HostProcess.Loading(
      host: settings.host, memory: settings.limits.memoryBytes,
      processorSeconds: settings.limits.processorSeconds, seconds: settings.limits.startSeconds)
    let reply = try answer(for: step, &state) { process throws(PluginFault) in
      try process.load(loading).reply
    }
    guard case .loaded(let description) = reply else {
      throw give(up: unexpected(.opening), for: step, &state)
    }
    do throws(PluginFault) {
      try description.check(against: manifest)
    } catch {
      throw give(up: error, for: step, &state)
    }
    state.description = description
    return description
  }

  private func image(_ state: inout State) throws(PluginFault) -> LibraryImage {
    if let image = state.image { return image }
    let image = try LibraryImage(library, sha256: sha256, of: manifest.id)
    state.image = image
    return image
  }

  /// Sends a request; ends the process after a fault of its own.
  private func ask(
    _ request: HostRequest, within seconds: Double, doing now: PluginCall, for step: PluginCall,
    _ state: inout State
  ) throws(PluginFault) -> HostReply {
    try answer(for: step, &state) { process throws(PluginFault) in
      try process.ask(request, within: seconds, doing: now)
    }
  }

  /// Waits for a reply; ends the process after a fault of its own, or if nothing is loaded.
  private func answer(
    for step: PluginCall, _ state: inout State,
    from wait: (inout HostProcess) throws(PluginFault) -> HostReply
  ) throws(PluginFault) -> HostReply {
    guard var process = state.process else { throw unexpected(step) }
    let reply: HostReply
    do throws(PluginFault) {
      defer { state.process = process }
      reply = try wait(&process)
    } catch {
      throw give(up: error, for: step, &state)
    }
    guard case .fault(let fault) = reply else { return reply }
    // Uses the name known here, not the one that the process reports.
    let ours = PluginFault(
      plugin: manifest.id, kind: fault.kind, doing: fault.doing.printable,
      reason: fault.reason.printable)
    if state.description == nil { throw give(up: ours, for: step, &state) }
    throw ours
  }

  /// Ends the process because of a fault, and counts the fault.
  private func give(
    up fault: PluginFault, for step: PluginCall, _ state: inout State
  ) -> PluginFault {
    state.process?.end()
    (state.process, state.description) = (nil, nil)
    state.losses[step, default: []].append(fault)
    return fault
  }

  private func unexpected(_ step: PluginCall) -> PluginFault {
    PluginFault(
      plugin: manifest.id, kind: .invalidMessage, doing: step.words,
      reason: "sent the wrong kind of reply")
  }
}
