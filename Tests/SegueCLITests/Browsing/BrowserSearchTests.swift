import SegueCatalog
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueCLI

/// Finding presets by letters.
@Suite struct BrowserSearchTests {
  private func places(_ word: String, _ text: String) -> [Int]? {
    FuzzyWord(word).match(in: Array(text.utf8)[...])?.places
  }

  @Test func `letters come in order, whatever lies between`() {
    #expect(places("plx", "parallax") == [0, 4, 7])
    #expect(places("PLX", "parallax") == [0, 4, 7])
    #expect(places("xlp", "parallax") == nil)
    #expect(places("", "parallax") == nil)
    #expect(places("parallaxes", "parallax") == nil)
    let inWords = FuzzyWord("cl").match(in: Array("card lines clip".utf8)[...], staysInWord: true)
    #expect(inWords?.places == [11, 12])
  }

  @Test func `the best place wins, not the first`() {
    #expect(places("push", "pa-ush-push") == [7, 8, 9, 10])
    #expect(places("cz", "circle-cell-zoom") == [7, 12])
  }

  @Test func `what begins with the letters comes before what has them later`() throws {
    func score(_ word: String, _ text: String) throws -> Int {
      try #require(FuzzyWord(word).score(in: Array(text.utf8)[...], staysInWord: false))
    }
    #expect(try score("exp", "explode") > score("exp", "card-expand"))
    #expect(try score("exp", "card-expand") > score("exp", "unexpected"))
  }

  /// Against the plainest way: all ways to choose letters.
  @Test func `a word is found wherever its letters are`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      func text(_ count: ClosedRange<Int>) -> String {
        String(
          (0..<Int.random(in: count, using: &random)).map { _ in
            Array("abc-")[Int.random(in: 0..<4, using: &random)]
          })
      }
      let (word, whole) = (text(1...3), text(0...9))
      var rest = whole[...]
      let isThere = word.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
      let found = places(word, whole)
      #expect((found != nil) == isThere, "\(word) in \(whole)")
      if let found {
        #expect(String(found.map { Array(whole)[$0] }) == word)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  private func ids(_ query: String, _ filter: BrowserFilter = BrowserFilter()) -> [String] {
    let items = BrowserFixture.presets.map { BrowserItem($0, origin: "catalog") }
    return BrowserSearch(query).hits(among: items, passing: filter).map { items[$0.item].id }
  }

  @Test(arguments: [
    ("", ["cell-zoom", "cover", "cube", "parallax-push"]), ("cu", ["cube"]), ("3d", ["cube"]),
    ("tab", ["cube"]), ("tilt", ["cell-zoom"]), ("drifts", ["parallax-push"]),
    ("sheet", ["cover"]), ("dismiss cover", ["cover"]), ("nothing", []),
    ("zoom feed", ["cell-zoom"]),
  ])
  func `every field is looked through`(query: String, wanted: [String]) {
    if wanted.count == 1 {
      #expect(ids(query).first == wanted[0])
    } else {
      #expect(ids(query) == wanted)
    }
  }

  @Test func `filters narrow the list, together`() {
    var filter = BrowserFilter()
    filter[.operation] = "push"
    #expect(ids("", filter) == ["cube", "parallax-push"])
    filter[.family] = "turn"
    #expect(ids("", filter) == ["cube"])
    filter[.tag] = "feed"
    #expect(ids("", filter).isEmpty)
    var other = BrowserFilter()
    other[.interaction] = "not interactive"
    #expect(ids("", other).count == 4)
    other[.plugin] = "elsewhere"
    #expect(ids("", other).isEmpty)
  }

  @Test func `ten thousand presets are searched between two frames`() {
    let presets = (0..<10_000).map { index in
      BrowserFixture.preset(
        "preset-\(index)-\(["slide", "zoom", "turn", "fold"][index % 4])",
        summary: "The screen number \(index) moves somewhere else, and comes back again.",
        tags: ["generated", "number-\(index % 100)"], parameters: [BrowserFixture.spread])
    }
    let items = presets.map { BrowserItem($0, origin: "catalog") }
    let start = ContinuousClock.now
    let hits = BrowserSearch("9zom sprd").hits(among: items, passing: BrowserFilter())
    let time = ContinuousClock.now - start
    #expect(!hits.isEmpty)
    // Debug builds are some twenty times slower than what users have.
    #expect(time < .seconds(4), "\(time)")
  }
}
