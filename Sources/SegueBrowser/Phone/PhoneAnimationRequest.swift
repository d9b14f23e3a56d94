import SegueStaging
import SegueCatalog
import SegueTimeline

/// What a phone shall show: all that its film depends on.
struct PhoneAnimationRequest: Hashable, Sendable {
  /// The preset.
  var preset: String
  /// How often its file was reloaded.
  var revision: Int
  /// The operation; nil where a scroll position drives it.
  var operation: Operation?
  /// The values of parameters that are not their defaults.
  var changes: [String: ParameterValue]
  /// How screens are laid out and drawn.
  var look: BrowserLook
  /// The pixels of the screen, across.
  var width: Int

  /// The stage that is asked for, with its parameters.
  func stage(for preset: Preset) -> StageRequest {
    let assignments = preset.parameters.compactMap { parameter in
      changes[parameter.name].map {
        ParameterAssignment(name: parameter.name, text: parameter.text(of: $0))
      }
    }
    return StageRequest(
      operation: operation, parameters: assignments, isRightToLeft: look.isRightToLeft,
      reducesMotion: look.reducesMotion, isDark: look.isDark)
  }

  /// Whether another request shows the same motion, however fine its pictures are.
  func isSameMotion(as other: PhoneAnimationRequest) -> Bool {
    var other = other
    other.width = width
    return self == other
  }

  /// The pixels in a point.
  var scale: Double { Double(width) / PhoneShape.screen.width }
}
