import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueYAML

/// The contents of a catalog's folders and plugins: usable definitions, and those with errors.
///
/// Everything is checked, so that a command that leaves something out can report the same problems as `segue validate`.
struct CatalogContents {
  /// The presets and rules that can be used.
  private(set) var usable: [CatalogSource] = []
  /// The problems with the form of rules.
  private(set) var rulesDiagnostics = Diagnostics()
  /// The folders whose rules have errors in their form, so that none of them is used.
  private(set) var foldersWithoutRules: [String] = []
  /// The files of presets with errors.
  let brokenFiles: Set<String>
  /// All presets and rules, as far as they can be read.
  private var readable: [CatalogSource] = []
  private var readings: [RulesReading] = []
  private let brokenIDs: Set<String>
  private let partial: [PartialPreset]
  private let folders: [CatalogFolder]

  init(_ folders: [CatalogFolder], _ loaded: CatalogLoader.Result, _ plugins: AvailablePlugins) {
    self.folders = folders
    partial = loaded.partial.flatMap { $0 }
    brokenIDs = loaded.brokenIDs
    brokenFiles = Set(partial.compactMap { $0.preset.place?.file.name })
    let all = zip(loaded.groups, loaded.partial).map { $0 + $1.map(\.preset) }
    for (index, folder) in folders.enumerated() {
      let reading = folder.rules
      readings.append(reading)
      rulesDiagnostics.append(reading.diagnostics)
      if !reading.isUsable { foldersWithoutRules.append(folder.path) }
      usable.append(
        CatalogSource(
          name: folder.path, presets: loaded.groups[index],
          rules: reading.isUsable ? reading.rules : []))
      readable.append(CatalogSource(name: folder.path, presets: all[index], rules: reading.rules))
    }
    usable += plugins.sources(loaded.groups.dropFirst(folders.count))
    readable += plugins.sources(all.dropFirst(folders.count))
  }

  /// Returns all problems, including those of definitions that are left out.
  ///
  /// - Parameter found: the problems of the definitions in use.
  func checked(_ found: Diagnostics, with plugins: AvailablePlugins) -> Diagnostics {
    if partial.isEmpty, foldersWithoutRules.isEmpty { return found }
    let files = brokenFiles.union(folders.map(\.rulesPath))
    var rest = Diagnostics()
    _ = Registry(of: readable, [plugins], reporting: &rest, leavingOut: brokenIDs)
    var references = SceneReferences(to: CatalogFiles(.scene, in: folders.map(\.path)).ids)
    for preset in partial {
      if let problem = references.problem(of: preset.preset) { rest.report(problem) }
    }
    var all = found.about { !files.contains($0) }
    for diagnostic in rest.about(files.contains).shown where diagnostic.severity != .note {
      let isExplained =
        partial.contains { $0.explains(diagnostic) }
        || readings.contains { $0.explains(diagnostic) }
      if !isExplained { all.report(diagnostic) }
    }
    return all
  }
}
