import SegueSystem
import Synchronization
import SystemPackage

/// How a process for a plugin's code is started, and what it inherits.
struct PluginSpawn {
  /// The program's arguments.
  let arguments: [String]
  /// The process's end of the channel.
  let channel: FileDescriptor
  /// The library; nil in a process that runs no plugin's code.
  var library: SealedFile?
  /// The destination of its output; nil discards it.
  let output: FileDescriptor?

  /// The channel's descriptor in the started process.
  static let channelNumber: Int32 = 3
  /// The library's descriptor in the started process.
  static let libraryNumber: Int32 = 4

  /// The inherited environment variables: those that the system's loader and the sanitizers need.
  static let inherited = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS",
    "UBSAN_OPTIONS",
  ]

  /// Starts a program.
  func start(_ executable: String) throws(Errno) -> ChildProcess {
    var spawn = Spawn(executable, arguments)
    spawn.variables = Self.variables
    spawn.input = .null
    spawn.output = output.map(Spawn.Stream.descriptor) ?? .null
    spawn.errors = spawn.output
    spawn.channels = [(channel, Self.channelNumber)]
    if let descriptor = library?.descriptor {
      spawn.channels.append((descriptor, Self.libraryNumber))
    }
    // It has no terminal, and Ctrl-C reaches only this process.
    spawn.leadsSession = true
    spawn.standardSignals = .all
    return try spawn.startOnLastingThread()
  }

  private static var variables: [String] {
    ["SWIFT_BACKTRACE=enable=no"]
      + inherited.compactMap { name in ThisProcess.variable(name).map { "\(name)=\($0)" } }
  }
}

/// The running host processes, so that none outlives this process.
///
/// They notice when this process is gone; at a normal exit they are ended first. That needs
/// process-wide state, since exit handlers have no context.
enum HostProcessTable {
  private struct State {
    var processes: Set<ChildProcess> = []
    var hasHandler = false
  }

  private static let state = Mutex(State())

  /// Adds a started process.
  static func add(_ process: ChildProcess) {
    state.withLock { state in
      state.processes.insert(process)
      guard !state.hasHandler else { return }
      state.hasHandler = true
      ThisProcess.atExit { HostProcessTable.endAll() }
    }
  }

  /// Removes a process that has been waited for.
  static func remove(_ process: ChildProcess) {
    _ = state.withLock { $0.processes.remove(process) }
  }

  private static func endAll() {
    let processes = state.withLock { state in
      defer { state.processes = [] }
      return state.processes
    }
    for process in processes {
      process.killGroup()
      process.kill()
      process.wait()
    }
  }
}

/// The resources that a plugin may use in a separate process.
public struct IsolationLimits: Hashable, Sendable {
  /// The timeout for loading the library and calling its entry function, in seconds.
  public var startSeconds = 2.0
  /// The timeout for computing the timeline of one transition, in seconds.
  public var callSeconds = 1.0
  /// The memory limit for the plugin beyond the host's own use, in bytes.
  public var memoryBytes = 512 << 20
  /// The total processor time limit, in seconds.
  public var processorSeconds = 300

  /// Creates the default limits.
  public init() {}

  /// The limits during checks, which take long on slow machines, the laws longest.
  static let checks: IsolationLimits = {
    var limits = IsolationLimits()
    (limits.startSeconds, limits.callSeconds) = (10, 60)
    (limits.memoryBytes, limits.processorSeconds) = (2 << 30, 900)
    return limits
  }()
}
