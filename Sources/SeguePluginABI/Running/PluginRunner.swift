public import SegueTimeline

/// What runs the animators of a plugin: its library in this process, or a process of its own.
public protocol PluginRunner: Sendable {
  /// Asks an animator to lay a transition out.
  ///
  /// - Parameters:
  ///   - animator: the animator's id.
  ///   - stage: where everything is.
  ///   - parameters: values of all parameters that the manifest names, within their ranges.
  func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline
}

/// An animator of a plugin: described by the manifest, run by whatever runs the plugin.
public struct PluginAnimator: Animator {
  /// What the manifest says of it.
  public let description: AnimatorDescription
  private let runner: any PluginRunner

  /// Creates an animator.
  public init(_ description: AnimatorDescription, runner: any PluginRunner) {
    self.description = description
    self.runner = runner
  }

  /// Asks the plugin to lay a transition out.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try runner.timeline(of: description.id, on: stage, parameters: parameters)
  }
}
