import Testing
import UIKit

@testable import TransitionCheck

/// The check of a device, on the stand-in: what it finds there is what the stand-in models.
@MainActor @Suite(.serialized) struct TransitionCheckTests {
  @Test func `it plays every preset, and everything is answered`() {
    StandIn.reset()
    let window = UIWindow(windowScene: StandIn.scene)
    window.makeKeyAndVisible()
    let check = CheckRun(window)
    check.run()
    #expect(check.report.failures == 0 && PresetOperation.all.count > 30)
    #expect(check.report.lines.count { $0.contains("\tholds\t") } == PresetOperation.all.count)
    #expect(check.report.lines.allSatisfy { !$0.hasSuffix("\t") && !$0.hasSuffix("\tnothing") })
    let cancelled = check.report.lines.first { $0.contains("\tcalls of a cancelled pop\t") }
    #expect(cancelled?.contains("complete as cancelled") == true)
    #expect(StandIn.faults == [])
  }
}
