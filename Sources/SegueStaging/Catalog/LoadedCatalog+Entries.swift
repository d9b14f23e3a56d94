package import SegueCatalog
package import SegueDiagnostics
import SeguePlugins
package import SegueYAML

/// The catalog as lists and searches show it, and what one preset consists of.
extension LoadedCatalog {
  /// An entry for each preset in use, sorted by id.
  package var entries: [CatalogEntry] {
    registry.presets.map { CatalogEntry($0) }.sorted { $0[.id] < $1[.id] }
  }

  /// The source of an entry: the name of its folder or plugin.
  package func origin(of entry: CatalogEntry) -> String {
    let path = entry[.path]
    if let plugin = plugins.collection.offered.first(where: { path.hasPrefix("\($0.folder)/") }) {
      return plugin.title.printable
    }
    return folders.first { path.hasPrefix("\($0)/") }?.printable ?? ""
  }

  /// The preset in use that was read from a file; nil if there is none.
  package func preset(in file: PresetFile) -> Preset? {
    guard case .found(let preset) = registry.lookUp(file.stem),
      preset.place?.file.name == file.path
    else { return nil }
    return preset
  }

  /// Everything that a preset was read from: its file, those that it extends, and those of its substitutes.
  package func sources(of preset: Preset) -> [SourceFile] {
    let substitutes = [preset.fallback, preset.reducedMotion.presetID].compactMap { $0 }
      .compactMap { registry.preset($0) }
    return ([preset] + substitutes).flatMap(\.files)
  }

  /// The problems found in a file.
  package func diagnostics(in file: PresetFile) -> [Diagnostic] {
    diagnostics.shown.filter { $0.place?.file.name == file.path }
  }
}
