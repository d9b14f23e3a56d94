import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueStaging
import SegueSystem
import SegueYAML

/// The command that a file was compiled with: a check repeats it, and another command does not silently undo it.
extension CompileCommand {
  /// The record in the existing file; nil if it has none.
  func record(in environment: CommandEnvironment) -> CompiledRecord? {
    output == "-" ? nil : CompiledFile.record(at: environment.path(output))
  }

  /// The command with the settings of the file that it writes again, where it has none of its own.
  ///
  /// Without arguments it compiles what the file contains, and so does a check. With `--force`, the file starts anew.
  func completed(
    by record: CompiledRecord?, in environment: CommandEnvironment
  ) throws(CommandFailure) -> CompileCommand {
    guard !overwrites, let old = parsed(record, in: environment) else { return self }
    var command = self
    let given = try CatalogArguments(arguments, of: commandLine, in: environment)
    if given.ids.isEmpty, checks || arguments.isEmpty, !old.arguments.isEmpty {
      // What was chosen stays chosen; a folder says where it is.
      command.arguments = old.arguments
      command.catalog.folders += arguments.filter { !old.arguments.contains($0) }
    }
    let plugins = old.catalog.plugins.folders.filter { !catalog.plugins.folders.contains($0) }
    try requireBuilt(plugins, in: environment)
    command.catalog.plugins.folders += plugins
    command.name = name ?? old.name
    command.isPublic = isPublic || old.isPublic
    return command
  }

  /// Throws if a folder of a plugin that the file was compiled with is missing, as in a new clone.
  private func requireBuilt(
    _ folders: [String], in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let missing = folders.filter { FileStamp.of(environment.path($0)) == nil }
    guard let first = missing.first else { return }
    let builds = missing.map(FileSystem.folder).filter {
      FileStamp.of(environment.path("\($0)/\(PluginFile.name)")) != nil
    }
    .map { "make -C \($0)" }
    throw CommandFailure(
      .inputOutput,
      "the folder \(first.printable), which '\(output.printable)' was compiled with, does not exist",
      help: builds.isEmpty
        ? "name the folder around the plugin with --plugin-path; if the plugin is gone, compile with --force, and name everything"
        : "build what it needs first: \(builds.joined(separator: " && ").printable)")
  }

  /// The command with the animators that the file's command registered, as far as the presets still need them.
  func registering(
    by record: CompiledRecord?, of check: AppCheck, in environment: CommandEnvironment
  ) -> CompileCommand {
    guard !overwrites, let old = parsed(record, in: environment) else { return self }
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
    let chosen = given.arguments.isEmpty && !arguments.isEmpty ? [arguments] : []
    let kept = chosen + settings.filter { !given.settings.contains($0) }
    guard !checks, !kept.isEmpty else { return }
    try environment.report(
      .note,
      "keeping '\(kept.joined().joined(separator: " "))', which '\(output)' was compiled with; --force drops it"
        .printable, style: style)
  }

  /// The command that the file was compiled with, with paths from the command's folder; nil if it says none.
  private func parsed(
    _ record: CompiledRecord?, in environment: CommandEnvironment
  ) -> CompileCommand? {
    record.flatMap { Self.parsed($0, of: output, in: environment) }
  }

  /// The command that a file was compiled with, with paths from the command's folder: in the file they begin at its own folder.
  static func parsed(
    _ record: CompiledRecord, of file: String, in environment: CommandEnvironment
  ) -> CompileCommand? {
    guard var command = try? parse(record.options + ["-o", "-"]) else { return nil }
    let folder = FileSystem.folder(of: environment.absolute(file))
    command.rewritePaths { path in
      path.hasPrefix("/") ? path : environment.relative("\(folder)/\(path)")
    }
    return command
  }

  /// The command with its paths as short as they can be in the command's folder.
  func shortened(in environment: CommandEnvironment) -> CompileCommand {
    var command = self
    command.rewritePaths(environment.shortened)
    return command
  }

