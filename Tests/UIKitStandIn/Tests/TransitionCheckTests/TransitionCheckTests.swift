import SegueTestSupport
import Testing
import UIKit

@testable import TransitionCheck

/// The check of a device, on the stand-in: what it finds there is what the stand-in models.
@MainActor @Suite(.serialized) struct TransitionCheckTests {
  /// Those that other tests name; `DriverTests` compare every preset in the same way.
  private static let kinds = PresetOperation.all.filter { SampledCatalog.named.contains($0.preset) }

  @Test func `it plays presets, and everything is answered`() {
    let check = CheckRun(.ofCheck(), comparing: Self.kinds)
    check.run()
    let failed = check.report.lines.filter { $0.contains("\tFAILS\t") }
    #expect(failed.count == check.report.failures && Self.kinds.count > 30)
    for line in failed { Issue.record("\(line)") }
    let holding = check.report.lines.count { $0.contains("\tholds\t") }
    #expect(holding == Self.kinds.count)
    #expect(check.report.lines.allSatisfy { !$0.hasSuffix("\t") && !$0.hasSuffix("\tnothing") })
    let cancelled = check.report.lines.first { $0.contains("\tcalls of a cancelled pop\t") }
    #expect(cancelled?.contains("complete as cancelled") == true)
    #expect(check.report.lines.contains { $0.hasSuffix("asks for crossfade\tcrossfade") })
    #expect(StandIn.faults == [])
  }
}
