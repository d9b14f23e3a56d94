import SegueCatalog
import SegueLaws
import SegueTestSupport
import SegueTimeline
import Testing

@Suite struct `Catalog gestures` {
  private static let all = ShippedCatalog.entries.filter {
    $0.preset.interactions[$0.operation] != nil
  }
  /// Today's part of them.
  static let entries = TestShare.of(all, parts: max(1, all.count / 3))

  @Test(arguments: entries)
  func `random gestures violate no law`(entry: ShippedCatalog.Entry) {
    let trials = GestureTrials(registry: ShippedCatalog.registry, seed: 2026, paths: 25)
    var updates = 0
    for variant in StageVariant.all {
      let report = trials.run(entry.preset, entry.operation, variant)
      updates += report.updates
      #expect(
        report.violations.isEmpty,
        "\(report.violations.map(\.description).joined(separator: "\n"))")
    }
    // Paths that are never recognized would prove nothing.
    #expect(updates > 2000)
  }
}
