package import SegueTimeline

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
