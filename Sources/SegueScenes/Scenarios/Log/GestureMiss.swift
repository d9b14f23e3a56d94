public import SegueCatalog
public import SegueCoordinator
import SegueDiagnostics
public import SegueTimeline

/// The reason why a finger's drag began no transition.
public enum GestureMiss: Error, Hashable {
  /// The container has nothing to change.
  case impossible(Refusal)
  /// The change would not be animated.
  case noAnimation(Operation)
  /// The preset of the change has no gesture.
  case noGesture(preset: String, Operation)
  /// The touch is not the preset's gesture.
  case refused(preset: String, InteractionPlan.Gesture, GestureRefusal)
  /// The finger was lifted before it had become the preset's gesture.
  case unfinished(preset: String, InteractionPlan.Gesture)
  /// Another transition was running when the finger began to move, in seconds; no finger can grab it.
  case transitionRunning(at: Double)
}

extension GestureMiss: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .impossible(let reason): reason.rawValue
    case .noAnimation(let operation): "\(operation.rawValue) is not animated"
    case .noGesture(let preset, let operation):
      "'\(preset)' has no gesture for \(operation.rawValue)"
    case .refused(let preset, let gesture, let refusal):
      "\(gesture.text) of '\(preset)': \(refusal)"
    case .unfinished(let preset, let gesture):
      "\(gesture.text) of '\(preset)': the finger was lifted too soon"
    case .transitionRunning(let time):
      "another transition was running at \((time * 1000).rounded().shortText) ms"
    }
  }
}

extension InteractionPlan.Gesture {
  /// The gesture as it is written in a preset.
  fileprivate var text: String {
    switch self {
    case .pan(let direction): "{pan: \(direction.rawValue)}"
    case .edgePan(let edge): "{edge-pan: \(edge.rawValue)}"
    case .pinch: "pinch"
    case .overscroll(let edge): "{overscroll: \(edge.rawValue)}"
    case .longPress: "long-press"
    }
  }
}
