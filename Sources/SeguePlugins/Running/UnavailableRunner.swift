public import SeguePluginABI
public import SegueTimeline

/// What stands in for a plugin that is not to be run: it says why.
public struct UnavailableRunner: PluginRunner {
  private let plugin: InstalledPlugin
  private let reason: String

  /// Creates a runner that refuses.
  ///
  /// - Parameters:
  ///   - plugin: what is not run.
  ///   - reason: why, as a clause without a full stop.
  public init(_ plugin: InstalledPlugin, because reason: String) {
    self.plugin = plugin
    self.reason = reason
  }

  /// Throws, always.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    throw AnimatorFailure("\(plugin.title) is not run: \(reason)", plugin: plugin.id)
  }
}
