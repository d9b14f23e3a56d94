import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueYAML

/// `segue new`: a new preset file.
struct NewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a valid preset to start from.",
    discussion: """
      The file is CATALOG/FAMILY/ID.yaml, in the folder given with --catalog or else in 'catalog', \
      which is created if necessary, with the JSON Schema that editors complete keys from.
      """)

  @Argument(help: "The id of the new preset, such as my-push.")
  var id: String

  @Option(
    help:
      "Start with a copy of this preset; name the folder of its plugin with --plugin-path, unless that is installed.",
    completion: .presetIDs)
  var from: String?

  @Option(help: "The family: the preset's folder in the catalog.", completion: .families)
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

  func run(in environment: CommandEnvironment) throws {
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    try checkFamily()
    let known = try knownCatalog(in: environment)
    let parent = try original(in: known, environment, style)
    let replaced = try known.flatMap { library throws(CommandFailure) in try checkedID(in: library)
    }
    let target = NewPresetTarget(
      id: id, family: family ?? parent?.family ?? "custom", output: output,
      catalog: catalog.folders.first, currentFolder: environment.currentFolder)
    let text = try text(parent, target.schema, known)
    try check(text, known)
    guard let path = target.path else { return try environment.output.write(Array(text.utf8)) }
    try write(text, to: path, target)
    try environment.print(path)
    if let replaced, replaced != path {
      try environment.report(
        .warning,
        "\(replaced) is another preset with this id: of the two, the one whose catalog is searched first is used",
        style: style)
    }
    try environment.report(.help, "run 'segue validate \(path)' to check it", style: style)
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
      try target.writeSchema()
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
    if from == nil, try catalog.existingPaths(in: environment).isEmpty { return nil }
    return try catalog.load(in: environment)
  }

  private func original(
    in known: LoadedCatalog?, _ environment: CommandEnvironment, _ style: ANSIStyle
  ) throws -> Preset? {
    guard let from, let known else { return nil }
    return try known.preset(from, in: environment, style: style)
  }

  private func text(
    _ parent: Preset?, _ schema: String?, _ known: LoadedCatalog?
  ) throws(CommandFailure) -> String {
    guard let parent else {
      let hasCrossfade = known?.registry.preset("crossfade") != nil
      return PresetDraftText.fresh(
        id: id, schema: schema, reducedMotion: hasCrossfade ? "crossfade" : "none")
    }
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
