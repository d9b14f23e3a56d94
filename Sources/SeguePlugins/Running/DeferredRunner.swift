public import SegueCatalog
import SegueDiagnostics
public import SeguePluginABI
public import SegueTimeline
import SegueYAML
import Synchronization

/// A runner created at first use, so that matching and listing load no library and start no
/// process.
final class DeferredRunner: PluginRunner {
  private let plugin: InstalledPlugin
  private let make: PluginRunnerFactory
  private let made = Mutex<(any PluginRunner)?>(nil)

  init(_ plugin: InstalledPlugin, _ make: @escaping PluginRunnerFactory) {
    self.plugin = plugin
    self.make = make
  }

  func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let runner = made.withLock { runner in
      let known = runner ?? make(plugin)
      runner = known
      return known
    }
    return try runner.timeline(of: animator, on: stage, parameters: parameters)
  }
}

/// A placeholder for a plugin that must not run; it reports the reason.
public struct UnavailableRunner: PluginRunner {
  private let plugin: InstalledPlugin
  private let reason: String

  /// Creates a runner that always fails.
  ///
  /// - Parameters:
  ///   - plugin: the plugin.
  ///   - reason: why it is not run, as a clause without a period.
  public init(_ plugin: InstalledPlugin, because reason: String) {
    self.plugin = plugin
    self.reason = reason
  }

  /// Always throws.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    throw AnimatorFailure(
      "cannot run \(plugin.title): \(reason)", plugin: plugin.id, isBroken: true)
  }
}

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

extension PluginFault {
  /// The fault, with the plugin's own words made safe to print.
  package var printable: PluginFault {
    var fault = self
    fault.doing = doing.printable
    fault.reason = reason.printable
    return fault
  }
}