  private mutating func rewritePaths(_ rewritten: (String) -> String) {
    // An id has no slash.
    arguments = arguments.map { $0.contains("/") ? rewritten($0) : $0 }
    catalog.plugins.folders = catalog.plugins.folders.map(rewritten)
  }

  /// What a file records: the arguments and options without which a check would not know what to compile.
  ///
  /// The project's own catalog by itself is none of these, since it is the default; nor is a path that only this machine has.
  func recorded(_ known: CatalogArguments, in environment: CommandEnvironment) -> [String] {
    let folder = FileSystem.folder(of: environment.absolute(output))
    func path(_ written: String) -> String {
      let path = FileSystem.path(to: environment.absolute(written), from: folder)
      return path.contains("/") ? path : "./\(path)"
    }
    let isDefault = known.ids.isEmpty && arguments == [environment.project.catalog]
    let words = (isDefault ? [] : arguments).filter { !$0.hasPrefix("/") }
    return words.map { known.ids.contains($0) ? $0 : path($0) }
      + settings.flatMap { $0[0] == "--plugin-path" ? [$0[0], path($0[1])] : $0 }
  }

  /// Warns of paths that are not recorded.
  func reportForeignPaths(
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    for path in arguments + catalog.plugins.folders where path.hasPrefix("/") {
      try environment.report(
        .warning,
        "'\(output)' does not record \(path), which is outside of the project: --check will not find it on another machine"
          .printable, style: style)
    }
  }

  /// Refuses to leave presets of the file out which its command chose, and this one does not.
  func keepPresets(
    of record: CompiledRecord, _ arguments: CatalogArguments, _ selection: CatalogSelection,
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    let kept = Set(selection.presets.map(\.id))
    let lost = record.presets.filter { !kept.contains($0) }
    guard !overwrites, !lost.isEmpty, let old = parsed(record, in: environment) else { return }
    guard Set(old.arguments) != Set(self.arguments) else {
      return try environment.report(
        .note, "'\(output)' no longer contains \(Self.list(lost))", style: style)
    }
    var both = self
    let folder = catalog.ownFolder(in: environment)
    let before = old.arguments.isEmpty ? folder.map { [$0] } ?? record.presets : old.arguments
    let now = self.arguments.isEmpty ? [folder].compactMap(\.self) : self.arguments
    // What the folder has need not be named.
    let known = before + (old.arguments.isEmpty ? record.presets : [])
    both.arguments = before + now.filter { !known.contains($0) }
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

  /// How the file declares its catalog.
  var declaration: [[String]] { settings.filter { ["--name", "--public"].contains($0[0]) } }

  /// The options that the file depends on, each with its value.
  var settings: [[String]] {
    (name.map { $0 == Self.usualName ? [] : [["--name", $0]] } ?? [])
      + registered.map { ["--registered", $0] } + (isPublic ? [["--public"]] : [])
      + catalog.plugins.folders.filter(Self.isPortable).map { ["--plugin-path", $0] }
  }

  /// Whether a path means the same on another machine.
  private static func isPortable(_ path: String) -> Bool { !path.hasPrefix("/") }

  /// The command that writes the file.
  var commandLineText: String {
    let options =
      arguments + ["-o", output] + settings.joined()
      + catalog.folders.flatMap { ["--catalog", $0] }
      + catalog.plugins.folders.filter { !Self.isPortable($0) }.flatMap { ["--plugin-path", $0] }
    return (["segue", "compile"] + options).joined(separator: " ").printable
  }
}

extension CatalogOptions {
  /// The folder of the presets of one's own as the command line would name it; nil if there is none.
  func ownFolder(in environment: CommandEnvironment) -> String? {
    if let named = folders.first { return named }
    guard let first = try? search(in: environment).folders().first, first.reason == .current else {
      return nil
    }
    return environment.project.catalog
  }
}
