import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem
package import SegueYAML

/// Reads single presets of a catalog, each with those that it needs, while its index tells what there is.
package struct PresetLibrary {
  /// What there is.
  package let index: CatalogIndex
  /// The folders that presets lie in, in search order.
  package let folders: [String]
  /// The plugins that were found beside them.
  package let plugins: AvailablePlugins

  /// Reads a preset as its files are now; nil where there is none of that id.
  package func read(_ id: String) -> PresetDependencies? { index.entry(id).map { read($0.file) } }

  /// Reads a preset's file as it is now.
  package func read(_ file: PresetFile) -> PresetDependencies {
    PresetDependencies(file, finding: self.file)
  }

  /// The presets that were read together, as a catalog of their own.
  package func catalog(of dependencies: PresetDependencies) -> LoadedCatalog {
    LoadedCatalog(of: dependencies, in: folders, plugins)
  }

  /// Where an entry comes from: the name of its folder or plugin.
  package func origin(of entry: CatalogEntry) -> String {
    let path = entry.utf8(.path)
    return origins.first { path.starts(with: $0.start) }?.name ?? ""
  }

  private let origins: [(start: [UInt8], name: String)]

  package init(_ index: CatalogIndex, folders: [String], plugins: AvailablePlugins) {
    self.index = index
    self.folders = folders
    self.plugins = plugins
    let ofPlugins = plugins.collection.offered.map { ($0.folder, $0.title) }
    origins = (ofPlugins + folders.map { ($0, $0) }).map { (Array("\($0)/".utf8), $1.printable) }
  }

  /// The file of an id that another file names.
  ///
  /// What the index has is used; but a preset may extend one of its own id that it hides, and the index leaves out what
  /// has errors.
  private func file(of id: String, namedBy file: PresetFile) -> PresetFile? {
    let listed = index.entry(id) ?? index.entries.first { $0.words(.aliases).contains(id) }
    if let listed, listed.file != file { return listed.file }
    for folder in folders {
      do throws(SystemFailure) {
        let files = try CatalogFolder(folder).files
        if let other = files.first(where: { $0.stem == id && $0 != file }) { return other }
      } catch {
        continue  // what cannot be read has no presets
      }
    }
    return plugins.collection.offered.flatMap(\.presets).first { $0.stem == id && $0 != file }
  }
}
