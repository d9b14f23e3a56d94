import SegueAnimators
package import SegueCatalog
package import SegueDiagnostics
import SeguePlugins
import SegueYAML

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
