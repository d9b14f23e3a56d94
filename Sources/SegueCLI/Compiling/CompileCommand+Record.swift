import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SeguePlugins
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
    guard !overwrites, let old = parsed(record, in: environment) else {
      return naming(ownCatalogIn: environment)
    }
    var command = self
    if arguments.isEmpty {
      command.arguments = old.arguments
      try command.requireFolders(in: environment)
    }
    let plugins = old.catalog.plugins.folders.filter { !catalog.plugins.folders.contains($0) }
    command.catalog.folders += old.catalog.folders.filter { !catalog.folders.contains($0) }
    command.name = name ?? old.name
    command.isPublic = isPublic || old.isPublic
    try command.requireBuilt(plugins, in: environment)
    command.catalog.plugins.folders += plugins
    return command.naming(ownCatalogIn: environment)
  }

  /// The command with the folders that it compiles if it names nothing: those of `--catalog`, or the catalog of the file's project.
  private func naming(ownCatalogIn environment: CommandEnvironment) -> CompileCommand {
    guard arguments.isEmpty else { return self }
    var command = self
    command.arguments =
      catalog.folders.isEmpty
      ? [projectCatalog(in: environment)].compactMap(\.self) : catalog.folders
    command.catalog.folders = []
    return command
  }

  /// The catalog of the project that the file belongs to, or else of the current folder's; nil if neither has one.
  func projectCatalog(in environment: CommandEnvironment) -> String? {
    let folder = output == "-" ? "" : FileSystem.folder(of: environment.absolute(output))
    let catalog = Project(around: folder).catalog
    let path = folder.isEmpty ? catalog : environment.relative("\(folder)/\(catalog)")
    return FileStamp.of(environment.path(path)) != nil
      ? path : CatalogOptions.typed(in: []).ownFolder(in: environment)
  }

  /// Throws if a catalog that the file was compiled with is missing.
  private func requireFolders(in environment: CommandEnvironment) throws(CommandFailure) {
    guard let missing = arguments.first(where: { isMissing($0, in: environment) }) else { return }
    let found = projectCatalog(in: environment)
    var other = self
    other.arguments = arguments.map { $0 == missing ? found ?? "FOLDER" : $0 }
    throw CommandFailure(
      .inputOutput,
      "the catalog \(missing.printable), which '\(output.printable)' was compiled with, does not exist",
      help: found.map { "if it is \($0.printable) now, type '\(other.commandLineText)'" }
        ?? "type '\(other.commandLineText)' with the folder that it is in now")
  }

  /// Whether an argument is a folder that does not exist.
  private func isMissing(_ argument: String, in environment: CommandEnvironment) -> Bool {
    argument.contains("/") && FileStamp.of(environment.path(argument)) == nil
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

  /// The command with what the file was compiled with besides, unless it starts anew.
  func adding(
    _ record: CompiledRecord?, in environment: CommandEnvironment
  ) -> CompileCommand {
    guard !overwrites, let old = parsed(record, in: environment) else { return self }
    var command = self
    command.arguments = old.arguments + arguments.filter { !old.arguments.contains($0) }
    return command
  }

  /// The command without the folders whose plugins are all there, and none of them used.
  func droppingPluginFolders(
    except used: [InstalledPlugin], of library: LoadedCatalog, in environment: CommandEnvironment
  ) -> CompileCommand {
    let plugins = library.plugins.collection.plugins
    let needed = plugins.filter { plugin in
      !plugin.offersPresets || used.contains { $0.folder == plugin.folder }
    }
    var command = self
    command.catalog.plugins.folders.removeAll { folder in
      let path = environment.absolute(folder)
      func isHere(_ plugin: InstalledPlugin) -> Bool {
        environment.absolute(plugin.place.path) == path
      }
      return plugins.contains(where: isHere) && !needed.contains(where: isHere)
    }
    return command
  }

  /// Throws if the file was compiled with a preset that is gone.
  func requireRecorded(
    _ id: String, in library: LoadedCatalog, _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    guard case .unknown = library.registry.lookUp(id), !library.isBroken(id) else { return }
    // The options come from the record.
    func commandLine(with other: String?) -> String {
      let words = arguments.compactMap { $0 == id ? other : $0 }
      return (["segue compile"] + words + ["-o \(output)"]).joined(separator: " ").printable
    }
    let near = NearestName.find(id, among: library.registry.presets.map(\.id))
      .map { "if it is '\($0)' now, type '\(commandLine(with: $0))'" }
    let without =
      arguments.count > 1 ? "to leave it out, type '\(commandLine(with: nil))'" : nil
    let plugin = PluginSources.help(forPreset: id, named: environment.path(output))
    let help = plugin ?? [near, without].compactMap(\.self).joined(separator: "; ")
    throw CommandFailure(
      .notFound,
      "'\(output.printable)' was compiled with the preset '\(id.printable)', which "
        + (plugin == nil ? "no longer exists" : "is in a plugin that is not built"),
      help: help.isEmpty ? "name the presets to compile" : help)
  }

  /// Says which settings were taken from the file, where others were given.
  func reportSettings(
    keptBeside given: CompileCommand, in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    let kept = settings.filter { !given.settings.contains($0) }
    guard !checks, !given.arguments.isEmpty, !kept.isEmpty else { return }
    try environment.report(
      .note,
      "keeping '\(kept.joined().joined(separator: " "))', which '\(output)' was compiled with; --force drops it"
        .printable, style: style)
  }

  /// The command that the file was compiled with, with paths from the command's folder; nil if it says none.
  private func parsed(
    _ record: CompiledRecord?, in environment: CommandEnvironment
  ) -> CompileCommand? {
    record.flatMap { Self.parsed($0.options, of: output, in: environment) }
  }

  /// The command that a file was compiled with, with paths from the command's folder: in the file they begin at its own folder.
  static func parsed(
    _ words: [String], of file: String, in environment: CommandEnvironment
  ) -> CompileCommand? {
    guard var command = try? parse(words + ["-o", "-"]) else { return nil }
    let folder = FileSystem.folder(of: environment.absolute(file))
    command.rewritePaths { path in
      path.hasPrefix("/") ? path : environment.relative("\(folder)/\(path)")
    }
    return command
  }

  /// The command line that compiles what all commands in the file name, where a merge left several; nil if it names none.
  func mergedCommandLine(in environment: CommandEnvironment) -> String? {
    let bytes = (try? FileBytes.read(environment.path(output), limit: 64 << 10)) ?? []
    let commands = CompiledRecord.commands(in: bytes)
    guard !commands.isEmpty else { return nil }
    var merged = self
    for words in commands {
      guard let old = Self.parsed(words, of: output, in: environment) else { continue }
      merged.arguments += old.arguments.filter { !merged.arguments.contains($0) }
      merged.registered += old.registered.filter { !merged.registered.contains($0) }
      merged.catalog.folders += old.catalog.folders.filter { !merged.catalog.folders.contains($0) }
      let plugins = old.catalog.plugins.folders
      merged.catalog.plugins.folders += plugins.filter {
        !merged.catalog.plugins.folders.contains($0)
      }
      merged.name = merged.name ?? old.name
      merged.isPublic = merged.isPublic || old.isPublic
    }
    return "\(merged.commandLineText) --force"
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
    catalog.folders = catalog.folders.map(rewritten)
    catalog.plugins.folders = catalog.plugins.folders.map(rewritten)
  }

  /// What a file records: the arguments and options without which a check would not know what to compile.
  ///
  /// A path that only this machine has is none of these.
  func recorded(_ known: CatalogArguments, in environment: CommandEnvironment) -> [String] {
    let folder = FileSystem.folder(of: environment.absolute(output))
    func path(_ written: String) -> String {
      CompiledRecord.path(to: environment.absolute(written), from: folder)
    }
    return arguments.filter(Self.isPortable).map { known.ids.contains($0) ? $0 : path($0) }
      + settings.flatMap { Self.pathOptions.contains($0[0]) ? [$0[0], path($0[1])] : $0 }
  }

  /// Warns of paths that are not recorded.
  func reportForeignPaths(
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    for path in arguments + catalog.folders + catalog.plugins.folders where !Self.isPortable(path) {
      try environment.report(
        .warning,
        "'\(output)' does not record \(path), which is outside of the project: --check will not find it on another machine"
          .printable, style: style)
    }
  }

  /// Refuses to leave presets of the file out which its command chose, and this one does not.
  func keepPresets(
    of record: CompiledRecord, _ selection: CatalogSelection, from library: LoadedCatalog,
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    try refuseToLose(record, selection, from: library, in: environment, style)
    if !overwrites, record.hasRules, selection.rules.isEmpty {
      try environment.report(
        .warning,
        "'\(output)' no longer contains rules: there are none in the catalog's rules.yaml"
          .printable, style: style)
    }
  }

  private func refuseToLose(
    _ record: CompiledRecord, _ selection: CatalogSelection, from library: LoadedCatalog,
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    let kept = Set(selection.presets.map(\.id))
    let lost = record.presets.filter { !kept.contains($0) }
    guard !overwrites, !lost.isEmpty, let old = parsed(record, in: environment) else { return }
    let isLeftOut = lost.contains { id in
      if case .unknown = library.registry.lookUp(id) { false } else { true }
    }
    guard isLeftOut, !Set(old.arguments).isSubset(of: arguments) else {
      return try environment.report(
        .note, "'\(output)' no longer contains \(Self.list(lost))", style: style)
    }
    var both = self
    let before =
      old.arguments.isEmpty
      ? record.presets : old.arguments.filter { !isMissing($0, in: environment) }
    // What the file contains already need not be named.
    let contained = Set(before + record.presets)
    both.arguments = before + self.arguments.filter { !contained.contains($0) }
    both.registered += old.registered.filter { !both.registered.contains($0) }
    throw CommandFailure(
      .usage,
      "'\(output)' also contains \(Self.list(lost)), which would be left out".printable,
      help:
        "to keep what it contains, type '\(both.commandLineText)'; to leave that out, '\(commandLineText) --force'"
    )
  }

  private static func list(_ ids: [String]) -> String {
    let shown = ids.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return ids.count > 5 ? "\(shown) and \(ids.count - 5) more" : shown
  }

  /// Refuses to compile all of Segue's presets if there is no catalog of one's own; otherwise notes where the presets come from.
  func requireFolder(
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    // A folder that cannot be read is an error when it is loaded.
    guard let first = try? catalog.search(in: environment).folders().first else { return }
    switch first.reason {
    case .option, .current: return
    case .variable, .user:
      try environment.report(
        .note,
        "the presets are those of \(first.path) (\(first.reason.rawValue)), which the file does not record",
        style: style)
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
      + folderOptions.filter { Self.isPortable($0[1]) }
  }

  /// The options that name folders.
  private var folderOptions: [[String]] {
    catalog.folders.map { ["--catalog", $0] }
      + catalog.plugins.folders.map { ["--plugin-path", $0] }
  }

  private static let pathOptions = ["--catalog", "--plugin-path"]

  /// Whether a path means the same on another machine.
  private static func isPortable(_ path: String) -> Bool { !path.hasPrefix("/") }

  /// The command that writes the file.
  var commandLineText: String {
    let options =
      arguments + ["-o", output] + settings.joined()
      + folderOptions.filter { !Self.isPortable($0[1]) }.joined()
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
