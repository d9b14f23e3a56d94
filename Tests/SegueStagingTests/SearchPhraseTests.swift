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
}
