import SegueAnimators
package import SegueCatalog
package import SegueDiagnostics
package import SeguePlugins
import SegueYAML

/// The plugins available to a tool.
package struct AvailablePlugins: Sendable {
  /// The plugins found on disk.
  package var collection: PluginCollection
  /// Whether their animators are available.
  package var offersCode: Bool
  package var makeRunner: PluginRunnerFactory
  /// Finds the plugins again after a change on disk; nil if they cannot change.
  package var rediscover: (@Sendable () -> PluginCollection)?
  /// Called when an animator takes the place of a broken one.
  package var willSubstitute: AnimatorSubstitution.Report = { _ in }

  /// Combines plugins with a runner factory; no plugins by default.
  package init(
    collection: PluginCollection = PluginCollection(),
    offersCode: Bool = true,
    makeRunner: @escaping PluginRunnerFactory = {
      UnavailableRunner($0, because: "plugins cannot run here")
    }
  ) {
    self.collection = collection
    self.offersCode = offersCode
    self.makeRunner = makeRunner
  }

  /// Their presets as catalog sources in search order, paired with the preset groups read from
  /// them.
  package func sources(_ groups: some Sequence<[Preset]>) -> [CatalogSource] {
    zip(collection.offered, groups).map { CatalogSource(name: $0.title, presets: $1) }
  }
}

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
        let help = refusal.help.map { "; \($0)" } ?? ""
        refusals.append("\(plugin.folder.printable) is skipped: \(refusal)\(help)")
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

extension Registry {
  /// Combines the presets and rules of sources with Segue's own animators and those of plugins.
  ///
  /// - Parameters:
  ///   - sources: the sources of presets, in search order.
  ///   - plugins: the sources of animators other than Swift code, in search order.
  ///   - found: receives the inconsistencies.
  ///   - broken: the ids of presets whose own files were reported.
  package init(
    of sources: [CatalogSource], _ plugins: [AvailablePlugins], reporting found: inout Diagnostics,
    leavingOut broken: Set<String> = []
  ) {
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    if let first = plugins.first { builder.willSubstitute = first.willSubstitute }
    for plugins in plugins {
      plugins.collection.addAnimators(
        to: &builder, offersCode: plugins.offersCode, makeRunner: plugins.makeRunner)
    }
    for source in sources { builder.add(source) }
    self = builder.registry(reporting: &found, leavingOut: broken)
  }
}
