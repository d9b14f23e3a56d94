public import SeguePluginABI
public import SegueTimeline
import Synchronization

/// Runs a plugin's animators for checks, without comparing the library with the manifest.
public final class ProbeRunner: PluginRunner {
  private let plugin: InstalledPlugin
  private let probe = Mutex<LibraryProbe?>(nil)

  /// Creates a runner without running any code.
  public init(_ plugin: InstalledPlugin) { self.plugin = plugin }

  /// Asks an animator for the timeline of a transition.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try probe.withLock { probe throws(AnimatorFailure) in
      if probe == nil { probe = try load() }
      guard let description = probe?.description.animator(animator),
        case let result? = probe?.timeline(of: description, on: stage, parameters)
      else { throw AnimatorFailure("the library has no animator '\(animator)'") }
      switch result {
      case .success(let timeline): return timeline
      case .failure(let failure): throw AnimatorFailure(failure.description)
      }
    }
  }

  private func load() throws(AnimatorFailure) -> LibraryProbe {
    guard let manifest = plugin.manifest, let library = plugin.libraryPath else {
      throw AnimatorFailure("there is no library for this platform")
    }
    do throws(PluginFault) {
      return try LibraryProbe(manifest, library: library)
    } catch {
      throw error.failure
    }
  }
}
