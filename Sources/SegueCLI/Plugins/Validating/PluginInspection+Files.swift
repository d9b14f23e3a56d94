import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueStaging
import SegueSystem
import SegueTimeline
import SegueYAML

/// Checks of a plugin's text files.
extension PluginInspection {
  func checkManifest() -> CheckVerdict {
    let own = Self.aboutLicenses.union([.pluginIsNotFolderName])
    let found = plugin.diagnostics.shown.filter { !own.contains($0.code) }
    let sources = "\(plugin.sourceFolder)/\(PluginFile.name)"
    // What is built is a copy of the sources beside it, which are those to change.
    let file = FileStamp.of(sources) == nil ? "\(plugin.folder)/\(PluginFile.name)" : sources
    if let verdict = CheckVerdict(found, "segue validate \(file)") {
      return verdict
    }
    switch plugin.status {
    case .refused(let refusal) where plugin.diagnostics.shown.isEmpty:
      return CheckVerdict(.fail, refusal.description, help: refusal.help)
    case .wrongHost, .withoutCode:
      return CheckVerdict(.warn, plugin.status.reason ?? "it cannot run on this system")
    default: return CheckVerdict(.pass, "the manifest has no errors")
    }
  }

  private static let aboutLicenses: Set<Diagnostic.Code> = [
    .badLicense, .unknownLicense,
  ]

  func checkLicense() -> CheckVerdict {
    let found = plugin.diagnostics.shown.filter { Self.aboutLicenses.contains($0.code) }
    if let verdict = CheckVerdict(found, nil) { return verdict }
    let names = ["LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING"]
    guard names.contains(where: { FileStamp.of("\(plugin.folder)/\($0)") != nil }) else {
      return CheckVerdict(
        .warn, "the license text is missing", help: "add it to the folder as LICENSE")
    }
    return CheckVerdict(.pass, "the license is \(plugin.manifest?.license ?? "included")")
  }

  func checkFolderName() -> CheckVerdict {
    let found = plugin.diagnostics.shown.filter { $0.code == .pluginIsNotFolderName }
    if let verdict = CheckVerdict(found, nil) { return verdict }
    guard plugin.folder.hasSuffix(PluginFile.folderSuffix) else {
      return CheckVerdict(
        .fail, "the folder's name does not end with \(PluginFile.folderSuffix)",
        help: "rename it to \(plugin.id)\(PluginFile.folderSuffix)")
    }
    return CheckVerdict(.pass, "the folder is named after the id")
  }

  func checkAnimatorIDs() -> CheckVerdict {
    let shared = plugin.manifest?.animators.map(\.description.id)
      .first { BuiltInAnimators.ids.contains($0) }
    guard let shared else {
      return CheckVerdict(.pass, "every animator has an id of its own")
    }
    return CheckVerdict(
      .warn, "the animator '\(shared)' is used in place of Segue's own, in every preset",
      help: "give it another id, unless you want that")
  }

  /// Compares the plugin with its sources.
  func checkSources() -> CheckVerdict {
    guard plugin.hasSources else {
      return CheckVerdict(.pass, "there are no sources beside the plugin")
    }
    guard let newer = plugin.newerSource else {
      return CheckVerdict(.pass, "no source is newer than the plugin")
    }
    return CheckVerdict(
      .warn, "\(newer.printable) is newer than the plugin, which is checked as it was built",
      help: "make -C \(plugin.sourceFolder.printable)")
  }

  func checkPresets() -> CheckVerdict {
    guard !plugin.presetFiles.isEmpty else {
      return CheckVerdict(.skip, "the plugin has no presets")
    }
    if let verdict = CheckVerdict(
      loadedPresets.diagnostics.shown, "segue validate \(plugin.folder)/\(PluginFile.presetsFolder)"
    ) {
      return verdict
    }
    let loaded = loadedPresets
    if let hidden = loaded.presets.first(where: { loaded.catalog[$0.id] != nil }) {
      return CheckVerdict(
        .warn,
        "the preset '\(hidden.id)' is not used where the catalog with \(loaded.catalog[hidden.id] ?? "") is searched",
        help: "give it another id: a preset of a catalog comes before one of a plugin")
    }
    let count = loaded.presets.count
    return CheckVerdict(.pass, "\(count) \(count == 1 ? "preset has" : "presets have") no errors")
  }

  /// The plugin's presets with their errors, and a registry of these presets and the catalog.
  ///
  /// The catalog is that of the folders: the file of each id.
  var loadedPresets:
    (
      presets: [Preset], catalog: [String: String], registry: Registry, diagnostics: Diagnostics,
      runner: ProbeRunner
    )
  {
    let folders = catalog.compactMap { try? CatalogFolder($0) }
    let loaded = CatalogLoader().load([plugin.presets] + folders.map(\.files))
    // Another check compares the library with the manifest.
    let runner = ProbeRunner(plugin, in: place)
    let use = AvailablePlugins(collection: PluginCollection([plugin])) { _ in runner }
    let sources = zip([plugin.folder] + folders.map(\.path), loaded.groups).map {
      CatalogSource(name: $0, presets: $1)
    }
    var combined = Diagnostics()
    let registry = Registry(
      of: sources, [use], reporting: &combined, leavingOut: loaded.brokenIDs)
    var diagnostics = loaded.diagnostics[0]
    let names = Set(plugin.presets.map(\.path))
    for diagnostic in combined.shown where names.contains(diagnostic.place?.file.name ?? "") {
      diagnostics.report(diagnostic)
    }
    let files = folders.flatMap(\.files).map { ($0.stem, $0.path.printable) }
    let catalog = Dictionary(files) { first, _ in first }
    return (loaded.groups[0], catalog, registry, diagnostics, runner)
  }
}

extension CheckVerdict {
  /// The verdict on a text with errors; nil if it has none.
  fileprivate init?(_ found: [Diagnostic], _ command: String?) {
    let errors = found.filter { $0.severity == .error }
    guard let first = errors.first ?? found.first else { return nil }
    let line = first.place.map { "line \($0.range.start.line): " } ?? ""
    let more = found.count > 1 ? " (and \(found.count - 1) more)" : ""
    self.init(
      errors.isEmpty ? .warn : .fail, line + first.message + more,
      help: command.map { "run '\($0)' for all problems" } ?? first.help)
  }
}
