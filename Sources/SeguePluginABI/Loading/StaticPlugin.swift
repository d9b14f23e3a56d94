public import CSeguePlugin
public import SegueCatalog
public import SegueTimeline

/// A plugin linked into the program, for apps that cannot load libraries.
///
/// Its entry is the same function that a library exports.
public struct StaticPlugin: PluginRunner {
  private let table: InstanceTable

  /// Calls the entry of a plugin and reads its description.
  ///
  /// - Parameters:
  ///   - entry: the plugin's single function.
  ///   - host: the app's description, passed to the plugin.
  ///   - log: receives the plugin's messages; by default they are printed.
  public init(
    entry:
      @escaping @convention(c) (
        UnsafePointer<segue_host>?, UnsafeMutablePointer<segue_error>?
      ) -> UnsafePointer<segue_plugin>?,
    host: PluginHost = PluginHost(name: "App", version: Version(1)),
    log: @escaping PluginLog = { print($0, $1) }
  ) throws(PluginFault) {
    table = InstanceTable(try LoadedPlugin(entry: entry, name: nil, host: host, log: log))
  }

  /// The plugin's description.
  public var description: LibraryDescription { table.plugin.description }

  /// Its animators.
  public var animators: [any Animator] {
    description.animators.map { PluginAnimator($0, runner: self) }
  }

  /// Returns its animators, for a registry.
  ///
  /// - Parameter searchOrder: the plugin's position among others; lower ones take precedence.
  public func providers(searchOrder: Int = 0) -> [AnimatorProvider] {
    description.animators.map {
      AnimatorProvider(
        PluginAnimator($0, runner: self),
        origin: .plugin(description.id, searchOrder: searchOrder))
    }
  }

  /// Asks an animator for the timeline of a transition.
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
