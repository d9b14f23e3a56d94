import SegueTestSupport
import Testing

@testable import SegueTerminal

/// The presets that a user has marked, and their file.
@Suite struct FavoritesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var favorites: Favorites {
    let path = folder.path
    return Favorites { $0 == "XDG_CONFIG_HOME" ? path : nil }
  }

  @Test func `marks are kept in the configuration folder, one id on each line`() throws {
    var favorites = favorites
    try favorites.read()
    #expect(favorites.ids.isEmpty)
    try favorites.mark("cube", true)
    try favorites.mark("cell-zoom", true)
    let path = "segue/favorites"
    #expect(try folder.read(path).hasSuffix("\ncell-zoom\ncube\n"))
    try favorites.mark("cube", false)
    var again = self.favorites
    try again.read()
    #expect(again.ids == ["cell-zoom"])
  }

  @Test func `what another browser has marked is kept`() throws {
    var (first, second) = (favorites, favorites)
    try first.mark("cube", true)
    try second.mark("cover", true)
    try first.mark("cube", false)
    #expect(first.ids == ["cover"])
  }

  @Test func `a file that cannot be understood is left as it is`() throws {
    try folder.write("cube\na/b\n", to: "segue/favorites")
    var favorites = favorites
    let problem = #expect(throws: Favorites.Problem.self) { try favorites.mark("cover", true) }
    #expect(
      problem?.message.hasSuffix("favorites:2: expected the id of a preset; remove the line")
        == true)
    #expect(try folder.read("segue/favorites") == "cube\na/b\n")
  }

  @Test func `without a folder for it nothing can be marked`() {
    var favorites = Favorites { _ in nil }
    let problem = #expect(throws: Favorites.Problem.self) { try favorites.mark("cover", true) }
    #expect(problem?.message.contains("XDG_CONFIG_HOME") == true && favorites.ids.isEmpty)
    var blocked = Favorites { _ in "/dev/null" }
    #expect(throws: Favorites.Problem.self) { try blocked.mark("cover", true) }
    #expect(blocked.ids.isEmpty)
  }

  @Test func `a key marks the selected preset, and a filter lists the favorites`() {
    var state = BrowserFixture.state()
    #expect(state.handle(.key(.character("*"))) == [.mark("cell-zoom", isFavorite: true)])
    state.mark(["cover", "gone"])
    #expect(state.choices(.favorite) == ["favorites", "others"])
    var filter = BrowserFilter()
    filter[.favorite] = "favorites"
    state.list(filter)
    #expect(state.selected?.id == "cover" && state.hits.count == 1)
    #expect(state.handle(.key(.character("*"))) == [.mark("cover", isFavorite: false)])
    // Marks outlive another listing of the files.
    _ = state.replaceItems(by: state.items.map { BrowserItem($0.entry, origin: $0.origin) })
    #expect(state.hits.count == 1)
    state.mark([])
    #expect(state.hits.isEmpty)
  }

  @Test func `a key lists the family of the selected preset, and all again`() {
    var state = BrowserFixture.state()
    state.press("jF")
    #expect(state.filter[.family] == "slide" && state.hits.count == 2)
    #expect(state.selected?.id == "cover")
    state.press("F")
    #expect(state.filter.isEmpty && state.hits.count == 4)
  }
}
