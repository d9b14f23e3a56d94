import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueTimeline
import Testing

@Suite struct `The catalog` {
  @Test func `is read whole`() throws {
    #expect(
      ShippedCatalog.diagnostics.isEmpty, "\(ShippedCatalog.diagnostics.text(.human(.plain)))")
    #expect(try ShippedCatalog.registry.presets.count == ShippedCatalog.files().count)
    #expect(ShippedCatalog.registry.presets.count >= 14)
  }

  @Test func `is tried in four sizes, both directions, with and without a source`() {
    #expect(Set(StageVariant.all).count == 16)
    #expect(StageVariant.sizes.contains(Size(width: 390, height: 844)))
  }

  @Test(arguments: ShippedCatalog.entries)
  func `keeps every law`(entry: ShippedCatalog.Entry) {
    let check = LawCheck(registry: ShippedCatalog.registry)
    for variant in StageVariant.all {
      let violations = check.run(entry.preset, entry.operation, variant)
      #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
    }
  }
}
