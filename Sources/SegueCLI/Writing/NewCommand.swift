import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem
import SegueYAML

/// `segue new`: a new preset file.
struct NewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a valid preset to start from.",
    discussion: """
      The file is CATALOG/FAMILY/ID.yaml, in the folder given with --catalog or else in 'catalog', \
      which is created if necessary, with the JSON Schema that editors complete keys from and an \
      AGENTS.md for agents. It slides, \
      copies another preset (--from), or extends one and says only what differs (--extends).

      Examples:
        segue new my-push
        segue new my-flip --from flip
        segue new slow-flip --extends flip
      """)

  @Argument(help: "The id of the new preset, such as my-push.")
  var id: String

  @Option(
    help:
      "Start with a copy of this preset; one of a plugin must be found, as 'segue plugins list' shows.",
    completion: .presetIDs)
  var from: String?

  @Option(
    help:
      "Start with a preset that extends this one: it inherits everything, and the file says what differs.",
    completion: .presetIDs)
  var extends: String?

  @Option(
    help:
      "The family: the preset's folder in the catalog. (default: that of the other preset, or custom)",
    completion: .families)
  var family: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write; '-' prints the preset.", valueName: "file"))
  var output: String?

  @Flag(
    name: [.customShort("f"), .customLong("force")],
    help: "Overwrite an existing file, or use an id that is taken.")
  var overwrites = false

  @OptionGroup var catalog: CatalogOptions

  func validate() throws {
    if from != nil, extends != nil {
      throw ValidationError("--from and --extends cannot be combined")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    try checkFamily()
    let known = try knownCatalog(in: environment)
    let parent = try original(in: known, environment, style)
    let replaced = try known.flatMap { library throws(CommandFailure) in try checkedID(in: library)
    }
    let target = NewPresetTarget(
      id: id, family: family ?? self.family(beside: parent, in: known), output: output,
      catalog: catalog.folders.first, currentFolder: environment.currentFolder)
    let text = try text(parent, target.schema, known)
    try check(text, known)
    guard let path = target.path else { return try environment.output.write(Array(text.utf8)) }
    for file in [path] + target.companions.map(\.path) { try environment.requireInside(file) }
    try write(text, to: path, target)
    try environment.print(path)
    if let replaced, replaced != path {
      try environment.report(
        .warning,
        "\(replaced) is another preset with this id: of the two, the one whose catalog is searched first is used",
        style: style)
    }
    let plugins = catalog.plugins.folders.map { " --plugin-path \($0)" }.joined()
    try environment.report(
      .help, "run 'segue validate \(path)\(plugins)' to check it", style: style)
    guard output != nil else { return }
    try environment.report(
      .help,
      "a preset is found by its id in the folder of its family, such as catalog/custom/\(id).yaml",
      style: style)
  }

  private func write(
    _ text: String, to path: String, _ target: NewPresetTarget
  ) throws(CommandFailure) {
    do {
      try NewFile.write(Array(text.utf8), to: path, overwrites: overwrites)
      try target.writeCompanions()
    } catch {
      let help =
        error.isOccupied
        ? "use --force to overwrite it, or choose another file with -o" : error.help
      throw CommandFailure(
        error.isOccupied ? .usage : .inputOutput, error.description, help: help)
    }
  }

  /// The file of another preset with the id, which this one hides or is hidden by; nil if there is none.
  ///
  /// - Throws: unless that is wanted.
  private func checkedID(in known: LoadedCatalog) throws(CommandFailure) -> String? {
    let other: Preset
    switch known.registry.lookUp(id) {
    case .found(let preset), .renamed(let preset): other = preset
    case .unknown: return nil
    }
    let path = other.place?.file.name
    guard !overwrites else { return path }
    let file = path.map { ": \($0.printable)" } ?? ""
    throw CommandFailure(
      .usage,
      other.id == id
        ? "there is already a preset '\(id)'\(file)"
        : "'\(id)' is a former id of the preset '\(other.id)'\(file)",
      help: "choose another id, or use --force to replace that preset by one of your own")
  }

  /// Rejects a family that would be another folder's name, or outside the catalog.
  private func checkFamily() throws(CommandFailure) {
    guard let family, !CatalogFolder.canBeFamily(family) else { return }
    let isTaken = CatalogFolder.otherFolders.contains(family)
    throw CommandFailure(
      .usage,
      isTaken ? "the folder '\(family)' is not for presets" : "'\(family)' is not a valid family",
      help: isTaken
        ? "choose another family"
        : "use lower-case letters, digits and single hyphens, beginning with a letter")
  }

  /// The catalog, which only copying a preset needs; nil if there is none.
  private func knownCatalog(
    in environment: CommandEnvironment
  ) throws(CommandFailure) -> LoadedCatalog? {
    if other == nil, try catalog.existingPaths(in: environment).isEmpty { return nil }
    return try catalog.load(in: environment)
  }

  /// The preset to start from.
  private var other: String? { from ?? extends }

  private func original(
    in known: LoadedCatalog?, _ environment: CommandEnvironment, _ style: ANSIStyle
  ) throws -> Preset? {
    guard let other, let known else { return nil }
    return try known.preset(other, in: environment, style: style)
  }

  /// The family of the preset to start from, unless it is one of a plugin: that is no folder of a catalog.
  private func family(beside parent: Preset?, in known: LoadedCatalog?) -> String {
    guard let parent, known?.plugins.collection.owner(of: parent) == nil else { return "custom" }
    return parent.family
  }

  private func text(
    _ parent: Preset?, _ schema: String?, _ known: LoadedCatalog?
  ) throws(CommandFailure) -> String {
    guard let parent else {
      let hasCrossfade = known?.registry.preset("crossfade") != nil
      return PresetDraftText.fresh(
        id: id, schema: schema, reducedMotion: hasCrossfade ? "crossfade" : "none")
    }
    if extends != nil { return PresetDraftText.extending(parent, id: id, schema: schema) }
    guard let file = parent.place?.file,
      let text = PresetDraftText.copy(of: file, id: id, schema: schema)
    else { throw CommandFailure(.inputOutput, "cannot read the file of '\(parent.id)'") }
    return text
  }

  /// Checks that the result validates, which also validates the id.
  private func check(_ text: String, _ known: LoadedCatalog?) throws(CommandFailure) {
    var reader = YAMLReader()
    let file = SourceFile(name: "\(id).yaml", text: text)
    let found = PresetDecoder.decode(file, with: &reader) { known?.registry.preset($0) }.diagnostics
    guard let first = found.shown.first(where: { $0.severity == .error }) else { return }
    throw CommandFailure(
      .usage, first.message, help: first.help ?? "use lower-case words joined by hyphens")
  }
}
