import SeguePluginABI
import SegueStaging
import SegueCatalog
import SeguePlugins
import SegueYAML

extension Validation {
  /// The plugins whose manifests or presets are among the files, without duplicates.
  private static func plugins(of files: [FileToCheck]) -> [InstalledPlugin] {
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
      PluginSearch { _ in nil }, host: PluginHost.segue.version)
    // The checked plugins come before all installed ones.
    return folders.enumerated().map { discovery.plugin(at: $1, searchOrder: $0 - folders.count) }
  }

  /// The checked plugins, and the installed ones.
  func plugins(
    beside files: [FileToCheck], _ installed: AvailablePlugins
  ) -> [AvailablePlugins] {
    var checked = installed
    checked.collection = PluginCollection(Self.plugins(of: files).filter { $0.manifest != nil })
    return [checked, installed]
  }
}
