import ArgumentParser
import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueYAML

extension PluginTemplate.Language: ExpressibleByArgument {}

/// `segue plugins new`: a new plugin from a template.
struct PluginsNewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a working plugin to start from.",
    discussion: """
      The folder contains everything needed to build the plugin, including the headers or the Swift kit. Run 'make' to build it.
      """)

  @Argument(help: "The id of the new plugin, such as my-plugin or com.example.my-plugin.")
  var id: String

  @Option(
    name: [.customLong("language"), .customLong("lang")],
    help: ArgumentHelp("The programming language: c, swift or rust.", valueName: "name"))
  var language: PluginTemplate.Language

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The folder to create; named after the id by default.", valueName: "folder"))
  var output: String?

  func run(in environment: CommandEnvironment) throws {
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    guard let name = PluginName(id) else {
      throw CommandFailure(
        .usage,
        "'\(id)' is not a valid plugin id: use lower-case words and digits joined by hyphens",
        help: "the nearest valid id is '\(PluginName.nearest(to: id))'")
    }
    let template = try PluginTemplate(
      language, for: name, from: TemplateSources(beside: environment.executable))
    try check(template, name)
    let shown = output ?? name.id
    let path =
      shown.hasPrefix("/") || environment.currentFolder.isEmpty
      ? shown : "\(environment.currentFolder)/\(shown)"
    try requireOutsideOfSources(shown, name, in: environment)
    do throws(SystemFailure) {
      try NewFolder.write(template.files, to: path)
    } catch {
      throw CommandFailure(
        error.isOccupied ? .usage : .inputOutput, error.description,
        help: error.isOccupied ? "choose another folder with -o" : nil)
    }
    try environment.print(path)
    for warning in try takenIDs(name, in: environment) {
      try environment.report(.warning, warning, style: style)
    }
    let build = "\(shown)/build"
    let isFound = environment.projectPlugins().map(environment.absolute)
      .contains(environment.absolute(build))
    for line in [
      "run 'make -C \(shown)' to build it with \(language.compiler)",
      "run 'segue plugins validate \(build)/\(name.id).segueplugin' to check it",
      "run 'segue preview \(name.preset)\(isFound ? "" : " --plugin-path \(build)") -o \(name.preset).webp' to preview it",
    ] { try environment.report(.help, line, style: style) }
    guard language != .c else { return }
    try environment.report(
      .note,
      "apps cannot link it, only previews, pages and films show it: for an app, use --language c",
      style: style)
  }

  /// Refuses a folder among an app's sources, which would be compiled with them.
  private func requireOutsideOfSources(
    _ folder: String, _ name: PluginName, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let root = environment.project.root
    let path = FileSystem.path(
      to: environment.absolute(folder), from: environment.absolute("\(root)."))
    let names = (try? OpenFolder(environment.path("\(root).")).entries().map(\.name)) ?? []
    let targets = ["Sources"] + Project.targets(ofXcodeProjectsAmong: names)
    guard let first = path.split(separator: "/").first, targets.contains(String(first)) else {
      return
    }
    throw CommandFailure(
      .usage,
      "'\(folder.printable)' is among an app's sources, in \(root)\(first): the app would compile the plugin's files with its own"
        .printable,
      help: "\(output == nil ? "add" : "write") '-o \(root)\(name.id)'")
  }

  /// A warning for each id of the new plugin that something else has.
  private func takenIDs(
    _ name: PluginName, in environment: CommandEnvironment
  ) throws(CommandFailure) -> [String] {
    let options = CatalogOptions.typed(in: [])
    let catalog = try options.listed(try options.existingPaths(in: environment))
    var warnings: [String] = []
    if let file = catalog.flatMap(\.files).first(where: { $0.stem == name.preset }) {
      warnings.append(
        "the preset '\(name.preset)' of the plugin is not used where its catalog is searched: \(file.path) has the same id; "
          + "choose another one")
    }
    if BuiltInAnimators.ids.contains(name.id) {
      warnings.append(
        "the animator '\(name.id)' is used in place of Segue's own, in every preset: choose another id, unless you want that"
      )
    }
    return warnings
  }

  /// Checks that the result is a valid plugin: words such as 'null' are ids, but mean something
  /// else in YAML.
  private func check(_ template: PluginTemplate, _ name: PluginName) throws(CommandFailure) {
    var reader = YAMLReader()
    let manifest = SourceFile(name: "plugin.yaml", text: template.text(of: "plugin.yaml") ?? "")
    let preset = SourceFile(
      name: "\(name.preset).yaml", text: template.text(of: "presets/\(name.preset).yaml") ?? "")
    let found =
      PluginFile.read(manifest, with: &reader).diagnostics.shown
      + PresetDecoder.decode(preset, with: &reader).diagnostics.shown
    guard let first = found.first(where: { $0.severity == .error }) else { return }
    throw CommandFailure(
      .usage, "'\(id)' is not a valid plugin id: \(first.message)", help: first.help)
  }
}
