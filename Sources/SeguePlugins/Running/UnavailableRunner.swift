public import SeguePluginABI
public import SegueTimeline

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
