import SegueStaging
import SegueCatalog
import SeguePreview
import SegueTimeline

/// A preset to render on a phone, with its dependencies.
struct RenderSubject: Sendable {
  /// The preset.
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
  /// The phase.
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
  /// The placement.
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
