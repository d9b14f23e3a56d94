import SegueStaging
import SegueCatalog
import SeguePreview
import SegueTimeline

/// A preset in the hands of a phone, with all that its film needs.
struct RenderSubject: Sendable {
  /// The preset.
  let preset: Preset
  /// The preset and those that it needs.
  let catalog: LoadedCatalog
  /// What shall be shown of it.
  let request: PhoneAnimationRequest
}

/// Where a picture of phones is to be seen.
struct RenderPlacement: Hashable, Sendable {
  /// Changes whenever the terminal's screen is empty: pictures before that are worth nothing.
  var page = 0
  /// The cells of all phones together.
  var area: CellRect
  /// The cells of each, from the left.
  var phones: [CellRect]
  /// How fine pictures are, of 1.
  var fineness: Double
}

/// What a mouse did as a finger.
struct PhoneTouch: Sendable {
  /// What it did.
  let phase: FingerPhase
  /// Where, in points of the phone's screen.
  let point: Point
  /// When.
  let moment: ContinuousClock.Instant
}

/// A picture that is asked for: everything that it depends on.
struct RenderRequest: Sendable {
  /// Counts orders, so that a picture can be told from those before.
  var number: Int
  /// What the phones show, from the left.
  var subjects: [RenderSubject]
  /// Where it is to be seen.
  var place: RenderPlacement
  /// The time since the motion's beginning, in seconds.
  var time: Double
  /// When it was asked for.
  var moment: ContinuousClock.Instant
  /// When the user pressed a key last: another one is likely soon.
  var lastKey: ContinuousClock.Instant
  /// What a finger has done since the order before.
  var touches: [PhoneTouch] = []

  /// How much of a motion has passed, 0…1; exact at both ends.
  func progress(of duration: Double) -> Double { duration > 0 ? min(1, time / duration) : 1 }
}
