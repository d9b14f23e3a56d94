public import SegueTimeline

/// A runner of a plugin's animators: in this process, or in a separate one.
public protocol PluginRunner: Sendable {
  /// Asks an animator for the timeline of a transition.
  ///
  /// - Parameters:
  ///   - animator: the animator's id.
  ///   - stage: the stage.
  ///   - parameters: values of all parameters in the manifest, within their ranges.
  func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline
}

/// An animator of a plugin: described by the manifest, run by the plugin's runner.
public struct PluginAnimator: Animator {
  /// Its description in the manifest.
  public let description: AnimatorDescription
  private let runner: any PluginRunner

  /// Creates an animator.
  public init(_ description: AnimatorDescription, runner: any PluginRunner) {
    self.description = description
    self.runner = runner
  }

  /// Asks the plugin for the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try runner.timeline(of: description.id, on: stage, parameters: parameters)
  }
}

/// The call for which a plugin's code runs, as reported in faults.
package enum PluginCall: Hashable, Sendable {
  /// The system loads the library and runs its initializers.
  case opening
  /// `segue_plugin_entry` runs.
  case entry
  /// `create` runs, for an animator.
  case making(String)
  /// `choreograph` runs.
  case choreographing(Operation, String)
  /// `destroy` runs.
  case ending(String)
  /// None of its code should run.
  case waiting

  /// The call as the end of a sentence.
  package var words: String {
    switch self {
    case .opening: "while loading its library"
    case .entry: "in segue_plugin_entry"
    case .making(let animator): "while creating '\(animator)'"
    case .choreographing(let operation, let animator):
      "while creating the \(operation.rawValue) timeline of '\(animator)'"
    case .ending(let animator): "while destroying '\(animator)'"
    case .waiting: "while idle"
    }
  }
}
