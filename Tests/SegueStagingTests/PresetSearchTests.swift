import SegueCatalog
import SegueYAML
import Testing

@testable import SegueStaging

/// Finding presets by what people type.
@Suite struct PresetSearchTests {
  private static let presets = [
    preset("today-card", "The card grows into a story.", seenIn: "The App Store's Today tab."),
    preset("page-turn", "The page curls away.", aliases: ["ca-page-curl"]),
    preset(
      "shared-axis", "Both screens slide a little and fade.", aliases: ["android-shared-axis"]),
    preset("photo-zoom", "A photo grows; swipe it away to go back."),
    preset("swipe-away", "The card is thrown away."),
    preset("title-push", "The title moves.", aliases: ["ios-title-push"]),
    preset("parallax-push", "The screen slides.", aliases: ["swipe-back", "ios-push"]),
  ]

  private static func preset(
    _ id: String, _ summary: String, aliases: [String] = [], seenIn: String? = nil
  ) -> Preset {
    var preset = Preset(id: id, name: id, summary: summary, reducedMotion: .none)
    preset.aliases = aliases
    preset.about.seenIn = seenIn
    return preset
  }

  private func results(_ query: String) -> PresetSearch.Results {
    PresetSearch(query).results(
      among: Self.presets.enumerated().map { ($0.offset, CatalogEntry($0.element)) })
  }

  private func ids(_ query: String) -> [String] {
    results(query).hits.map { Self.presets[$0.item].id }
  }

  @Test(arguments: [
    ("the App Store card", "today-card"), ("the page that curls", "page-turn"),
    ("Android shared axis", "shared-axis"), ("swipe a photo away", "photo-zoom"),
  ])
  func `a phrase finds one preset`(query: String, id: String) {
    #expect(ids(query) == [id])
  }

  @Test func `a preset with exactly that name comes first`() {
    #expect(ids("iOS push") == ["parallax-push", "title-push"])
    #expect(ids("swipe back").first == "parallax-push")
  }

  @Test func `a word without meaning counts only if there is no other`() {
    #expect(PresetSearch("the card").text == "card")
    #expect(PresetSearch("the").text == "the")
  }

  @Test func `misspelled words are corrected only if nothing matches`() {
    let found = results("shraed axsi")
    #expect(found.search.text == "shared axis" && found.hits.map(\.item) == [2])
    #expect(results("shared").search.text == "shared")
    #expect(ids("qqqqqq").isEmpty)
  }

  @Test func `most words suffice if no preset has all, and more words count for more`() {
    let found = results("swipe the photo into space")
    #expect(found.search.isPartial)
    #expect(found.hits.first.map { Self.presets[$0.item].id } == "photo-zoom")
    #expect(ids("photo qqqqqq").isEmpty)
  }
}
