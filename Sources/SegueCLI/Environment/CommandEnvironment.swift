import SegueJSON
import SeguePluginABI
import SeguePlugins

/// What a command knows of the world and how it speaks; tests make their own.
struct CommandEnvironment: Sendable {
  /// Looks an environment variable up.
  var variable: @Sendable (String) -> String?
  /// The folder that the command runs in; empty for the process's own.
  var currentFolder = ""
  /// The real path of the executable, where it is known.
  var executable: String?
  /// The time, in nanoseconds since 1970.
  var now: @Sendable () -> Int64
  /// Where results go.
  var output: ByteSink
  /// Where messages go.
  var errors: ByteSink
  /// Where `-` reads from.
  var input: @Sendable (_ limit: Int) throws(CommandFailure) -> [UInt8]
  /// How many columns the terminal behind the output has; nil where it is none.
  var columns: Int?
  /// Whether messages go to a terminal.
  var hasErrorTerminal = false
  /// Runs every plugin that may run; nil where libraries do.
  var pluginRunner: (any PluginRunner)?

  /// Whether results go to a terminal.
  var hasTerminal: Bool { columns != nil }

  /// Whether the terminal and the locale can show more than ASCII.
  var showsUnicode: Bool {
    if variable("TERM") == "dumb" { return false }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { variable($0) }.first { !$0.isEmpty } ?? ""
    let encoding = locale.lowercased()
    return encoding.hasSuffix("utf-8") || encoding.hasSuffix("utf8")
  }
}

/// Where bytes go.
struct ByteSink: Sendable {
  /// Writes all bytes, or says why not.
  let write: @Sendable ([UInt8]) throws(CommandFailure) -> Void

  /// Writes a text and a line feed.
  func line(_ text: String) throws(CommandFailure) { try write(Array("\(text)\n".utf8)) }
}

extension CommandEnvironment {
  /// Prints a line of the result.
  func print(_ text: String) throws(CommandFailure) { try output.line(text) }

  /// Prints the result for programs, as one object on a line.
  func print(_ object: JSONObject) throws(CommandFailure) { try output.line(object.text()) }

  /// Prints a message to whoever runs the command.
  func tell(_ kind: MessageKind, _ text: String, ink: Ink) throws(CommandFailure) {
    try errors.line("\(ink.paint(kind.rawValue + ":", kind.paint)) \(text)")
  }
}

/// How a message is meant.
enum MessageKind: String {
  case error, warning, note, help

  var paint: Ink.Paint {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note, .help: .bold
    }
  }
}
