public import CSeguePlugin
public import SegueCatalog
public import SegueTimeline

/// A plugin that is linked into the program: for apps, where no library may be loaded.
///
/// It is used by the same function that a library exports.
public struct StaticPlugin: PluginRunner {
  private let table: InstanceTable

  /// Calls the entry of a plugin and reads what it says of itself.
  ///
  /// - Parameters:
  ///   - entry: the plugin's one function.
  ///   - host: what the plugin is told of the app.
  ///   - log: takes the plugin's messages.
  public init(
    entry:
      @escaping @convention(c) (
        UnsafePointer<segue_host>?, UnsafeMutablePointer<segue_error>?
      ) -> UnsafePointer<segue_plugin>?, host: PluginHost, log: @escaping PluginLog
  ) throws(PluginFault) {
    table = InstanceTable(try LoadedPlugin(entry: entry, name: nil, host: host, log: log))
  }

  /// What the plugin says of itself.
  public var description: LibraryDescription { table.plugin.description }

  /// Its animators, for a registry.
  ///
  /// - Parameter searchOrder: the plugin's place among others; the lowest is asked first.
  public func providers(searchOrder: Int = 0) -> [AnimatorProvider] {
    description.animators.map {
      AnimatorProvider(
        PluginAnimator($0, runner: self),
        origin: .plugin(description.id, searchOrder: searchOrder))
    }
  }

  /// Asks an animator to lay a transition out.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    do throws(PluginFault) {
      return try table.timeline(of: animator, on: stage, parameters: parameters)
    } catch {
      throw error.failure
    }
  }
}
