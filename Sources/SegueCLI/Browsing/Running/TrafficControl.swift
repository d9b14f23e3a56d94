/// How much may be on its way to the terminal: frames are dropped where it is slow, and time never is.
///
/// With each picture the terminal is asked for a receipt; the next one waits for it. Where receipts take long, as over a
/// network, pictures become coarser.
struct TrafficControl {
  /// Asks the terminal to say when it has got this far (DSR).
  static let receiptRequest = Array("\u{1b}[5n".utf8)

  private var sent: ContinuousClock.Instant?
  private var delay = 0.0
  private var givesReceipts = true
  private var hasReceived = false
  /// How fine pictures are, of 1.
  private(set) var fineness: Double

  /// How long a receipt is waited for before the terminal counts as one that gives none.
  private static let patience = Duration.seconds(2)
  /// The delay beyond which pictures become coarser, in seconds.
  private static let slow = 0.09

  /// - Parameter isRemote: whether the terminal is at the other end of a network.
  init(isRemote: Bool) { fineness = isRemote ? 0.6 : 1 }

  /// Whether a receipt is still to come.
  var awaitsReceipt: Bool { givesReceipts && sent != nil }

  /// How long the last receipt is worth waiting for: a terminal that has given some is only slow, and what it says later
  /// would look as if it had been typed.
  var lastPatience: Duration { hasReceived ? .seconds(4) : .milliseconds(300) }

  /// Whether another picture may be sent.
  mutating func maySend(at now: ContinuousClock.Instant) -> Bool {
    guard givesReceipts, let sent else { return true }
    if now - sent < Self.patience { return false }
    givesReceipts = false
    return true
  }

  /// Takes note of a picture on its way, and gives what is to be sent behind it.
  mutating func note(at now: ContinuousClock.Instant) -> [UInt8] {
    guard givesReceipts else { return [] }
    sent = now
    return Self.receiptRequest
  }

  /// Takes note of a receipt.
  mutating func receive(at now: ContinuousClock.Instant) {
    givesReceipts = true
    hasReceived = true
    guard let start = sent else { return }
    sent = nil
    delay = 0.8 * delay + 0.2 * ((now - start) / .seconds(1))
    if delay > Self.slow, fineness > 0.35 {
      fineness = max(0.35, fineness * 0.7)
      delay = 0
    }
  }
}
