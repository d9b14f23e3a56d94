package import SegueCatalog
package import SeguePlugins

/// The plugins that a tool works with.
package struct AvailablePlugins: Sendable {
  /// What was found.
  package var collection: PluginCollection
  /// Whether their animators are offered.
  package var offersCode: Bool
  /// Makes what runs one.
  package var makeRunner: PluginRunnerFactory

  /// Brings plugins together with what runs them; by default there are none.
  package init(
    collection: PluginCollection = PluginCollection(),
    offersCode: Bool = true,
    makeRunner: @escaping PluginRunnerFactory = {
      UnavailableRunner($0, because: "nothing runs plugins here")
    }
  ) {
    self.collection = collection
    self.offersCode = offersCode
    self.makeRunner = makeRunner
  }

  /// The sources of their presets, in search order, beside the groups of presets that were read of them.
  package func sources(_ groups: some Sequence<[Preset]>) -> [CatalogSource] {
    zip(collection.offered, groups).map { CatalogSource(name: $0.title, presets: $1) }
  }
}
