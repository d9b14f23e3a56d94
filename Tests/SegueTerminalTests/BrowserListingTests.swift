import SegueCatalog
import SegueDiagnostics
@testable import SegueTerminal
import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueStaging

/// Presets that appear, disappear, break and are fixed while the browser shows them.
@Suite struct BrowserListingTests {
  private func items(_ ids: String...) -> [BrowserItem] {
    ids.map { BrowserItem(BrowserFixture.preset($0), origin: "catalog") }
  }

  private func broken(_ id: String) -> BrowserItem {
    BrowserItem(unusable: PresetFile(path: "catalog/slide/\(id).yaml")) { _ in "catalog" }
  }

  private func state(_ ids: String...) -> BrowserState {
    BrowserFixture.state(ids.map { BrowserFixture.preset($0) })
  }

  @Test func `the selection stays on its preset when others come and go`() {
    var state = state("b", "d", "f")
    state.press(.down)
    state.playback.duration = 1
    state.playback.step(3)
    let changes = state.replaceItems(by: items("a", "b", "c", "d"))
    #expect(state.ids == ["a", "b", "c", "d"] && state.selected?.id == "d")
    #expect(state.playback.time > 0, "it does not start again")
    #expect(changes.text == "added 2 presets, deleted 'f'")
    #expect(state.replaceItems(by: items("a", "b", "c", "d")).text == nil)
    state.press("/c")
    _ = state.replaceItems(by: items("c", "cc", "d"))
    #expect(state.ids == ["c", "cc"] && state.selected?.id == "c" && state.query == "c")
  }

  @Test func `a deleted preset stays as long as it is shown`() {
    var state = state("a", "b", "c", "d")
    state.press("c")
    state.press(.down)
    #expect(state.replaceItems(by: items("c", "d")).text == "deleted 2 presets")
    #expect(state.ids == ["a", "b", "c", "d"])
    #expect(state.selected?.id == "b" && state.compared?.id == "a")
    #expect(BrowserFixture.grid(state).line(3).contains("deleted"))
    state.press(.down)
    #expect(state.ids == ["a", "c", "d"])
    #expect(state.selected?.id == "c" && state.compared?.id == "a")
    #expect(state.replaceItems(by: items("b", "c", "d")).text == "added 'b'")
    #expect(state.ids == ["a", "b", "c", "d"] && state.selected?.id == "c")
  }

  @Test func `random listings keep the selection and the comparison`() {
    var random = SeededGenerator(seed: 3)
    let all = ["a", "b", "c", "d", "e", "f", "g"]
    var state = BrowserFixture.state(all.map { BrowserFixture.preset($0) })
    for _ in 0..<500 {
      state.press([.up, .down, .home, .end, .character("c")].randomElement(using: &random) ?? .up)
      let (selected, compared) = (state.selected?.id, state.compared?.id)
      let listed = all.filter { _ in Bool.random(using: &random) }
      _ = state.replaceItems(
        by: listed.map {
          Bool.random(using: &random) ? broken($0) : items($0)[0]
        })
      #expect(selected == nil || state.selected?.id == selected)
      #expect(state.compared?.id == compared)
      let kept = listed + [selected, compared].compactMap { $0 }
      #expect(Set(state.ids) == Set(kept) && state.ids == state.ids.sorted())
    }
  }

  @Test func `a file with errors is listed, and says so until it is fixed`() throws {
    var state = state("a", "c")
    _ = state.replaceItems(by: items("a") + [broken("b")] + items("c"))
    state.press(.down)
    let problems = ["line 7: unknown key 'tanslate-y' in a track"]
    let grid = BrowserFixture.grid(state, BrowserDetails(problems: problems))
    #expect(grid.line(0).hasSuffix("3 presets, 1 with errors"))
    #expect(grid.line(3).hasPrefix(" ▎ b ") && grid.line(3).contains("has errors"))
    let text = grid.lines.joined(separator: "\n")
    #expect(text.contains("line 7: unknown key"))
    #expect(!text.contains("scroll"))
    state.press("p")
    state.press("oyce ")
    state.take(BrowserFixture.preset("b"), as: try #require(state.selectedItem))
    #expect(!BrowserFixture.grid(state).line(3).contains("has errors"))
    #expect(BrowserFixture.grid(state).line(0).hasSuffix("3 presets"))
    state.lose(try #require(state.selectedItem))
    #expect(BrowserFixture.grid(state).line(3).contains("has errors"))
  }

  @Test func `a search still finds a file by its texts when it gets errors`() {
    let presets = ["a", "b"].map { id in
      var preset = BrowserFixture.preset(id, tags: ["3d"])
      let start = SourceLocation(line: 1, column: 1, offset: 0)
      preset.place = SourcePlace(
        file: SourceFile(name: "catalog/slide/\(id).yaml", text: ""),
        range: SourceRange(start: start, end: start))
      return preset
    }
    var state = BrowserFixture.state(presets)
    state.press("/3d")
    state.press(.down)
    _ = state.replaceItems(by: [BrowserItem(presets[0], origin: "catalog"), broken("b")])
    #expect(state.ids == ["a", "b"] && state.selected?.id == "b")
    #expect(state.selected?.condition == .broken)
  }

  @Test func `a file that was away for a moment keeps the preset that was read`() {
    var state = state("a", "b")
    let listed = ["a", "b"].map {
      BrowserItem(CatalogEntry(BrowserFixture.preset($0)), origin: "catalog")
    }
    _ = state.replaceItems(by: [listed[1]])
    #expect(state.selected?.condition == .deleted)
    #expect(state.replaceItems(by: listed).text == "added 'a'")
    #expect(state.selected?.condition == .usable && state.selected?.preset?.id == "a")
  }

  @Test func `without space for the facts, the last line says what is wrong`() {
    var state = state("a")
    _ = state.replaceItems(by: [broken("b")])
    state.press(.end)
    state.press("c")
    #expect(state.layout.facts == nil)
    let grid = BrowserFixture.grid(state, BrowserDetails(problems: ["line 7: it is wrong"]))
    #expect(grid.line(23).contains("line 7: it is wrong"))
  }

  @Test func `one preset is not several`() {
    #expect(BrowserFixture.grid(state("a")).line(0).hasSuffix(" 1 preset"))
    #expect(BrowserFixture.grid(state("a", "b")).line(0).hasSuffix(" 2 presets"))
  }
}
