package import SegueCatalog
package import SeguePlugins

/// The plugins available to a tool.
package struct AvailablePlugins: Sendable {
  /// The plugins found on disk.
  package var collection: PluginCollection
  /// Whether their animators are available.
  package var offersCode: Bool
  /// Creates the runner of a plugin.
  package var makeRunner: PluginRunnerFactory
  /// Finds them again, after a change on disk; nil where nothing changes them.
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
