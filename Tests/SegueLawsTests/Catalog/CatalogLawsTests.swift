import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SegueTimeline
import Testing

@Suite struct `Shipped catalog` {
  @Test func `loads every preset without diagnostics`() throws {
    #expect(
      ShippedCatalog.diagnostics.isEmpty, "\(ShippedCatalog.diagnostics.text(.human(.plain)))")
    #expect(try ShippedCatalog.registry.presets.count == ShippedCatalog.files().count)
    #expect(ShippedCatalog.registry.presets.count >= 14)
  }

  @Test func `is checked in 16 stage variants, including a phone's size`() {
    #expect(Set(StageVariant.all).count == 16)
    #expect(StageVariant.sizes.contains(Size(width: 390, height: 844)))
  }

  @Test(arguments: ShippedCatalog.entries)
  func `satisfies every law`(entry: ShippedCatalog.Entry) {
    let check = LawCheck(registry: ShippedCatalog.registry)
    for variant in StageVariant.all {
      let violations = check.run(entry.preset, entry.operation, variant)
      #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
    }
  }
}
