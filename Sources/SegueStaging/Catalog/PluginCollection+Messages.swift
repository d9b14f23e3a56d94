import SegueAnimators
import SegueCatalog
import SegueDiagnostics
package import SeguePlugins
import SegueYAML

extension PluginCollection {
  /// The plugins' refusals and notes for the catalog's user.
  package var messages: (refusals: [String], notes: [String]) {
    var refusals = failures.map(\.description)
    var notes: [String] = []
    for plugin in plugins {
      let name = "plugin \(plugin.id.printable)"
      switch plugin.status {
      case .active, .presetsOnly: break
      case .refused(let refusal):
        refusals.append("\(plugin.folder.printable) is skipped: \(refusal)")
      case .withoutCode(let reason):
        notes.append("only the presets of \(name) are available: \(reason)")
      case .wrongHost, .shadowed:
        notes.append("\(plugin.folder.printable) is not used: \(plugin.status.reason ?? "")")
      }
    }
    notes += sharedAnimators(builtIn: BuiltInAnimators.ids)
    return (refusals, notes)
  }
}
