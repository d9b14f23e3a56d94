import SeguePreview
import SegueStaging
import SegueTerminal

/// What came of an order.
struct RenderResult: Sendable {
  /// What a terminal is sent for a picture.
  struct Picture: Sendable {
    /// The cells of the area, where it is drawn or placed with characters.
    var cells: CellGrid?
    /// The bytes that show it.
    var bytes: [UInt8]
  }

  /// What a finger on the first phone does.
  enum Finger: Hashable, Sendable {
    /// There is none.
    case none
    /// It holds what is shown, or the outcome is still to be seen; what was decided, in words.
    case holds(decision: String?)
    /// Nothing that is shown can be held.
    case refused
    /// All is over.
    case over
  }

  /// The order's number.
  let number: Int
  /// Where the picture is to be seen.
  let place: RenderPlacement
  /// What the phones show, from the left.
  let requests: [PhoneAnimationRequest]
  /// The picture; nil where nothing of it has changed.
  var picture: Picture?
  /// How long the longest motion takes, in seconds.
  var duration = 0.0
  /// What there is to say about the first phone's operation.
  var facts: OperationFacts?
  /// Why something cannot be shown; a line each.
  var problems: [String] = []
  /// What the finger does.
  var finger = Finger.none
}
