import SegueCatalog
import SeguePreview
import SegueStaging
import SegueTimeline

/// A preset to render on a phone, with its dependencies.
struct RenderSubject: Sendable {
  let preset: Preset
  /// The preset and its dependencies.
  let catalog: LoadedCatalog
  /// The requested content.
  let request: PhoneAnimationRequest
}

/// The placement of a picture of phones.
struct RenderPlacement: Hashable, Sendable {
  /// Changes whenever the terminal's screen is cleared, which makes earlier pictures obsolete.
  var page = 0
  /// The cells of all phones together.
  var area: CellRect
  /// The cells of each, from the left.
  var phones: [CellRect]
  /// The resolution of pictures relative to the terminal's, at most 1.
  var fineness: Double
}

/// A mouse event as a finger's touch.
struct PhoneTouch: Sendable {
  let phase: FingerPhase
  /// The position, in points of the phone's screen.
  let point: Point2D
  /// The time.
  let moment: ContinuousClock.Instant
}

/// A request for a picture, with everything it depends on.
struct RenderRequest: Sendable {
  /// The request's number, which distinguishes its picture from earlier ones.
  var number: Int
  /// The content of the phones, from the left.
  var subjects: [RenderSubject]
  var place: RenderPlacement
  /// The time since the start of the motion, in seconds.
  var time: Double
  /// The time of the request.
  var moment: ContinuousClock.Instant
  /// The time of the last key press; another one is likely soon after.
  var lastKey: ContinuousClock.Instant
  /// The touches since the previous request.
  var touches: [PhoneTouch] = []

  /// The progress of a motion, 0…1; exact at both ends.
  func progress(of duration: Double) -> Double { duration > 0 ? min(1, time / duration) : 1 }
}

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

/// The layout and appearance of the screens.
struct BrowserLook: Hashable, Sendable {
  /// Whether the layout runs from right to left.
  var isRightToLeft = false
  var reducesMotion = false
  /// Whether the appearance is dark.
  var isDark = false

  /// The non-default settings, in words.
  var words: [String] {
    [(isRightToLeft, "mirrored"), (reducesMotion, "reduced motion"), (isDark, "dark")]
      .compactMap { $0.0 ? $0.1 : nil }
  }
}
