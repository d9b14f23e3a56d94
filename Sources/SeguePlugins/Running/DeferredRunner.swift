import SeguePluginABI
import SegueTimeline
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
