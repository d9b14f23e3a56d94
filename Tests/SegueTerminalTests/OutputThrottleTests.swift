import SeguePreview
@testable import SegueTerminal
import SegueTestSupport
import Testing

@testable import SegueStaging

/// How much is on its way to the terminal, and how fine.
@Suite struct OutputThrottleTests {
  private let start = ContinuousClock.now

  /// Sends pictures whose receipts take some seconds, for some seconds; gives when it was at the end.
  private func run(
    _ throttle: inout OutputThrottle, from time: Double, for seconds: Double, delay: Double
  ) -> Double {
    var now = time
    while now < time + seconds {
      let isFree = throttle.maySend(at: start + .seconds(now))
      _ = throttle.note(at: start + .seconds(now))
      let isTaken = !throttle.maySend(at: start + .seconds(now))
      #expect(isFree && isTaken)
      now += delay
      throttle.receive(at: start + .seconds(now))
      now += 0.01
    }
    return now
  }

  @Test func `sends one picture at a time, and stops waiting without acknowledgements`() {
    var throttle = OutputThrottle(isRemote: false)
    let request = throttle.note(at: start)
    #expect(request == TerminalInput.acknowledgementRequest && throttle.awaitsAcknowledgement)
    let answers = [1.9, 2.1].map { throttle.maySend(at: start + .seconds($0)) }
    #expect(answers == [false, true])
    let later = throttle.note(at: start + .seconds(2.1))
    #expect(later.isEmpty && !throttle.awaitsAcknowledgement)
    let isFree = throttle.maySend(at: start + .seconds(2.2))
    #expect(isFree)
  }

  @Test func `slow connections coarsen pictures, and fast ones refine them`() {
    var throttle = OutputThrottle(isRemote: false)
    var now = run(&throttle, from: 0, for: 5, delay: 0.2)
    #expect(throttle.fineness == 0.35)
    now = run(&throttle, from: now, for: 10, delay: 0.06)
    #expect(throttle.fineness == 0.35, "it is just in time")
    now = run(&throttle, from: now, for: 60, delay: 0.005)
    #expect(throttle.fineness == 1)
    _ = run(&throttle, from: now, for: 5, delay: 0.005)
    #expect(throttle.fineness == 1)
  }

  @Test func `refines ever less often when finer pictures are slow`() {
    var throttle = OutputThrottle(isRemote: true)
    #expect(throttle.fineness == 0.6)
    var changes = 0
    var (now, last) = (0.0, throttle.fineness)
    // Coarse pictures are fast, finer ones are slow.
    while now < 200 {
      now = run(&throttle, from: now, for: 0.1, delay: throttle.fineness > 0.7 ? 0.3 : 0.01)
      if throttle.fineness != last { changes += 1 }
      last = throttle.fineness
    }
    #expect((4...14).contains(changes), "\(changes)")
  }

  /// Else its last receipt would stand behind the prompt.
  @Test func `waits longer at the end for a terminal that acknowledges`() {
    var throttle = OutputThrottle(isRemote: false)
    #expect(throttle.finalTimeout < .seconds(1))
    _ = throttle.note(at: start)
    throttle.receive(at: start + .milliseconds(900))
    _ = throttle.note(at: start + .seconds(1))
    #expect(throttle.awaitsAcknowledgement && throttle.finalTimeout > .seconds(2))
  }
}
