import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem
package import SegueYAML

/// Reads single presets of a catalog with their dependencies, using an index of what exists.
package struct PresetLibrary: Sendable {
  /// The index of all presets.
  package let index: CatalogIndex
  /// The preset folders, in search order.
  package let folders: [String]
  /// The plugins found with them.
  package let plugins: AvailablePlugins

  /// Reads the current files of a preset; nil if no preset has the id.
  package func read(_ id: String) -> PresetDependencies? { index.entry(id).map { read($0.file) } }

  /// Reads the current contents of a preset's file.
  package func read(_ file: PresetFile) -> PresetDependencies {
    PresetDependencies(file, finding: self.file)
  }

  /// A catalog of only the presets that were read together.
  package func catalog(of dependencies: PresetDependencies) -> LoadedCatalog {
    LoadedCatalog(of: dependencies, in: folders, plugins)
  }

  /// The source of an entry: the name of its folder or plugin.
  package func origin(of entry: CatalogEntry) -> String {
    let path = entry.utf8(.path)
    return origins.first { path.starts(with: $0.start) }?.name ?? ""
  }

  private let origins: [(start: [UInt8], name: String)]

  /// The files that cannot be used, in search order.
  ///
  /// The index leaves out those with errors, and those that another one hides. A file is hidden
  /// only if the one in use comes before it.
  package func unusableFiles() -> [PresetFile] {
    let inUse = Dictionary(index.entries.map { ($0[.id], $0[.path]) }) { first, _ in first }
    var reached: Set<String> = []
    let listed = folders.compactMap { try? CatalogFolder($0) }.map(\.files)
    return (listed + plugins.collection.offered.map(\.presets)).joined().filter { file in
      if inUse[file.stem] == file.path.printable { reached.insert(file.stem) }
      return !reached.contains(file.stem)
    }
  }

  package init(_ index: CatalogIndex, folders: [String], plugins: AvailablePlugins) {
    self.index = index
    self.folders = folders
    self.plugins = plugins
    let ofPlugins = plugins.collection.offered.map { ($0.folder, $0.title) }
    origins = (ofPlugins + folders.map { ($0, $0) }).map { (Array("\($0)/".utf8), $1.printable) }
  }

  /// The file of an id referenced by another file.
  ///
  /// Uses the index, except that a preset may extend one with its own id that it hides, and the
  /// index omits files with errors.
  private func file(of id: String, namedBy file: PresetFile) -> PresetFile? {
    let listed = index.entry(id) ?? index.entries.first { $0.words(.aliases).contains(id) }
    if let listed, listed.file != file { return listed.file }
    for folder in folders {
      do throws(SystemFailure) {
        let files = try CatalogFolder(folder).files
        if let other = files.first(where: { $0.stem == id && $0 != file }) { return other }
      } catch {
        continue  // an unreadable file has no presets
      }
    }
    return plugins.collection.offered.flatMap(\.presets).first { $0.stem == id && $0 != file }
  }
}
