import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The page's search, compared with the command line's.
@Suite(.needsChromium, .serialized)
struct PageSearchTests {
  @Test func `the page ranks the whole catalog as the command line does`() throws {
    let presets = LoadedCatalog([try CatalogFolder(Checkout.catalog)]).inOrder
    let entries = presets.enumerated().map { ($0.offset, CatalogEntry($0.element)) }
    let queries =
      SearchPhrases.all.map(\.phrase) + SearchPhrases.joined.map(\.joined)
      + Self.queries(for: presets)
    let browser = try BrowserSession()
    try browser.open(GallerySite.address(), until: "segue.searchTexts")
    let found =
      try browser.evaluate(
        """
        (() => {
          segue.searchTexts.add(\(SearchTexts(presets.map { GalleryCard($0) }).json));
          const texts = \(Self.list(presets.map(\.id))).map(segue.searchTexts.of);
          const hits = (query) => segue.searchHits(query, texts).map(({ index, score }) => `${index}:${score}`).join();
          return \(Self.list(queries)).map(hits).join("\\n");
        })()
        """) as? String
    let wanted = queries.map { query in
      PresetSearch(query).results(among: entries).hits.map { "\($0.item):\($0.score)" }
        .joined(separator: ",")
    }
    let lines = (found ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == queries.count)
    for (query, (line, wanted)) in zip(queries, zip(lines, wanted)) {
      #expect(line == wanted, "\(query)")
    }
    #expect(wanted.contains { $0.isEmpty } && wanted.contains { !$0.isEmpty })
    #expect(try browser.listen() == [])
  }

  @Test func `the best match comes first, and without a query the order is unchanged`() throws {
    let presets = try GallerySite.catalog.get().inOrder
    let browser = try BrowserSession()
    try browser.open(
      GallerySite.address("#?q=fade"), until: "!document.getElementById('results').hidden")
    let shown =
      "[...document.querySelectorAll('.card:not([hidden])')].map((c) => c.dataset.id).join()"
    let hits = PresetSearch("fade").results(
      among: presets.enumerated().map { ($0.offset, CatalogEntry($0.element)) }
    ).hits
    let wanted = hits.map { presets[$0.item].id }
    #expect(wanted.first == "fade-through" && wanted.count > 1)
    #expect(try browser.evaluate(shown) as? String == wanted.joined(separator: ","))
    _ = try browser.evaluate("segue.filters.clearSearch()")
    #expect(try browser.evaluate(shown) as? String == presets.map(\.id).joined(separator: ","))
  }

  /// Words from presets, some of them with letters missing or in capitals, and a few fixed queries.
  private static func queries(for presets: [Preset]) -> [String] {
    var random = SeededGenerator(seed: 11)
    let texts = presets.flatMap { preset in
      let entry = CatalogEntry(preset)
      return PresetSearch.fields.map { entry[$0.field] }
    }
    return [
      "", "3d", "zoom feed", "Ünder \u{1F600}", "cz", "the", "a curling card",
      "the parralax of pushes", "a card that nobody zooms", "xyzzy qwrtp", "…?", "iOS pushes",
      "iOS push", "cardsta", "cubecubecubecube", String(repeating: "cube", count: 13),
    ]
      + (0..<300).compactMap { _ in
        guard let text = texts.randomElement(using: &random),
          let word = text.split(separator: " ").randomElement(using: &random)
        else { return nil }
        let letters = word.filter { _ in Bool.random(using: &random) || Bool.random(using: &random)
        }
        let isLoud = Int.random(in: 0..<4, using: &random) == 0
        return isLoud ? letters.uppercased() : String(letters)
      }
  }

  private static func list(_ texts: [String]) -> String {
    JSONValue.strings(texts).text(escaping: .html)
  }
}
