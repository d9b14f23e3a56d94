import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueStaging
import SegueYAML

/// The command that a file was compiled with: a check repeats it, and another command does not silently undo it.
extension CompileCommand {
  /// The record in the existing file; nil if it has none.
  func record(in environment: CommandEnvironment) -> CompiledRecord? {
    output == "-" ? nil : CompiledFile.record(at: environment.path(output))
  }

  /// The command with the settings of the file that it writes again, where it has none of its own.
  ///
  /// A check without ids has those of the file too. With `--force`, the file starts anew.
  func completed(
    by record: CompiledRecord?, in environment: CommandEnvironment
  ) throws(CommandFailure) -> CompileCommand {
    guard !overwrites, let old = record.flatMap(parsed) else { return self }
    var command = self
    if checks, try CatalogArguments(arguments, of: commandLine, in: environment).ids.isEmpty {
      command.arguments += old.arguments
    }
    command.name = name ?? old.name
    command.isPublic = isPublic || old.isPublic
    return command
  }

  /// The command with the animators that the file's command registered, as far as the presets still need them.
  func registering(by record: CompiledRecord?, of check: AppCheck) -> CompileCommand {
    guard !overwrites, let old = record.flatMap(parsed) else { return self }
    var command = self
    command.registered += old.registered.filter {
      check.names($0) && !registered.contains($0)
    }
    return command
  }

  /// Says which settings were taken from the file.
  func reportSettings(
    keptBeside given: CompileCommand, in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    let kept = settings.filter { !given.settings.contains($0) }
    guard !checks, !kept.isEmpty else { return }
    try environment.report(
      .note,
      "keeping '\(kept.joined().joined(separator: " "))', which '\(output)' was compiled with; --force drops it"
        .printable, style: style)
  }

  private func parsed(_ record: CompiledRecord) -> CompileCommand? {
    try? Self.parse(record.options + ["-o", output])
  }

  /// Refuses to leave presets of the file out which its command chose, and this one does not.
  func keepPresets(
    of record: CompiledRecord, _ arguments: CatalogArguments, _ selection: CatalogSelection,
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    let kept = Set(selection.presets.map(\.id))
    let lost = record.presets.filter { !kept.contains($0) }
    guard !overwrites, !lost.isEmpty, let old = parsed(record) else { return }
    guard old.arguments != arguments.ids else {
      return try environment.report(
        .note, "'\(output)' no longer contains \(Self.list(lost))", style: style)
    }
    var both = self
    both.arguments.removeAll(where: arguments.ids.contains)
    // If a whole folder was compiled, suggest all presets of the file, since a folder cannot be combined with ids.
    let chosen = [
      old.arguments.isEmpty ? record.presets : old.arguments,
      arguments.ids.isEmpty ? selection.presets.map(\.id) : arguments.ids,
    ]
    for id in chosen.joined() where !both.arguments.contains(id) { both.arguments.append(id) }
    both.registered += old.registered.filter { !both.registered.contains($0) }
    throw CommandFailure(
      .usage,
      "'\(output)' also contains \(Self.list(lost)), which would be left out".printable,
      help:
        "to keep what it contains, type '\(both.commandLineText)'; to leave that out, add --force")
  }

  private static func list(_ ids: [String]) -> String {
    let shown = ids.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return ids.count > 5 ? "\(shown) and \(ids.count - 5) more" : shown
  }

  /// Refuses to compile all of Segue's presets if nothing was named; otherwise notes that presets come from another folder.
  func requireFolder(
    _ catalog: CatalogOptions, in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    // A folder that cannot be read is an error when it is loaded.
    guard let first = try? catalog.search(in: environment).folders().first else { return }
    switch first.reason {
    case .option, .current: return
    case .variable, .user:
      try environment.report(
        .note, "the presets are those of \(first.path) (\(first.reason.rawValue))", style: style)
    case .installed:
      throw CommandFailure(
        .notFound, "there is no folder 'catalog' here, and so no presets of your own to compile",
        help:
          "name a catalog folder, or presets, as in 'segue compile cover -o \(output.printable)'; "
          + "all of Segue's come compiled, as the product SegueStyles")
    }
  }

  /// The options that the file depends on, each with its value.
  var settings: [[String]] {
    (name.map { $0 == Self.usualName ? [] : [["--name", $0]] } ?? [])
      + registered.map { ["--registered", $0] } + (isPublic ? [["--public"]] : [])
  }

  /// The command that writes the file.
  var commandLineText: String {
    let options =
      arguments + ["-o", output] + settings.joined()
      + catalog.folders.flatMap { ["--catalog", $0] }
      + catalog.plugins.folders.flatMap { ["--plugin-path", $0] }
    return (["segue", "compile"] + options).joined(separator: " ").printable
  }
}
