// Behavior under test: CADisplayLink.h of the iOS 16.5 SDK.

import QuartzCore
import Testing

@MainActor struct DisplayLinkTests {
  @Test("a display link runs with each frame until it is paused or invalidated")
  func frames() {
    StandIn.resetTime()
    var times: [CFTimeInterval] = []
    let link = CADisplayLink(standIn: { times.append($0.timestamp) })
    link.add(to: .main, forMode: .common)
    StandIn.advance(by: 0.1)
    #expect(times.count == 6)
    #expect(abs(times[1] - times[0] - 1 / 60) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
    link.isPaused = true
    StandIn.advance(by: 0.1)
    link.isPaused = false
    link.invalidate()
    StandIn.advance(by: 0.1)
    #expect(times.count == 6)
  }

  @Test(
    "the rate follows the display and the preferred range",
    arguments: [(120.0, 0, 12), (60, 30, 3)])
  func rates(display: Double, preferred: Float, expected: Int) {
    StandIn.resetTime()
    StandIn.framesPerSecond = display
    var count = 0
    let link = CADisplayLink(standIn: { _ in count += 1 })
    if preferred > 0 {
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: preferred, maximum: preferred, preferred: preferred)
    }
    link.add(to: .main, forMode: .common)
    StandIn.advance(by: 0.1)
    #expect(count == expected)
    link.invalidate()
  }

  @Test("a range with a minimum above its maximum is a fault")
  func ranges() {
    StandIn.resetTime()
    _ = CAFrameRateRange(minimum: 61, maximum: 60)
    #expect(StandIn.faults.count == 1)
  }
}
