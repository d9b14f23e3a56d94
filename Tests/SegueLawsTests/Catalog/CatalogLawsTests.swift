import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SeguePreview
import SegueTestSupport
import Testing

@testable import SegueLaws

@Suite struct `Shipped catalog` {
  @Test func `loads every preset without diagnostics`() throws {
    #expect(
      ShippedCatalog.diagnostics.isEmpty, "\(ShippedCatalog.diagnostics.text(.human(.plain)))")
    #expect(try ShippedCatalog.registry.presets.count == ShippedCatalog.files().count)
    #expect(ShippedCatalog.registry.presets.count >= 14)
  }

  @Test func `is checked in 16 stage variants, including a phone's size`() {
    #expect(Set(StageVariant.all).count == 16)
    #expect(StageVariant.sizes.contains(Size2D(width: 390, height: 844)))
  }

  /// On a small phone from right to left, with a source: `Scripts/check` has the installed, optimized program check the
  /// catalog on all 16 stages, and the exports.
  @Test(arguments: ShippedCatalog.registry.presets.map(\.id))
  func `satisfies every law, by itself and under fingers`(id: String) throws {
    let preset = try #require(ShippedCatalog.registry.preset(id))
    let report = LawCheck(registry: ShippedCatalog.registry)
      .report(
        preset,
        on: [StageVariant(size: StageVariant.sizes[0], isRightToLeft: true, knowsSource: true)])
    #expect(
      report.violations.isEmpty,
      "\(report.violations.map(\.description).joined(separator: "\n"))")
    // Paths that are never recognized would prove nothing.
    #expect(report.updates >= 200 * preset.interactions.count, "\(report.updates)")
  }

  /// Presets whose light is the point, or whose colors are their own.
  private static let bright: Set<String> = [
    "album-open", "color-sweep", "film-exposure", "flash", "gallery-walk", "glitch", "light-sweep",
    "logo-zoom", "page-turn", "peel", "tv-off",
  ]

  @Test(arguments: ShippedCatalog.entries.filter { !bright.contains($0.preset.id) })
  func `never flashes in dark appearance`(entry: ShippedCatalog.Entry) throws {
    var variant = StageVariant(
      size: Size2D(width: 390, height: 844), isRightToLeft: false, knowsSource: true)
    variant.isDark = true
    let subject = try #require(
      try LawSubject.shown(
        entry.preset, entry.operation, variant, in: ShippedCatalog.registry,
        with: LawEnvironment()))
    let scale = 0.1
    let source = try TransitionFrameSource(
      subject.timeline, on: subject.stage,
      pictures: FlatScreens(subject.stage, scale: scale).source, scale: scale, threads: 1)
    func brightest(_ progress: Double) -> Double {
      let frame = source.frame(at: progress)
      let size = Size2D(width: Double(frame.width), height: Double(frame.height))
      return frame.areas(side: 10, within: size).map { area in
        let color = frame.average(of: area)
        return max(color.red, color.green, color.blue)
      }.max() ?? 0
    }
    let limit = max(brightest(0), brightest(1)) + 5
    for step in 1..<20 { #expect(brightest(Double(step) / 20) <= limit) }
  }
}
