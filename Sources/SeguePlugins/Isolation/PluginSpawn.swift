import SegueSystem
import SystemPackage

/// How a process for a plugin's code is started, and what it inherits.
struct PluginSpawn {
  /// The program's arguments.
  let arguments: [String]
  /// The process's end of the channel.
  let channel: FileDescriptor
  /// The destination of its output; nil discards it.
  let output: FileDescriptor?

  /// The channel's descriptor in the started process.
  static let channelNumber: Int32 = 3

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
    spawn.channel = (channel, Self.channelNumber)
    // Its children end with it, and Ctrl-C reaches only this process.
    spawn.leadsGroup = true
    spawn.standardSignals = .all
    return try spawn.start()
  }

  private static var variables: [String] {
    ["SWIFT_BACKTRACE=enable=no"]
      + inherited.compactMap { name in ThisProcess.variable(name).map { "\(name)=\($0)" } }
  }
}
