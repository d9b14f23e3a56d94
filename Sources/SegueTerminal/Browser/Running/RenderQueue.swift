import SeguePreview
import SegueSystem

/// The requested pictures and their results.
struct RenderQueue {
  /// A picture that waits until the terminal has acknowledged the previous one.
  private(set) var waiting: RenderResult?
  /// The time of the last request.
  private(set) var last = ContinuousClock.now
  /// The number of the last request.
  private(set) var number = 0
  /// Changes whenever the terminal's screen is cleared.
  private(set) var page = 0
  /// The minimum time between two frames.
  static let pace = Duration.milliseconds(16)

  private var reported = 0
  private var key: Key?
  private var awaited: [PhoneAnimationRequest] = []
  private var reportedRequests: [PhoneAnimationRequest] = []

  /// The content of a picture, compared to skip unchanged ones.
  private struct Key: Hashable {
    var requests: [PhoneAnimationRequest]
    var place: RenderPlacement
    var time: Double
  }

  /// Whether a picture is being rendered.
  var isBusy: Bool { reported < number }

  /// Whether the requested content has not been shown yet.
  var isFilmAwaited: Bool { isBusy && !Self.areSame(awaited, reportedRequests) }

  /// Whether a picture must be requested.
  ///
  /// - Parameter isHeld: whether a finger makes every picture different.
  func wants(_ order: RenderRequest, isHeld: Bool) -> Bool {
    let new = Self.key(order)
    if !order.touches.isEmpty || new.requests != key?.requests || new.place != key?.place {
      return true
    }
    let isFree = !isBusy && waiting == nil && order.moment - last >= Self.pace
    return isFree && (isHeld || new != key)
  }

  /// Records a request and numbers it.
  mutating func note(_ order: inout RenderRequest) {
    number += 1
    order.number = number
    last = order.moment
    key = Self.key(order)
    awaited = order.subjects.map(\.request)
  }

  /// Records a result.
  mutating func note(_ report: RenderResult) {
    reported = max(reported, report.number)
    reportedRequests = report.requests
  }

  /// Keeps a picture for the terminal.
  ///
  /// Its bytes may encode only the difference from the previous picture: if that still waits, both
  /// are sent.
  mutating func keep(_ report: RenderResult) {
    guard report.picture != nil else { return }
    let before = waiting?.picture?.bytes ?? []
    waiting = report
    waiting?.picture?.bytes.insert(contentsOf: before, at: 0)
  }

  /// Removes and returns the waiting picture, if there is one.
  mutating func takeWaiting() -> RenderResult? {
    defer { waiting = nil }
    return waiting
  }

  /// Records that the terminal's screen was cleared, which makes earlier requests obsolete.
  mutating func turnPage() {
    page += 1
    key = nil
    waiting = nil
  }

  private static func key(_ order: RenderRequest) -> Key {
    Key(requests: order.subjects.map(\.request), place: order.place, time: order.time)
  }

  private static func areSame(_ some: [PhoneAnimationRequest], _ others: [PhoneAnimationRequest])
    -> Bool
  {
    some.count == others.count && zip(some, others).allSatisfy { $0.isSameMotion(as: $1) }
  }
}

/// Starts a thread that leaves external signals to the one that owns the terminal; the signals of a
/// crash go to the crashing thread.
///
/// - Parameter purpose: what it is for, in words that follow "for".
/// - Throws: ``MediaError/Code/terminal`` if the system cannot create it.
func startBackgroundThread(
  for purpose: String, _ run: @escaping @Sendable () -> Void
) throws(MediaError) {
  let isStarted = startDetached {
    Signal.block([
      .interrupt, .keyboardStop, .resume, .windowChange, .terminate, .hangUp, .quit,
    ])
    run()
  }
  guard isStarted else {
    throw MediaError(.terminal, "cannot start a thread for \(purpose)")
  }
}
