import SegueTerminal

/// How much may be on its way to the terminal: frames are dropped where it is slow, and time never is.
///
/// With each picture the terminal is asked for a receipt; the next one waits for it. Where receipts take long, as over a
/// network, pictures become coarser, and finer again when they have come fast for a while.
struct OutputThrottle {
  private var sent: ContinuousClock.Instant?
  private var delay = 0.0
  private var sendsAcknowledgements = true
  private var hasReceived = false
  /// Since when receipts have come fast.
  private var fastSince: ContinuousClock.Instant?
  /// How long they have to: longer each time that it was too early.
  private var trial = Duration.seconds(3)
  /// How fine pictures are, of 1.
  private(set) var fineness: Double

  /// How long a receipt is waited for before the terminal counts as one that gives none.
  private static let patience = Duration.seconds(2)
  /// The delay beyond which pictures become coarser, in seconds.
  private static let slow = 0.09
  /// The delay below which they may become finer: twice the pixels would still be in time.
  private static let fast = 0.03
  /// What becomes of fineness in a step; films are rebuilt for it.
  private static let step = 0.7
  private static let least = 0.35

  /// - Parameter isRemote: whether the terminal is at the other end of a network.
  init(isRemote: Bool) { fineness = isRemote ? 0.6 : 1 }

  /// Whether a receipt is still to come.
  var awaitsAcknowledgement: Bool { sendsAcknowledgements && sent != nil }

  /// How long the last receipt is worth waiting for: a terminal that has given some is only slow, and what it says later
  /// would look as if it had been typed.
  var lastPatience: Duration { hasReceived ? .seconds(4) : .milliseconds(300) }

  /// Whether another picture may be sent.
  mutating func maySend(at now: ContinuousClock.Instant) -> Bool {
    guard sendsAcknowledgements, let sent else { return true }
    if now - sent < Self.patience { return false }
    sendsAcknowledgements = false
    return true
  }

  /// Takes note of a picture on its way, and gives what is to be sent behind it.
  mutating func note(at now: ContinuousClock.Instant) -> [UInt8] {
    guard sendsAcknowledgements else { return [] }
    sent = now
    return TerminalInput.acknowledgementRequest
  }

  /// Takes note of a receipt.
  mutating func receive(at now: ContinuousClock.Instant) {
    sendsAcknowledgements = true
    hasReceived = true
    guard let start = sent else { return }
    sent = nil
    delay = 0.8 * delay + 0.2 * ((now - start) / .seconds(1))
    if delay < Self.fast { fastSince = fastSince ?? now } else { fastSince = nil }
    if delay > Self.slow, fineness > Self.least {
      if fineness < 1 { trial = trial * 2 }
      change(to: max(Self.least, fineness * Self.step))
    } else if let fastSince, fineness < 1, now - fastSince > trial {
      change(to: min(1, fineness / Self.step))
    }
  }

  private mutating func change(to new: Double) {
    fineness = new
    delay = 0
    fastSince = nil
  }
}
