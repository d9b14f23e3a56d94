import SeguePreview
import SegueTerminal
import SegueTestSupport
import Testing

@testable import SegueBrowser
@testable import SegueStaging

/// How much is on its way to the terminal, and how fine.
@Suite struct TrafficControlTests {
  private let start = ContinuousClock.now

  /// Sends pictures whose receipts take some seconds, for some seconds; gives when it was at the end.
  private func run(
    _ traffic: inout OutputThrottle, from time: Double, for seconds: Double, delay: Double
  ) -> Double {
    var now = time
    while now < time + seconds {
      let isFree = traffic.maySend(at: start + .seconds(now))
      _ = traffic.note(at: start + .seconds(now))
      let isTaken = !traffic.maySend(at: start + .seconds(now))
      #expect(isFree && isTaken)
      now += delay
      traffic.receive(at: start + .seconds(now))
      now += 0.01
    }
    return now
  }

  @Test func `one picture at a time, and none waits for acknowledgements that never come`() {
    var traffic = OutputThrottle(isRemote: false)
    let request = traffic.note(at: start)
    #expect(request == TerminalInput.acknowledgementRequest && traffic.awaitsAcknowledgement)
    let answers = [1.9, 2.1].map { traffic.maySend(at: start + .seconds($0)) }
    #expect(answers == [false, true])
    let later = traffic.note(at: start + .seconds(2.1))
    #expect(later.isEmpty && !traffic.awaitsAcknowledgement)
    let isFree = traffic.maySend(at: start + .seconds(2.2))
    #expect(isFree)
  }

  @Test func `slow ways make pictures coarser, fast ones finer again`() {
    var traffic = OutputThrottle(isRemote: false)
    var now = run(&traffic, from: 0, for: 5, delay: 0.2)
    #expect(traffic.fineness == 0.35)
    now = run(&traffic, from: now, for: 10, delay: 0.06)
    #expect(traffic.fineness == 0.35, "it is just in time")
    now = run(&traffic, from: now, for: 60, delay: 0.005)
    #expect(traffic.fineness == 1)
    _ = run(&traffic, from: now, for: 5, delay: 0.005)
    #expect(traffic.fineness == 1)
  }

  @Test func `what was too early is tried again later and later`() {
    var traffic = OutputThrottle(isRemote: true)
    #expect(traffic.fineness == 0.6)
    var changes = 0
    var (now, last) = (0.0, traffic.fineness)
    // Coarse pictures are fast, finer ones are slow.
    while now < 200 {
      now = run(&traffic, from: now, for: 0.1, delay: traffic.fineness > 0.7 ? 0.3 : 0.01)
      if traffic.fineness != last { changes += 1 }
      last = traffic.fineness
    }
    #expect((4...14).contains(changes), "\(changes)")
  }

  /// Else its last receipt would stand behind the prompt.
  @Test func `one that has given acknowledgements is waited for at the end, however slow`() {
    var traffic = OutputThrottle(isRemote: false)
    #expect(traffic.finalTimeout < .seconds(1))
    _ = traffic.note(at: start)
    traffic.receive(at: start + .milliseconds(900))
    _ = traffic.note(at: start + .seconds(1))
    #expect(traffic.awaitsAcknowledgement && traffic.finalTimeout > .seconds(2))
  }
}
