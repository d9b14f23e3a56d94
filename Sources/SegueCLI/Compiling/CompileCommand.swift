import ArgumentParser
import SegueCatalog
import SegueExport
import SegueDiagnostics
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueTimeline
import SegueYAML

/// `segue compile`: a catalog as Swift, for apps.
struct CompileCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Write presets as Swift, for an app.",
    discussion: """
      The file contains presets and rules in a compact form, and a style with typed parameters for each preset, such \
      as '.cellZoom(keepBelow: 0.3)'. It needs only the libraries that an app links. With --check, nothing is written: \
      it exits with 1 if the file is not up to date. Without folders and ids, the command is repeated that the file was \
      compiled with, and without -o that of every compiled file of the project. A file that is written again keeps its \
      options, unless --force is given. The rules are those of the compiled folders, and the presets that they name are \
      compiled in, unless presets are chosen by id.
      """)

  @Argument(
    help: ArgumentHelp(
      "Catalog folders, of which all presets are compiled, and ids of more presets, each with those that it uses; by default what the file contains, or the project's catalog.",
      valueName: "folder-or-id"), completion: .presetIDs)
  var arguments: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The Swift file to write; '-' prints it. By default all compiled files of the project.",
      valueName: "file"))
  var file: String?

  @Option(
    help:
      "The name of the catalog in Swift, as in CompiledCatalog.app. (default: \(Self.usualName))")
  var name: String?

  @Flag(name: .customLong("public"), help: "Declare the styles public, for a module of their own.")
  var isPublic = false

  @Option(
    help: ArgumentHelp(
      "An animator of a plugin that the app links and registers. Can be repeated.",
      valueName: "animator"))
  var registered: [String] = []

  @Flag(
    name: [.customShort("f"), .customLong("force")],
    help: "Overwrite a file of another origin, or one with presets that are not chosen now.")
  var overwrites = false

  @Flag(name: .customLong("check"), help: "Check that the file is up to date.")
  var checks = false

  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp("The format of diagnostics.", valueName: "format"))
  var format = DiagnosticFormat.text

  @OptionGroup var catalog: CatalogOptions

  static let usualName = "app"

  /// The file of this run.
  var output: String { file ?? "-" }

  /// The command, and the option that it needs, for help.
  var commandLine: (name: String, options: String) {
    ("segue compile", "-o \(output)".printable)
  }

  func validate() throws {
    if checks, file == "-" { throw ValidationError("--check needs a file, not '-'") }
    if checks, overwrites { throw ValidationError("--check and --force cannot be combined") }
  }

  func run(in environment: CommandEnvironment) throws {
    guard file != nil else { return try runForProject(in: environment) }
    let record = record(in: environment)
    let asked = shortened(in: environment)
    try asked.completed(by: record, in: environment).compile(
      over: record, asked: asked, in: environment)
  }

  /// - Parameters:
  ///   - record: what the file says that is written again.
  ///   - asked: the command as it was typed.
  private func compile(
    over record: CompiledRecord?, asked: CompileCommand, in environment: CommandEnvironment
  ) throws {
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    try checkName()
    try asked.checkOutput(over: record, in: environment)
    let arguments = try CatalogArguments(arguments, of: commandLine, in: environment)
    var catalog = catalog
    catalog.folders += arguments.folders
    let named = catalog.folders
    // The ids mean the same from outside of the file's project.
    if let own = projectCatalog(in: environment), own != environment.project.catalog {
      catalog.folders.append(environment.path(own))
    }
    if self.arguments.isEmpty { try requireFolder(in: environment, style) }
    let library = try catalog.load(in: environment)
    let isWhole = arguments.includesWholeFolders
    if isWhole { try requireNoErrors(library.diagnostics, in: environment, style) }
    let selection = try selection(
      arguments, from: library, ownCatalogs: max(1, library.count(of: named)), asked: asked,
      in: environment, style)
    let files = Set(selection.presets.compactMap { $0.place?.file.name })
    // Mistakes in other presets do not keep those that were asked for from an app.
    if !isWhole {
      try requireNoErrors(library.diagnostics.about(files.contains), in: environment, style)
    }
    try report(
      library, about: isWhole ? nil : selection.rules, in: environment, style)
    guard !selection.presets.isEmpty else {
      throw library.absence(ofPresetsTo: "compile", commandLine)
    }
    let plugins = library.plugins(of: selection.presets)
    for stale in plugins.compactMap({ $0.staleness(in: environment) }) {
      guard !checks || !stale.changesPresets else {
        throw CommandFailure(.checkFailed, stale.message, help: stale.help)
      }
      try environment.report(.warning, "\(stale.message): \(stale.help)", style: style)
    }
    for plugin in plugins where !checks && ![.option, .project].contains(plugin.place.reason) {
      try environment.report(
        .warning,
        "the plugin '\(plugin.id)' is in \(plugin.place.path), which other machines may lack: name a folder of the project that has it with --plugin-path"
          .printable, style: style)
    }
    let check = AppCheck(of: selection, isWhole: isWhole, in: library.registry)
    let command = registering(by: record, of: check, in: environment)
      .droppingPluginFolders(except: plugins, of: library, in: environment)
    try check.requireAnimators(of: command.adding(record, in: environment))
    try check.requireNames()
    try command.reportSettings(keptBeside: asked, in: environment, style)
    // What was said when the file was written is not repeated.
    let areRulesNew = !asked.arguments.isEmpty || record?.hasSameRules(as: selection.rules) != true
    let notes = check.notes(registered: command.registered, ofRules: areRulesNew)
    for note in checks ? [] : notes {
      try environment.report(.note, note, style: style)
    }
    let file: CompiledSwiftFile
    do {
      file = try CompiledSwiftFile(
        of: selection.presets, rules: selection.rules, named: name ?? Self.usualName,
        isPublic: isPublic, options: command.recorded(arguments, in: environment))
    } catch {
      throw CommandFailure(
        .checkFailed,
        "the catalog has a number that is not finite, or a text of more than \(CompiledCatalog.maximumTextSize) bytes",
        help: "shorten names and ids; 'segue validate' reports numbers that are out of range")
    }
    guard output != "-" else { return try environment.output.write(Array(file.text.utf8)) }
    if !checks { try command.reportForeignPaths(in: environment, style) }
    if let record, !checks {
      try command.keepPresets(of: record, selection, from: library, in: environment, style)
    }
    if record?.hasRules != true, !checks, !selection.rules.isEmpty {
      try environment.report(
        .note,
        "the app follows the rules after 'Segue.rules.add(contentsOf: .\(name ?? Self.usualName))'",
        style: style)
    }
    try command.finish(
      CompiledFile(file.text, at: environment.path(output)), asked: asked, in: environment, style)
  }

  /// Prints the errors in what is compiled, which end the command.
  private func requireNoErrors(
    _ diagnostics: Diagnostics, in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws(CommandFailure) {
    if format != .text || diagnostics.hasErrors, !diagnostics.isEmpty {
      try environment.errors.line(diagnostics.text(format.style(in: environment, style)))
    }
    guard !diagnostics.hasErrors else {
      throw CommandFailure(
        .checkFailed, "the catalog has errors; only a catalog without errors is compiled")
    }
  }

  /// Prints the catalog's messages and the problems of its rules.
  ///
  /// - Parameter rules: the rules that the command is about; nil for all.
  private func report(
    _ library: LoadedCatalog, about rules: [Rule]?, in environment: CommandEnvironment,
    _ style: ANSIStyle
  ) throws(CommandFailure) {
    guard format == .text else { return }
    func concerns(_ problem: Diagnostic) -> Bool {
      rules?.contains { $0.place?.isOnLine(of: problem) == true } ?? true
    }
    guard library.rulesDiagnostics.shown.contains(where: concerns) else {
      return try environment.report(library.messages, style: style)
    }
    try environment.report(rulesOf: library, style: style, concerning: concerns)
  }

  private func selection(
    _ arguments: CatalogArguments, from library: LoadedCatalog, ownCatalogs: Int,
    asked: CompileCommand, in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws -> CatalogSelection {
    // Other installed catalogs are not part of an app by default.
    let whole = arguments.includesWholeFolders ? library.presets(ofFirst: ownCatalogs) : []
    let presets =
      try whole + presets(arguments.ids, of: library, asked: asked, in: environment, style)
    do throws(CatalogSelection.RuleConflict) {
      return try CatalogSelection(
        of: presets, ownCatalogs: ownCatalogs, includesRules: arguments.includesWholeFolders,
        in: library.registry)
    } catch {
      throw conflict(error)
    }
  }

  private func presets(
    _ ids: [String], of library: LoadedCatalog, asked: CompileCommand,
    in environment: CommandEnvironment, _ style: ANSIStyle
  ) throws -> [Preset] {
    try ids.map { id in
      if asked.arguments.isEmpty { try requireRecorded(id, in: library, environment) }
      try library.refuseMisspelledFolder(id, in: environment) { other in
        var command = asked
        command.arguments = asked.arguments.map { $0 == id ? other : $0 }
        return command.commandLineText
      }
      let preset = try library.preset(id)
      if preset.id != id {
        try environment.report(.note, "'\(id)' is another name of '\(preset.id)'", style: style)
      }
      return preset
    }
  }

  private func finish(
    _ file: CompiledFile, asked: CompileCommand, in environment: CommandEnvironment,
    _ style: ANSIStyle
  ) throws {
    do {
      let state = try file.state
      if checks {
        if state != .current { throw asked.staleness(of: file, state) }
        return try environment.report(
          .note, "'\(output.printable)' is up to date", style: style)
      }
      let folder = FileSystem.folder(of: environment.path(output))
      let isNew = !folder.isEmpty && FileStamp.of(folder) == nil
      if isNew, let missing = firstMissingFolder(in: environment),
        let help = environment.help(forMissing: missing)
      {
        throw CommandFailure(
          .inputOutput, "there is no folder \(missing.printable)",
          help: "\(help); for a new one, type 'mkdir -p \(FileSystem.folder(of: output).printable)'"
        )
      }
      if let other = otherFile(in: environment) {
        try environment.report(
          .warning,
          "\(other.printable) has compiled presets, too: in one target, styles of the same name collide",
          style: style)
      }
      if state == .missing, !isPublic, let target = sharedTarget(in: environment) {
        try environment.report(
          .note,
          "only '\(target)' sees the styles; for targets that import it, compile with --public"
            .printable, style: style)
      }
      try file.write(makesFolders: true)
      if isNew {
        try environment.report(.note, "created the folder \(folder.printable)", style: style)
      }
    } catch let failure as SystemFailure {
      throw CommandFailure(.inputOutput, failure.description)
    }
    try environment.print(output)
  }

  // MARK: Refusals

  private func checkName() throws(CommandFailure) {
    guard let name else { return }
    let isName =
      name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !isName else { return }
    throw CommandFailure(
      .usage, "'\(name.printable)' is not a name in Swift",
      help: "use letters and digits, such as --name app")
  }

  private func conflict(_ conflict: CatalogSelection.RuleConflict) -> CommandFailure {
    let (operation, other) = (conflict.rule.operation.rawValue, conflict.other.operation.rawValue)
    return CommandFailure(
      .checkFailed,
      "\(conflict.rule.place.prefix)in an app, the rule for '\(conflict.rule.preset.printable)' would win over the one for "
        + "'\(conflict.other.preset.printable)', whose catalog is searched earlier: an app has one list of rules",
      help: operation == other
        ? "write both rules into one file, or give the other one a higher 'priority'"
        : "write a rule for \(operation) beside the other one, which is for \(other)")
  }

  /// Refuses a folder, and to overwrite a file of another origin, whatever would be written.
  private func checkOutput(
    over record: CompiledRecord?, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    if (try? FileStatus(following: environment.path(output)))?.isFolder == true {
      let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
      throw CommandFailure(
        .usage, "-o names a file, and '\(output.printable)' is a folder",
        help: "write -o \(folder)/Catalog.swift".printable)
    }
    guard output == "-" || output.hasSuffix(".swift") else {
      throw CommandFailure(
        .usage, "-o names a Swift file, and '\(output.printable)' does not end in .swift",
        help: "write -o \(output).swift".printable)
    }
    let place = environment.path(output)
    guard output != "-", !overwrites, record == nil, FileStamp.of(place) != nil else { return }
    guard (try? CompiledFile.isForeign(at: place)) == true else {
      throw CommandFailure(
        .usage,
        "the second line of '\(output.printable)' is not the command that it was compiled with",
        help: mergedCommandLine(in: environment).map {
          "for all that it was compiled with, as after a merge, type '\($0)'"
        } ?? "compile with --force, and name everything")
    }
    throw CommandFailure(
      .usage, "'\(output.printable)' was not written by 'segue compile'",
      help: checks
        ? "name the file that it wrote" : "choose another file, or use --force to overwrite it")
  }

  /// The outermost folder of the file's path that does not exist.
  private func firstMissingFolder(in environment: CommandEnvironment) -> String? {
    var missing: String?
    var folder = FileSystem.folder(of: output)
    while !folder.isEmpty, FileStamp.of(environment.path(folder)) == nil {
      missing = folder
      folder = FileSystem.folder(of: folder)
    }
    return missing
  }

  /// The other file with compiled presets in the same folder, which is in the same target; nil if there is none.
  private func otherFile(in environment: CommandEnvironment) -> String? {
    let folder = FileSystem.folder(of: output)
    let place = environment.path(folder.isEmpty ? "." : folder)
    let names = ((try? OpenFolder(place).entries()) ?? []).map(\.name).sorted()
    return names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.first {
      $0 != output && $0.hasSuffix(".swift")
        && CompiledFile.record(at: environment.path($0)) != nil
    }
  }

  /// The file's target, if others of the package have it; nil otherwise.
  private func sharedTarget(in environment: CommandEnvironment) -> String? {
    let root = environment.absolute("\(environment.project.root).")
    let parts = FileSystem.path(to: environment.absolute(output), from: root).split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    let target = String(parts[1])
    return AppManifest(in: root)?.uses(target) == true ? target : nil
  }

  private func staleness(of file: CompiledFile, _ state: CompiledFile.State) -> CommandFailure {
    let reason = file.staleness.map { ": \($0)" } ?? ""
    return CommandFailure(
      .checkFailed,
      state == .missing
        ? "there is no file '\(output.printable)'"
        : "'\(output.printable)' is not up to date\(reason.printable)",
      help: "run '\(commandLineText)'")
  }
}
