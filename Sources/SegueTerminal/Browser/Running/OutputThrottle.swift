/// Limits unacknowledged output to the terminal: on slow connections frames are dropped, but time
/// is not slowed.
///
/// Each picture is followed by a query for an acknowledgement; the next one waits for it. If
/// acknowledgements take long, as over a network, pictures become coarser, and finer again after a
/// period of fast ones.
struct OutputThrottle {
  private var sent: ContinuousClock.Instant?
  private var delay = 0.0
  private var sendsAcknowledgements = true
  private var hasReceived = false
  /// The time since which acknowledgements have been fast.
  private var fastSince: ContinuousClock.Instant?
  /// The required period of fast acknowledgements; increased each time it proves too short.
  private var trial = Duration.seconds(3)
  /// The resolution of pictures, at most 1.
  private(set) var fineness: Double

  /// The timeout for an acknowledgement, after which the terminal is assumed to send none.
  private static let timeout = Duration.seconds(2)
  /// The delay above which pictures become coarser, in seconds.
  private static let slow = 0.09
  /// The delay below which they may become finer: twice the pixels would still be in time.
  private static let fast = 0.03
  /// The factor of one step in resolution, each of which requires rebuilding animations.
  private static let step = 0.7
  private static let least = 0.35

  /// - Parameter isRemote: whether the terminal is connected over a network.
  init(isRemote: Bool) { fineness = isRemote ? 0.6 : 1 }

  /// Whether an acknowledgement is pending.
  var awaitsAcknowledgement: Bool { sendsAcknowledgements && sent != nil }

  /// The timeout for the last acknowledgement: a terminal that has sent some is only slow, and a
  /// late one would appear as typed text.
  var finalTimeout: Duration { hasReceived ? .seconds(4) : .milliseconds(300) }

  /// Whether another picture may be sent.
  mutating func maySend(at now: ContinuousClock.Instant) -> Bool {
    guard sendsAcknowledgements, let sent else { return true }
    if now - sent < Self.timeout { return false }
    sendsAcknowledgements = false
    return true
  }

  /// Records a sent picture, and returns the bytes to send after it.
  mutating func note(at now: ContinuousClock.Instant) -> [UInt8] {
    guard sendsAcknowledgements else { return [] }
    sent = now
    return TerminalInput.acknowledgementRequest
  }

  /// Records an acknowledgement.
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
