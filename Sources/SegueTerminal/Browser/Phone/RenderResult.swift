import SeguePreview
import SegueStaging

/// The result of a request.
struct RenderResult: Sendable {
  /// The terminal output for a picture.
  struct Picture: Sendable {
    /// The cells of the area, if the picture is drawn or placed with characters.
    var cells: CellGrid?
    /// The bytes that show it.
    var bytes: [UInt8]
  }

  /// The state of a finger on the first phone.
  enum Finger: Hashable, Sendable {
    /// There is none.
    case none
    /// It drives the animation, or the outcome is still visible; with the decision in words.
    case holds(decision: String?)
    /// A finger cannot drive the animation.
    case refused
    /// The interaction has ended.
    case over
  }

  /// The request's number.
  let number: Int
  /// The placement of the picture.
  let place: RenderPlacement
  /// The content of the phones, from the left.
  let requests: [PhoneAnimationRequest]
  /// The picture; nil if it is unchanged.
  var picture: Picture?
  /// The duration of the longest motion, in seconds.
  var duration = 0.0
  /// The facts about the operations of the first phone's preset.
  var facts: [OperationFacts] = []
  /// Why something cannot be shown; one line each.
  var problems: [String] = []
  /// The state of the finger.
  var finger = Finger.none
  /// The progress of the transition that the finger drives or has released, 0…1.
  var progress: Double?
}
