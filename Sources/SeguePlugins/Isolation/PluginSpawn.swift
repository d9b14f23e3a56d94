import SegueSystem
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
