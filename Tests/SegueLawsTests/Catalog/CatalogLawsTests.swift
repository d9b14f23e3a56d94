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

  /// On a small phone from right to left, with a source: `Scripts/check` has the installed program check every preset on
  /// all 16 stages, and the exports.
  @Test(arguments: SampledCatalog.named)
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
    let stage = subject.stage
    // Fields of color, each screen in its own; the upper part of a sheet over a presenter that changes is clear.
    func screen(_ side: Subject.Side) -> Bitmap {
      let isLower = (side == .from) == stage.arrivesAbove
      let size = stage.frame(of: side).size
      let height = max(Int((size.height * scale).rounded()), 1)
      return Bitmap(width: max(Int((size.width * scale).rounded()), 1), height: height) { x, y in
        if side == stage.sheetAboveChange, y < height / 3 { return 0 }
        let shade = UInt32((x / 20 * 3 + y / 20 * 5) % 7) * 10
        let (strong, weak) = (130 + shade, 10 as UInt32)
        let (red, blue) = isLower ? (weak, strong) : (strong, weak)
        return 0xFF00_0000 | red << 16 | (weak + shade / 2) << 8 | blue
      }
    }
    let source = try TransitionFrameSource(
      subject.timeline, on: stage,
      pictures: ScreenshotPictures(from: screen(.from), to: screen(.to), stage: stage),
      scale: scale, threads: 1)
    func brightest(_ progress: Double) -> Double {
      source.frame(at: progress).brightestArea(side: 10)
    }
    let limit = max(brightest(0), brightest(1)) + 5
    for step in 1..<20 { #expect(brightest(Double(step) / 20) <= limit) }
  }
}
