package import SegueCatalog
package import SegueDiagnostics
import SeguePlugins
package import SegueYAML

/// A fully loaded catalog of presets.
package struct LoadedCatalog: Sendable {
  /// The folders it was loaded from, in search order.
  package private(set) var folders: [String]
  /// The presets and animators.
  package let registry: Registry
  /// The titles of families, and their order.
  package let families: CatalogFamilies
  /// The warnings and notes from loading.
  package let messages: CatalogMessages
  /// The plugins found with them.
  package let plugins: AvailablePlugins
  /// The problems of files and of the whole, with their places.
  package let diagnostics: Diagnostics
  /// The diagnostics of the rules, which only some commands follow.
  package let rulesDiagnostics: Diagnostics
  /// The folders whose rules have errors in their form, so that none of them is used.
  package let foldersWithoutRules: [String]
  /// The presets of each folder, whether others hide them or not.
  private let groups: [[Preset]]
  /// The files with errors, with each error.
  private let brokenFiles: [(file: PresetFile, error: Diagnostic)]
  /// The files with errors, in search order.
  package let unusableFiles: [PresetFile]

  /// Loads folders, then the presets of plugins.
  package init(_ folders: [CatalogFolder], _ plugins: AvailablePlugins = AvailablePlugins()) {
    let presets = plugins.collection.offered.map(\.presets)
    self.init(folders, CatalogLoader().load(folders, and: presets), plugins)
  }

  /// Combines the contents of folders and plugins.
  package init(
    _ folders: [CatalogFolder], _ loaded: CatalogLoader.Result, _ plugins: AvailablePlugins
  ) {
    let contents = CatalogContents(folders, loaded, plugins)
    var found = Diagnostics()
    registry = Registry(
      of: contents.usable, [plugins], reporting: &found, leavingOut: loaded.brokenIDs)
    let whole = contents.checked(found, with: plugins)
    foldersWithoutRules = contents.foldersWithoutRules
    self.plugins = plugins
    self.folders = folders.map(\.path)
    families = CatalogFamilies(folders: self.folders)
    var diagnostics = contents.rulesDiagnostics
    diagnostics.append(families.diagnostics)
    let rules = Set(folders.map(\.rulesPath))
    var messages = CatalogMessages(
      loaded, whole.about { !rules.contains($0) && !contents.brokenFiles.contains($0) },
      broken: whole.about(contents.brokenFiles.contains))
    messages.warnings += folders.flatMap(\.strayWarnings)
    let ofPlugins = plugins.collection.messages
    messages.refusals = ofPlugins.refusals
    messages.notes += ofPlugins.notes
    self.messages = messages
    for problems in loaded.diagnostics { diagnostics.append(problems) }
    diagnostics.append(whole)
    self.diagnostics = diagnostics
    rulesDiagnostics = diagnostics.about(rules.contains)
    groups = Array(loaded.groups.prefix(folders.count))
    let files = folders.map(\.files) + plugins.collection.offered.map(\.presets)
    unusableFiles = Self.unusableFiles(among: files.joined(), in: registry)
    brokenFiles = loaded.diagnostics.flatMap(\.shown).filter { $0.severity == .error }
      .compactMap { error in
        error.place.map { (PresetFile(path: $0.file.name), error) }
      }
  }

  /// Creates a catalog of a changed preset and its substitutes.
  package init(_ catalog: LoadedCatalog, changing preset: Preset) {
    var found = Diagnostics()
    let ids = [preset.fallback, preset.reducedMotion.presetID].compactMap { $0 }
    let others = ids.compactMap { catalog.registry.preset($0) }.filter { $0.id != preset.id }
    folders = catalog.folders
    plugins = catalog.plugins
    families = catalog.families
    messages = CatalogMessages()
    (diagnostics, rulesDiagnostics) = (Diagnostics(), Diagnostics())
    foldersWithoutRules = []
    groups = []
    registry = Registry(
      of: [CatalogSource(name: "", presets: [preset] + others)], [plugins], reporting: &found)
    brokenFiles = []
    unusableFiles = []
  }

  /// The same presets on the scenes, and with the fonts, of other folders.
  package func staged(in folders: [String]) -> LoadedCatalog {
    var catalog = self
    catalog.folders = folders
    return catalog
  }

  /// The files that neither a preset in use comes from nor an earlier preset in use hides.
  private static func unusableFiles(
    among files: some Sequence<PresetFile>, in registry: Registry
  ) -> [PresetFile] {
    let inUse = Dictionary(
      uniqueKeysWithValues: registry.presets.map { ($0.id, $0.place?.file.name) })
    var reached: Set<String> = []
    return files.filter { file in
      if inUse[file.stem] == file.path { reached.insert(file.stem) }
      return !reached.contains(file.stem)
    }
  }

  /// The presets of the first folders that are not hidden by others.
  package func presets(ofFirst count: Int) -> [Preset] {
    let ids = Set(groups.prefix(count).joined().map(\.id))
    return registry.presets.filter { ids.contains($0.id) }
  }

  /// All presets in the order of their families, and in each family's own order.
  package var inOrder: [Preset] {
    registry.presets.sorted { first, second in
      first.family == second.family
        ? families.areInOrder(first.id, second.id, in: first.family)
        : families.areInOrder(first.family, second.family)
    }
  }
}

extension LoadedCatalog {
  /// The file of a preset, even if it has errors; nil if there is none.
  package func file(of id: String) -> String? {
    registry.preset(id)?.place?.file.name ?? broken(id)?.file.path
  }

  /// The preset with an id or a former id.
  package func preset(_ id: String) throws(StagingError) -> Preset {
    switch registry.lookUp(id) {
    case .found(let preset), .renamed(let preset): return preset
    case .unknown:
      if let broken = broken(id) {
        throw StagingError(
          .notFound, "the file of '\(id)' has errors:\n\(broken.error.text(.oneLine))",
          help: "run 'segue validate \(broken.file.path.printable)'")
      }
      throw StagingError(
        .notFound, "there is no preset '\(id)'",
        help: family(insteadOf: id).map {
          "'\(id)' is a family: type 'segue list --family \($0)' for its presets"
        } ?? NearestName.help(for: id, noun: "preset", among: registry.presets.map(\.id))
          ?? found(by: id) ?? "run 'segue list' for all presets")
    }
  }

  /// The first presets that a search finds by all words of an id; nil if there are none.
  private func found(by id: String) -> String? {
    let search = PresetSearch(id)
    let results = search.results(among: entries.enumerated().map { ($0, $1) })
    // Results for only some of the words, or for corrected words, would be a guess.
    guard !results.isPartial, results.unknownWords.isEmpty, !results.hits.isEmpty,
      results.search.text == search.text
    else { return nil }
    let ids = results.hits.prefix(3).map { "'\(entries[$0.item][.id])'" }
    return "a search finds \(ids.joined(separator: ", ")); 'segue search \(id)' says why"
  }

  /// The family that is meant by a word that is not a preset's id; nil if there is none.
  package func family(insteadOf id: String) -> String? {
    guard case .unknown = registry.lookUp(id), !isBroken(id) else { return nil }
    return families.id(id, among: Set(registry.presets.map(\.family)))
  }

  /// Whether a preset's file is unusable, and no other file defines the preset.
  package func isBroken(_ id: String) -> Bool { broken(id) != nil }

  /// The unusable file of a preset with its first error.
  private func broken(_ id: String) -> (file: PresetFile, error: Diagnostic)? {
    guard case .unknown = registry.lookUp(id) else { return nil }
    return brokenFiles.first { $0.file.stem == id }
  }
}
