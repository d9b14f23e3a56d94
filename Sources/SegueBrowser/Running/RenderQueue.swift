/// Which pictures were ordered, and what has come of them.
struct RenderQueue {
  /// A picture that waits until the terminal has taken the one before.
  private(set) var waiting: RenderResult?
  /// When the last one was ordered.
  private(set) var last = ContinuousClock.now
  /// The number of the last order.
  private(set) var number = 0
  /// Changes whenever the terminal's screen is empty.
  private(set) var page = 0
  /// The shortest time between two frames.
  static let pace = Duration.milliseconds(16)

  private var reported = 0
  private var key: Key?
  private var awaited: [PhoneAnimationRequest] = []
  private var reportedRequests: [PhoneAnimationRequest] = []

  /// What a picture shows: where nothing of it changes, none is ordered.
  private struct Key: Hashable {
    var requests: [PhoneAnimationRequest]
    var place: RenderPlacement
    var time: Double
  }

  /// Whether a picture is being made.
  var isBusy: Bool { reported < number }

  /// Whether what shall be shown has not been seen yet.
  var isFilmAwaited: Bool { isBusy && !Self.areSame(awaited, reportedRequests) }

  /// Whether a picture has to be ordered.
  ///
  /// - Parameter isHeld: whether a finger makes every picture another one.
  func wants(_ order: RenderRequest, isHeld: Bool) -> Bool {
    let new = Self.key(order)
    if !order.touches.isEmpty || new.requests != key?.requests || new.place != key?.place {
      return true
    }
    let isFree = !isBusy && waiting == nil && order.moment - last >= Self.pace
    return isFree && (isHeld || new != key)
  }

  /// Takes note of an order, and numbers it.
  mutating func note(_ order: inout RenderRequest) {
    number += 1
    order.number = number
    last = order.moment
    key = Self.key(order)
    awaited = order.subjects.map(\.request)
  }

  /// Takes note of a report.
  mutating func note(_ report: RenderResult) {
    reported = max(reported, report.number)
    reportedRequests = report.requests
  }

  /// Keeps a picture for the terminal.
  ///
  /// Its bytes may say only what differs from the picture before: where that still waits, both are sent.
  mutating func keep(_ report: RenderResult) {
    guard report.picture != nil else { return }
    let before = waiting?.picture?.bytes ?? []
    waiting = report
    waiting?.picture?.bytes.insert(contentsOf: before, at: 0)
  }

  /// Gives the picture that waits, if there is one.
  mutating func takeWaiting() -> RenderResult? {
    defer { waiting = nil }
    return waiting
  }

  /// Takes note that the terminal's screen is empty: what was ordered before is worth nothing.
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
