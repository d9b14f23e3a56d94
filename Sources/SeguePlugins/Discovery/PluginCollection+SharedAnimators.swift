import SegueCatalog

import SegueTimeline
import SegueYAML

extension PluginCollection {
  /// Returns a sentence for each animator that a plugin offers and something else does, too.
  ///
  /// - Parameter builtIn: the ids of Segue's own animators.
  public func sharedAnimators(builtIn: Set<String>) -> [String] {
    var owners: [String: [InstalledPlugin]] = [:]
    for plugin in plugins where plugin.status == .active {
      for animator in plugin.manifest?.animators ?? [] {
        owners[animator.description.id, default: []].append(plugin)
      }
    }
    return owners.sorted { $0.key < $1.key }.compactMap { id, plugins in
      let others = plugins.dropFirst().map(\.title) + (builtIn.contains(id) ? ["Segue"] : [])
      guard let first = plugins.first, !others.isEmpty else { return nil }
      return "the animator '\(id)' of \(first.title) is used in place of that of "
        + others.joined(separator: " and that of ")
    }
  }
}
