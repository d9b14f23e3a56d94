import SegueAnimators
package import SegueCatalog
package import SegueDiagnostics
import SeguePlugins
import SegueYAML

extension Registry {
  /// The presets and rules of sources, with the animators that come with Segue and those of plugins.
  ///
  /// - Parameters:
  ///   - sources: where presets come from, in search order.
  ///   - plugins: where animators come from beside those in code, in search order.
  package init(
    of sources: [CatalogSource], _ plugins: [AvailablePlugins], reporting found: inout Diagnostics
  ) {
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    for plugins in plugins {
      plugins.collection.addAnimators(
        to: &builder, offersCode: plugins.offersCode, makeRunner: plugins.makeRunner)
    }
    for source in sources { builder.add(source) }
    self = builder.registry(reporting: &found)
  }
}
