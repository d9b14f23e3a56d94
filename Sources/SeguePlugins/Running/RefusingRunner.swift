public import SegueTimeline

/// What stands in for a plugin that is not to be run: it says why.
public struct RefusingRunner: PluginRunner {
  private let reason: String

  /// Creates a runner that refuses.
  ///
  /// - Parameter reason: why nothing is run, as a whole sentence without a full stop.
  public init(because reason: String) { self.reason = reason }

  /// Throws, always.
  public func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    throw AnimatorFailure("'\(animator)' is not run: \(reason)")
  }
}
