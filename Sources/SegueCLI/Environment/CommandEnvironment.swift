import ArgumentParser
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueTerminal
import SegueYAML
import SystemPackage

/// The environment of a command and its streams; tests create their own.
struct CommandEnvironment: Sendable {
  /// The arguments of the command line, the command first.
  var arguments: [String] = []
  /// Looks up an environment variable.
  var variable: @Sendable (String) -> String?
  /// The command's current folder; empty for that of the process.
  var currentFolder = ""
  /// The real path of the executable, if known.
  var executable: String?
  /// The time, in nanoseconds since 1970.
  var now: @Sendable () -> Int64
  /// The destination of results.
  var output: ByteSink
  /// The destination of messages.
  var errors: ByteSink
  /// The input for `-`.
  var input: @Sendable (_ limit: Int) throws(CommandFailure) -> [UInt8]
  /// The width of the output terminal in columns; nil if it is not a terminal.
  var columns: Int?
  /// The height of the output terminal in rows; nil if it is not a terminal that a pager can use.
  var rows: Int?
  /// Whether messages go to a terminal.
  var hasErrorTerminal = false
  /// The real path of the only folder in which arguments may name files; nil for no limit.
  var confinement: String?
  /// The program that runs commands in this process; nil on the command line.
  var observer: CommandObserver?
  /// Runs every plugin allowed to run; nil to load libraries.
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

/// A destination of bytes.
struct ByteSink: Sendable {
  /// Writes all bytes.
  let write: @Sendable ([UInt8]) throws(CommandFailure) -> Void

  /// Writes a text and a line feed.
  func line(_ text: String) throws(CommandFailure) { try write(Array("\(text)\n".utf8)) }
}

extension CommandEnvironment {
  /// Prints a line of the result, or several; control characters, as in names of files, are shown as
  /// numbers.
  func print(_ text: String) throws(CommandFailure) { try output.line(text.printableLines) }

  /// Prints a result with colors, in which names are printable already.
  func print(styled text: String) throws(CommandFailure) { try output.line(text) }

  /// Prints the result for programs, as one object on a line.
  func print(_ object: JSONObject) throws(CommandFailure) { try output.line(object.text()) }

  /// Prints a message to the user; control characters are shown as numbers.
  func report(_ kind: MessageKind, _ text: String, style: ANSIStyle) throws(CommandFailure) {
    try errors.line("\(style.paint(kind.rawValue + ":", kind.paint)) \(text.printableLines)")
  }
}

/// The severity of a message.
enum MessageKind: String {
  case error, warning, note, help

  var paint: ANSIStyle.Paint {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note, .help: .bold
    }
  }
}

extension CommandEnvironment {
  /// The help for a path that does not exist: the folder that was probably meant; nil if no name is similar.
  ///
  /// - Parameter help: says what to do with the folder, as it should have been written.
  func help(
    forMissing written: String,
    _ help: (String) -> String = {
      "there is a folder with a similar name: '\($0)'"
    }
  ) -> String? {
    projectCatalog(meantBy: written).map { "the project's is \($0)" }
      ?? NearestPath.find(written, .folder, resolve: path).map(help)
  }

  /// The project's catalog, if it is in a folder above and has this name; nil otherwise.
  func projectCatalog(meantBy written: String) -> String? {
    let above = project.catalog
    let isAbove = above == "../\(written)" || above.hasSuffix("/../\(written)")
    return isAbove && FileStamp.of(path(above)) != nil ? above : nil
  }
}

extension CommandEnvironment {
  /// Resolves a path written by the user against the command's folder.
  func path(_ written: String) -> String {
    currentFolder.isEmpty || written.hasPrefix("/") ? written : "\(currentFolder)/\(written)"
  }

  /// The project around the command's folder.
  var project: Project { Project(around: currentFolder) }

  /// The real path of what was written in the command's folder, whether it exists or not.
  func absolute(_ written: String) -> String {
    let here = FileSystem.real(path(".")) ?? currentFolder
    return FileSystem.real(path(written))
      ?? (written.hasPrefix("/") ? written : "\(here)/\(written)")
  }

  /// The path from the command's folder.
  func relative(_ written: String) -> String {
    let relative = FileSystem.path(to: absolute(written), from: absolute("."))
    // What does not exist keeps its slash, by which it is a path.
    return relative.contains("/") || FileStamp.of(path(relative)) != nil
      ? relative : "./\(relative)"
  }

  /// The path from the command's folder; an absolute one outside of the project stays as it is.
  func shortened(_ written: String) -> String {
    written.hasPrefix("/") && !isInProject(written) ? written : relative(written)
  }

  /// Whether a path is inside of the project, so that it is there in every copy of it.
  private func isInProject(_ written: String) -> Bool {
    let root = absolute("\(project.root).")
    return !FileSystem.path(to: absolute(written), from: root).hasPrefix("..")
  }
}

extension CommandEnvironment {
  static func process() -> CommandEnvironment {
    CommandEnvironment(
      variable: ThisProcess.variable,
      executable: ThisProcess.executablePath,
      now: { SystemTime.sinceEpoch },
      output: ByteSink { bytes throws(CommandFailure) in try write(bytes, to: .standardOutput) },
      errors: ByteSink { bytes throws(CommandFailure) in try write(bytes, to: .standardError) },
      input: { limit throws(CommandFailure) in
        do throws(SystemFailure) {
          return try FileBytes.readStandardInput(limit: limit)
        } catch {
          throw CommandFailure(.inputOutput, error.description)
        }
      },
      columns: ThisProcess.isTerminal(1) ? terminalColumns() : nil,
      rows: ThisProcess.isTerminal(0) && ThisProcess.isTerminal(1)
        && ThisProcess.variable("TERM") != "dumb"
        ? TerminalSize.ofOutput?.rows : nil,
      hasErrorTerminal: ThisProcess.isTerminal(2))
  }
}

/// Writes all bytes; a closed pipe, such as to `head`, is not a failure.
private func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(CommandFailure) {
  do throws(Errno) {
    try descriptor.writeFully(bytes)
  } catch {
    guard error != .brokenPipe else { return }
    throw CommandFailure(.inputOutput, "cannot write the output: \(error)")
  }
}

private func terminalColumns() -> Int {
  ThisProcess.number("COLUMNS", in: 1...1000) ?? TerminalSize.ofOutput?.columns ?? 80
}

/// A command that runs in a given environment.
protocol Subcommand: ParsableCommand {
  func run(in environment: CommandEnvironment) throws
}
