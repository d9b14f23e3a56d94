public import SegueCatalog
public import SeguePluginABI
import SegueTimeline
import SegueYAML

/// Makes what runs a plugin; it is asked when an animator of the plugin is, and not before.
public typealias PluginRunnerFactory = @Sendable (InstalledPlugin) -> any PluginRunner

extension PluginCollection {
  /// Adds the animators of all plugins to a registry that is being built, from their manifests alone.
  ///
  /// Animators that are not offered are added with the reason, for whoever misses them.
  ///
  /// - Parameters:
  ///   - builder: the registry that is being built.
  ///   - offersCode: whether animators are offered at all.
  ///   - makeRunner: makes what runs a plugin.
  public func addAnimators(
    to builder: inout RegistryBuilder, offersCode: Bool = true,
    makeRunner: @escaping PluginRunnerFactory
  ) {
    for plugin in plugins {
      let animators = plugin.manifest?.animators ?? []
      let reason = offersCode ? plugin.status.reason : plugin.status.reason ?? Self.noNative
      let runner = DeferredRunner(plugin, makeRunner)
      for animator in animators {
        let description = animator.description
        if let reason {
          builder.add(
            UnavailableAnimator(
              id: description.id, version: description.version, source: plugin.title,
              reason: reason))
        } else {
          builder.add(
            AnimatorProvider(
              PluginAnimator(description, runner: runner),
              origin: .plugin(plugin.id, searchOrder: plugin.searchOrder), title: plugin.title))
        }
      }
    }
  }

  /// Why animators are not offered where none is.
  private static let noNative = "animators in code are turned off (--no-native or SEGUE_NO_NATIVE)"
}
