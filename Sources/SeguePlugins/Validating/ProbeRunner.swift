public import SeguePluginABI
public import SegueTimeline
import SegueYAML
import Synchronization

/// Runs a plugin's animators for checks, without comparing the library with the manifest.
public final class ProbeRunner: PluginRunner {
  private struct State {
    var checks: LibraryChecks?
    var fault: PluginFault?
  }

  private let plugin: InstalledPlugin
  private let place: LibraryChecks.Place
  private let state = Mutex(State())

  /// Creates a runner without running any code.
  public init(_ plugin: InstalledPlugin, in place: LibraryChecks.Place) {
    (self.plugin, self.place) = (plugin, place)
  }

  /// The fault that ended the library's process; nil if none did.
  public var fault: PluginFault? { state.withLock { $0.fault } }

  /// Asks an animator for the timeline of a transition.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try state.withLock { state throws(AnimatorFailure) in
      do throws(PluginFault) {
        if let fault = state.fault { throw fault }
        return try answer(&state, animator, stage, parameters)
      } catch {
        state.fault = error
        throw error.failure
      }
    }.mapError { AnimatorFailure($0.description) }.get()
  }

  private func answer(
    _ state: inout State, _ animator: String, _ stage: Stage, _ parameters: ParameterValues
  ) throws(PluginFault) -> Result<Timeline, ProbeFailure> {
    guard let manifest = plugin.manifest, let library = plugin.libraryPath else {
      throw PluginFault(
        plugin: plugin.id, kind: .missing, reason: "has no library for this platform")
    }
    if let checks = state.checks {
      return try checks.timeline(of: animator, on: stage, parameters)
    }
    let checks = try LibraryChecks(
      manifest, library: library, sha256: plugin.library?.sha256, in: place)
    state.checks = checks
    return try checks.timeline(of: animator, on: stage, parameters)
  }
}
