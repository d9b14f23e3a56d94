import Testing

@testable import SegueCLI

/// How much is sent to a terminal that is slow, or silent.
@Suite struct TrafficControlTests {
  private let start = ContinuousClock.now
  private var traffic = TrafficControl(isRemote: false)

  @Test mutating func `a picture waits for the receipt of the one before`() {
    let request = traffic.note(at: start)
    let isEarly = traffic.maySend(at: start + .milliseconds(500))
    traffic.receive(at: start + .milliseconds(600))
    let isDue = traffic.maySend(at: start + .milliseconds(600))
    #expect(request == TrafficControl.receiptRequest)
    #expect(!isEarly && isDue && !traffic.awaitsReceipt)
  }

  @Test mutating func `a terminal that never gave a receipt is asked for none after a while`() {
    _ = traffic.note(at: start)
    let isDue = traffic.maySend(at: start + .seconds(3))
    let request = traffic.note(at: start + .seconds(3))
    #expect(isDue && request.isEmpty && !traffic.awaitsReceipt)
  }

  /// Else its last receipt would stand behind the prompt.
  @Test mutating func `one that has given receipts is waited for at the end, however slow`() {
    #expect(traffic.lastPatience < .seconds(1))
    _ = traffic.note(at: start)
    traffic.receive(at: start + .milliseconds(900))
    _ = traffic.note(at: start + .seconds(1))
    #expect(traffic.awaitsReceipt && traffic.lastPatience > .seconds(2))
  }
}
