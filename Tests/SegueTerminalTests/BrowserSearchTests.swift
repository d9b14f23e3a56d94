import SegueCatalog
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueTerminal
@testable import SegueStaging

/// Finding presets by letters.
@Suite struct BrowserSearchTests {
  private func ids(_ query: String, _ filter: BrowserFilter = BrowserFilter()) -> [String] {
    let items = BrowserFixture.presets.map { BrowserItem($0, origin: "catalog") }
    return PresetSearch(query).results(among: items, passing: filter).hits.map { items[$0.item].id }
  }

  @Test(arguments: [
    ("", ["cell-zoom", "cover", "cube", "parallax-push"]), ("cu", ["cube"]), ("3d", ["cube"]),
    ("tab", ["cube"]), ("tilt", ["cell-zoom"]), ("drifts", ["parallax-push"]),
    ("sheet", ["cover"]), ("dismiss cover", ["cover"]), ("nothing", []),
    ("zoom feed", ["cell-zoom"]), ("turn", ["cube"]),
  ])
  func `searches ids, families, summaries, tags, operations and parameters`(
    query: String, wanted: [String]
  ) {
    if wanted.count == 1 {
      #expect(ids(query).first == wanted[0])
    } else {
      #expect(ids(query) == wanted)
    }
  }

  @Test func `filters combine`() {
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

  @Test func `searches ten thousand presets in seconds of processor time`() {
    let presets = (0..<10_000).map { index in
      BrowserFixture.preset(
        "preset-\(index)-\(["slide", "zoom", "turn", "fold"][index % 4])",
        summary: "The screen number \(index) moves somewhere else, and comes back again.",
        tags: ["generated", "number-\(index % 100)"], parameters: [BrowserFixture.spread])
    }
    let items = presets.map { BrowserItem($0, origin: "catalog") }
    let time = processorTime {
      let hits = PresetSearch("genrated zom").results(among: items, passing: BrowserFilter()).hits
      #expect(!hits.isEmpty)
    }
    // Debug builds are some twenty times slower than what users have.
    #expect(time < .seconds(4), "\(time)")
  }
}
