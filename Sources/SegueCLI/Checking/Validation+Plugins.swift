import SegueCatalog
import SeguePlugins
import SegueYAML

extension Validation {
  /// The plugins whose manifests or presets are among the files, each once.
  static func plugins(of files: [FileToCheck]) -> [InstalledPlugin] {
    var folders: [String] = []
    for file in files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      let depth = file.content == .plugin ? 1 : 2
      guard parts.count > depth else { continue }
      let folder = parts.dropLast(depth).joined(separator: "/")
      let isPlugin =
        file.content == .plugin
        || folder.hasSuffix(PluginFile.folderSuffix)
          && parts.dropLast().last.map(String.init) == PluginFile.presetsFolder
      if isPlugin, !folders.contains(folder) { folders.append(folder) }
    }
    let discovery = PluginDiscovery(
      PluginSearch { _ in nil }, host: Segue.hostVersion)
    // Those that are checked come before all that are installed.
    return folders.enumerated().map { discovery.plugin(at: $1, searchOrder: $0 - folders.count) }
  }

  /// Adds the animators of the plugins that are checked, and of those that are installed.
  func addAnimators(of checked: [InstalledPlugin], to builder: inout RegistryBuilder) {
    let use = catalog.plugins.use(in: environment)
    let mine = PluginCollection(checked.filter { $0.manifest != nil })
    for collection in [mine, use.collection] {
      collection.addAnimators(
        to: &builder, offersCode: use.offersCode, makeRunner: use.makeRunner)
    }
  }
}
