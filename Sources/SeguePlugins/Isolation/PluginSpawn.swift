import SegueSystem
import SystemPackage

/// How a process that runs a plugin's code is started: what it inherits, and what not.
struct PluginSpawn {
  /// What the program is told.
  let arguments: [String]
  /// The end of the channel on which it answers.
  let channel: FileDescriptor
  /// Where all that it prints goes; nil where that is nobody's.
  let output: FileDescriptor?

  /// The descriptor on which such a process finds its channel.
  static let channelNumber: Int32 = 3

  /// The variables that it inherits: what the system's loader and the sanitizers need.
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
    // What it starts goes with it, and Ctrl-C is ours alone.
    spawn.leadsGroup = true
    spawn.standardSignals = .all
    return try spawn.start()
  }

  private static var variables: [String] {
    ["SWIFT_BACKTRACE=enable=no"]
      + inherited.compactMap { name in ThisProcess.variable(name).map { "\(name)=\($0)" } }
  }
}
