import SegueCatalog
import SegueLaws
import SegueTimeline
import Testing

@Suite struct `The catalogue` {
  @Test func `is read whole`() throws {
    #expect(
      ShippedCatalogue.diagnostics.isEmpty, "\(ShippedCatalogue.diagnostics.text(.human(.plain)))")
    #expect(try ShippedCatalogue.registry.presets.count == ShippedCatalogue.files().count)
    #expect(ShippedCatalogue.registry.presets.count >= 14)
  }

  @Test func `is tried in four sizes, both directions, with and without a source`() {
    #expect(Set(StageVariant.all).count == 16)
    #expect(StageVariant.sizes.contains(Size(width: 390, height: 844)))
  }

  @Test(arguments: ShippedCatalogue.entries)
  func `keeps every law`(entry: ShippedCatalogue.Entry) {
    let check = LawCheck(registry: ShippedCatalogue.registry)
    for variant in StageVariant.all {
      let violations = check.run(entry.preset, entry.operation, variant)
      #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
    }
  }
}
