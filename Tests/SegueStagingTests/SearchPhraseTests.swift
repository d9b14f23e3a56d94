import SegueCatalog
import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueStaging

/// What developers type, in the shipped catalog.
@Suite struct SearchPhraseTests {
  private static let presets = Result {
    LoadedCatalog([try CatalogFolder(Checkout.catalog)]).inOrder
  }

  @Test func `nearly every phrase finds what it means, first or second`() throws {
    let presets = try Self.presets.get()
    let entries = presets.enumerated().map { ($0.offset, CatalogEntry($0.element)) }
    #expect(SearchPhrases.all.count == 45)
    let misses = SearchPhrases.all.compactMap { phrase, wanted -> String? in
      #expect(wanted.isSubset(of: presets.map(\.id)), "\(phrase)")
      let found = PresetSearch(phrase).results(among: entries).hits.prefix(2)
        .map { presets[$0.item].id }
      return wanted.isDisjoint(with: found) ? "\(phrase): \(found)" : nil
    }
    #expect(misses.count <= 3, "\(misses)")
  }

  @Test(arguments: SearchPhrases.joined)
  func `joined words and camel case find what the separate words find`(
    joined: String, separate: String
  ) throws {
    let presets = try Self.presets.get()
    let entries = presets.enumerated().map { ($0.offset, CatalogEntry($0.element)) }
    let wanted = PresetSearch(separate).results(among: entries).hits
    #expect(!wanted.isEmpty && PresetSearch(joined).results(among: entries).hits == wanted)
  }

  @Test func `an alert is also called a popup`() throws {
    let presets = try Self.presets.get()
    let entries = presets.enumerated().map { ($0.offset, CatalogEntry($0.element)) }
    let hits = PresetSearch("alert popup").results(among: entries).hits
    #expect(hits.prefix(2).contains { presets[$0.item].id == "alert-pop" })
  }
}
