import SegueDiagnostics
import SegueExport
import SegueSystem
import SegueYAML

/// Without a file, the command brings every compiled file of the project up to date, or checks it.
extension CompileCommand {
  /// Repeats the command of each compiled file.
  func runForProject(in environment: CommandEnvironment) throws {
    let root = environment.project.root
    let files = CompiledFile.all(below: environment.path("\(root)."))
      .map {
        FileSystem.path(to: environment.absolute("\(root)\($0)"), from: environment.absolute("."))
      }
    try requireNothingElse(files, in: environment)
    guard environment.project.isProject || FileStamp.of(environment.path("catalog")) != nil else {
      throw CommandFailure(
        .notFound, "this folder is in no project: there is no package, Xcode project or repository",
        help: "name the file to write, as in 'segue compile -o \(newFile(in: environment))'")
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        .notFound, "there is no compiled file in the project",
        help: "name the file to write, as in 'segue compile -o \(newFile(in: environment))'")
    }
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    var last: CommandFailure?
    for file in files {
      var command = self
      command.file = file
      do {
        try command.run(in: environment)
      } catch {
        // Each file has its turn; the last failure ends the command.
        if let last {
          try environment.report(.error, last.message, style: style)
          if let help = last.help { try environment.report(.help, help, style: style) }
        }
        last = CommandFailure(error)
      }
    }
    if let last { throw last }
  }

  /// Throws if something was said about a file that is not named.
  private func requireNothingElse(
    _ files: [String], in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let isAlone =
      arguments.isEmpty && catalog.folders.isEmpty && settings.isEmpty && !overwrites
    guard !isAlone else { return }
    var command = self
    let named = arguments.first { $0.hasSuffix(".swift") } ?? files.first
    command.file = named
    command.arguments.removeAll { $0 == named }
    throw CommandFailure(
      .usage, "the Swift file to write is missing; without it, nothing else can be given",
      help: named == nil
        ? "write -o \(newFile(in: environment))"
        : "type '\(command.commandLineText)\(checks ? " --check" : "")'")
  }

  /// A file of the project that could be written, from the command's folder.
  private func newFile(in environment: CommandEnvironment) -> String {
    let root = environment.project.root
    let file = AppProject.newFiles(in: environment.path("\(root).")).first
    return "\(root)\(file ?? AppProject.usualFile)".printable
  }
}
