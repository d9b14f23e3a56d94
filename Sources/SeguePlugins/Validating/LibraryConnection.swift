import SeguePluginABI
import SegueSystem
import SegueTimeline
import Synchronization

/// A library that checks ask to do things.
protocol LibraryConnection: Sendable {
  /// The library's description.
  var description: LibraryDescription { get }
  /// How long it took to load it and to call its entry, in seconds.
  var loadingSeconds: Double { get }
  /// How many threads the process had before the library was loaded; nil if unknown.
  var threadsBefore: Int? { get }
  /// What the process of the library uses; nil where the system does not report it.
  var use: ProcessUse? { get }
  /// Asks the library to do something.
  func ask(_ request: ProbeRequest) throws(PluginFault) -> ProbeReply
}

/// A library in a process of its own, in the sandbox.
final class IsolatedConnection: LibraryConnection {
  let description: LibraryDescription
  let loadingSeconds: Double
  private let plugin: String
  private let process: Mutex<HostProcess>

  /// The host's own threads: its main one, and one that watches the channel.
  let threadsBefore: Int? = 2

  private static let limits = IsolationLimits.checks

  /// Loads a library.
  init(_ library: LibraryImage, of plugin: String, executable: String) throws(PluginFault) {
    // What a plugin prints during a check is discarded.
    var process = try HostProcess(executable: executable, plugin: plugin, library: library) {
      _, _ in
    }
    do throws(PluginFault) {
      let (reply, seconds) = try process.load(
        HostProcess.Loading(
          memory: Self.limits.memoryBytes, processorSeconds: Self.limits.processorSeconds,
          isProbed: true, seconds: Self.limits.startSeconds))
      switch reply {
      case .loaded(let description): (self.description, loadingSeconds) = (description, seconds)
      case .fault(let fault): throw fault.printable
      default: throw .unexpectedReply(of: plugin)
      }
    } catch {
      process.end()
      throw error
    }
    self.plugin = plugin
    self.process = Mutex(process)
  }

  deinit { process.withLock { _ = $0.end() } }

  var use: ProcessUse? { process.withLock { $0.use } }

  func ask(_ request: ProbeRequest) throws(PluginFault) -> ProbeReply {
    try process.withLock { process throws(PluginFault) in
      let reply = try process.ask(
        .probe(request), within: request.seconds, doing: request.step)
      switch reply {
      case .probed(let reply): return reply
      case .fault(let fault): throw fault.printable
      default: throw .unexpectedReply(of: plugin)
      }
    }
  }
}

extension ProbeRequest {
  /// The time limit, in seconds: a timeline in a preview has one second, on a busy machine a few.
  fileprivate var seconds: Double {
    if case .choreograph = self { 5 } else { IsolationLimits.checks.callSeconds }
  }

  /// What the plugin does meanwhile.
  fileprivate var step: PluginCall {
    guard case .choreograph(let call, _) = self else { return .waiting }
    return .choreographing(call.stage.operation, call.animator)
  }
}

/// A library in this process, with no protection: for a debugger or a sanitizer.
final class DirectConnection: LibraryConnection {
  let description: LibraryDescription
  let loadingSeconds: Double
  let threadsBefore: Int?
  private nonisolated(unsafe) let probe: LibraryProbe

  /// Loads a library from its own path, where a debugger finds its symbols.
  init(path: String, of plugin: String) throws(PluginFault) {
    threadsBefore = ProcessUse.current?.threads
    let start = SystemTime.uptime
    probe = try LibraryProbe(
      LibraryFile(path: path, shownPath: path), name: plugin, host: .segue)
    loadingSeconds = Double(SystemTime.uptime - start) / 1e9
    description = probe.description
  }

  var use: ProcessUse? { .current }

  func ask(_ request: ProbeRequest) throws(PluginFault) -> ProbeReply { probe.perform(request) }
}

extension PluginFault {
  /// A reply that does not answer the request: the plugin's code wrote it, not the host.
  static func unexpectedReply(of plugin: String) -> PluginFault {
    PluginFault(plugin: plugin, kind: .invalidMessage, reason: "sent the wrong kind of reply")
  }
}
