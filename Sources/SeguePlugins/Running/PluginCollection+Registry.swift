public import SegueCatalog
public import SeguePluginABI
import SegueTimeline
import SegueYAML

/// Creates a plugin's runner; called only when one of the plugin's animators is first used.
public typealias PluginRunnerFactory = @Sendable (InstalledPlugin) -> any PluginRunner

extension PluginCollection {
  /// Adds the animators of all plugins to a registry builder, from their manifests alone.
  ///
  /// Unavailable animators are added with the reason, for error messages.
  ///
  /// - Parameters:
  ///   - builder: the registry builder.
  ///   - offersCode: whether native animators are enabled.
  ///   - makeRunner: creates a plugin's runner.
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
            UnavailableAnimator(description, source: plugin.title, reason: reason))
        } else {
          builder.add(
            AnimatorProvider(
              PluginAnimator(description, runner: runner),
              origin: .plugin(plugin.id, searchOrder: plugin.searchOrder), title: plugin.title))
        }
      }
    }
  }

  /// The reason why no native animators are available.
  private static let noNative = "plugin code is disabled (--no-native or SEGUE_NO_NATIVE)"
}
