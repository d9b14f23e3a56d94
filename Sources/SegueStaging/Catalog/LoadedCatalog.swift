package import SegueCatalog
import SeguePlugins
package import SegueYAML

/// The presets that a tool works with, read whole.
package struct LoadedCatalog: Sendable {
  /// The folders that they were read from, in search order.
  package let folders: [String]
  /// The presets and animators.
  package let registry: Registry
  /// What is to be said of them.
  package let messages: CatalogMessages
  /// The plugins that were found beside them.
  package let plugins: AvailablePlugins
  /// The files that could not be used.
  private let brokenFiles: [PresetFile]

  /// Reads folders, and the presets of plugins after them.
  package init(_ folders: [CatalogFolder], _ plugins: AvailablePlugins = AvailablePlugins()) {
    let presets = plugins.collection.offered.map(\.presets)
    self.init(folders, CatalogLoader().load(folders, and: presets), plugins)
  }

  /// Puts together what was read of folders and plugins.
  package init(
    _ folders: [CatalogFolder], _ loaded: CatalogLoader.Result, _ plugins: AvailablePlugins
  ) {
    var sources: [CatalogSource] = []
    var found = Diagnostics()
    var leftOut: [String] = []
    for (folder, presets) in zip(folders, loaded.groups) {
      let (rules, problems) = folder.rules
      sources.append(CatalogSource(name: folder.path, presets: presets, rules: rules))
      if problems.hasErrors { leftOut.append("the rules of \(folder.path.printable) are left out") }
    }
    sources += plugins.sources(loaded.groups.dropFirst(folders.count))
    self.plugins = plugins
    self.folders = folders.map(\.path)
    registry = Registry(of: sources, [plugins], reporting: &found)
    var messages = CatalogMessages(loaded, found)
    messages.warnings += leftOut
    let ofPlugins = plugins.collection.messages
    messages.refusals = ofPlugins.refusals
    messages.notes += ofPlugins.notes
    self.messages = messages
    brokenFiles = loaded.diagnostics.flatMap(\.shown).filter { $0.severity == .error }
      .compactMap { $0.place.map { PresetFile(path: $0.file.name) } }
  }

  /// The presets that were read together, and nothing else of their folders.
  package init(
    of dependencies: PresetDependencies, in folders: [String], _ plugins: AvailablePlugins
  ) {
    var found = Diagnostics()
    self.folders = folders
    self.plugins = plugins
    messages = CatalogMessages()
    registry = Registry(
      of: [CatalogSource(name: "", presets: dependencies.presets)], [plugins], reporting: &found)
    brokenFiles = []
  }

  /// All presets, by family and then by id.
  package var inOrder: [Preset] {
    registry.presets.sorted { ($0.family, $0.id) < ($1.family, $1.id) }
  }
}

extension LoadedCatalog {
  /// The preset that a user names, by its id or an earlier one.
  package func preset(_ id: String) throws(StagingError) -> Preset {
    switch registry.lookUp(id) {
    case .found(let preset), .renamed(let preset): return preset
    case .unknown(let nearest):
      if let file = brokenFile(of: id) {
        throw StagingError(
          .notFound, "'\(id)' cannot be used before its file is fixed",
          help: "segue validate \(file)")
      }
      throw StagingError(
        .notFound, "there is no preset '\(id)'",
        help: nearest.map { "there is a preset with a similar name: '\($0)'" }
          ?? "'segue list' shows those there are")
    }
  }

  /// The file in which a preset would be that cannot be used; nil where there is none, or another file has it.
  package func brokenFile(of id: String) -> String? {
    guard case .unknown = registry.lookUp(id) else { return nil }
    return brokenFiles.first { $0.stem == id }?.path.printable
  }
}
