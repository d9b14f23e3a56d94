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
    preset("swipe-away", "The card is thrown away, as if broken."),
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
    ("curling animation", "page-turn"), ("growing stories", "today-card"),
    ("pageCurl", "page-turn"),
  ])
  func `a phrase finds its preset`(query: String, id: String) {
    #expect(ids(query).first == id)
  }

  @Test func `a preset with exactly that name comes first, in any order and form`() {
    for query in ["iOS push", "push iOS", "ios-pushes"] {
      #expect(ids(query) == ["parallax-push", "title-push"], "\(query)")
    }
    #expect(ids("swipe back").first == "parallax-push")
  }

  @Test func `words are found at their beginnings, and after a hyphen`() {
    #expect(ids("curl") == ["page-turn"] && ids("ax") == ["shared-axis"])
    #expect(ids("ken").isEmpty && ids("xi").isEmpty)
  }

  @Test func `a word without meaning counts only if there is no other`() {
    #expect(PresetSearch("the card").text == "card")
    #expect(PresetSearch("the").text == "the")
    #expect(ids("").count == Self.presets.count && ids("…?").isEmpty)
  }

  @Test(arguments: [
    ("shraed axsi", "shared axis"), ("paralx", "parallax"), ("androyit axis", "android axis"),
  ])
  func `misspelled words are corrected`(query: String, corrected: String) {
    let found = results(query)
    #expect(found.search.text == corrected && found.unknownWords.isEmpty)
    #expect(found.hits.map(\.item) == results(corrected).hits.map(\.item))
  }

  @Test(arguments: [
    ("photozoom", "photo zoom"), ("sharedaxis", "shared axis"), ("swipecar", "swipe car"),
    ("curlingpages", "curling pages"), ("photozoomtransition", "photo zoom"),
    ("androidsharedaxis", "android shared axis"),
  ])
  func `joined words find what the separate ones find`(query: String, separate: String) {
    let found = results(query)
    #expect(found.search.text == separate && found.unknownWords.isEmpty)
    #expect(!found.hits.isEmpty && found.hits == results(separate).hits)
  }

  @Test func `a word of a hundred thousand letters joins nothing`() {
    #expect(ids(String(repeating: "photo", count: 20_000)).isEmpty)
  }

  @Test func `a word that is known is not corrected`() {
    #expect(results("shared").search.text == "shared")
    #expect(ids("qqqqqq").isEmpty)
  }

  @Test func `a word that no preset has does not count`() {
    let found = results("photo qqqqqq")
    #expect(found.unknownWords == ["qqqqqq"] && !found.isPartial)
    #expect(ids("photo qqqqqq") == ids("photo") && ids("photo") == ["photo-zoom"])
  }

  @Test func `presets that match most come first, and those that match little are left out`() {
    let found = results("swipe the photo into a story")
    #expect(found.isPartial && found.unknownWords.isEmpty)
    #expect(ids("swipe the photo into a story").prefix(2) == ["photo-zoom", "today-card"])
    #expect(!ids("swipe the photo into a story").contains("title-push"))
    #expect(!ids("swipe photo").contains("swipe-away"))
  }

  @Test(arguments: [
    ("rotate", "rotat"), ("rotation", "rotat"), ("flipping", "flip"), ("rolling", "roll"),
    ("spring", "spring"), ("speed", "speed"), ("stories", "stor"), ("story", "stor"),
    ("glasses", "glass"), ("glass", "glass"), ("play", "play"), ("ring", "ring"), ("3d", "3d"),
  ])
  func `forms of a word share a stem`(word: String, stem: String) {
    #expect(word.prefix(WordStem.length(of: Array(word.utf8)[...])) == stem)
  }
}
