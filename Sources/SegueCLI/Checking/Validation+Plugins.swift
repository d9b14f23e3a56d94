import SeguePluginABI
import SegueStaging
import SegueCatalog
import SeguePlugins
import SegueSystem
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
      if isPlugin, !folders.contains(folder) { folders.append(Self.built(from: folder) ?? folder) }
    }
    let discovery = PluginDiscovery(
      PluginSearch { _ in nil }, host: PluginHost.segue.version)
    // The checked plugins come before all installed ones.
    return folders.enumerated().map { discovery.plugin(at: $1, searchOrder: $0 - folders.count) }
  }

  /// The plugin that was built from a folder of sources; nil if there is none.
  private static func built(from folder: String) -> String? {
    let entries = (try? OpenFolder("\(folder)/build").entries()) ?? []
    return entries.map(\.name).sorted().first { $0.hasSuffix(PluginFile.folderSuffix) }
      .map { "\(folder)/build/\($0)" }
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
