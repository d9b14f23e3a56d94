import SegueYAML
import SegueCatalog
@testable import SegueTerminal
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueStaging

/// What keys and the mouse do to the state.
@Suite struct BrowserStateTests {
  @Test func `keys move the selection and stop at the ends`() {
    var state = BrowserFixture.state()
    #expect(state.selected?.id == "cell-zoom")
    state.press("jj")
    #expect(state.selection == 2)
    state.press(.up)
    #expect(state.selection == 1)
    state.press(.end)
    state.press(.down)
    #expect(state.selection == 3)
    state.press("gkk")
    #expect(state.selection == 0)
    state.press(.pageDown)
    #expect(state.selection == 3)
  }

  @Test func `the list scrolls to keep the selection visible`() {
    let many = (0..<100).map { BrowserFixture.preset("preset-\(100 + $0)") }
    var state = BrowserFixture.state(many)
    for key in [BrowserKey.pageDown, .pageDown, .down, .end, .pageUp, .home, .down] {
      state.press(key)
      let visible = state.top..<state.top + state.layout.list.rows
      #expect(visible.contains(state.selection))
    }
    state.press(.end)
    #expect(state.top == 100 - state.layout.list.rows)
    state.resize(columns: 80, rows: 40, cell: (8, 16))
    #expect(state.top == 100 - state.layout.list.rows)
  }

  @Test func `typing searches, Esc clears, Enter keeps`() {
    var state = BrowserFixture.state()
    state.press("/cub")
    #expect(state.ids.first == "cube" && state.query == "cub")
    state.press(.backspace)
    #expect(state.query == "cu")
    state.press(.enter)
    #expect(state.focus == .list && state.query == "cu")
    state.press(.escape)
    #expect(state.query.isEmpty && state.ids.count == 4)
    #expect(state.selected?.id == "cube" && state.selection > 0)
    state.press("/par push")
    state.press(.control("w"))
    #expect(state.query == "par ")
    state.press(.control("u"))
    #expect(state.query.isEmpty)
    state.press(.escape)
    #expect(state.focus == .list)
  }

  @Test func `filters cycle through the available values`() {
    var state = BrowserFixture.state()
    state.press("f")
    #expect(state.focus == .filters)
    var seen: [String?] = []
    for _ in 0..<6 {
      state.press(.right)
      seen.append(state.filter[.operation])
    }
    #expect(seen == ["push", "pop", "present", "dismiss", "tab", nil])
    state.press(.left)
    #expect(state.ids == ["cube"])
    state.press(.down)
    state.press(.left)
    #expect(state.filter[.tag] != nil)
    state.press("x")
    #expect(state.filter.isEmpty && state.ids.count == 4)
    state.press(.enter)
    #expect(state.focus == .list)
  }

  @Test func `a filter by operation shows that operation, until another one is chosen`() {
    var state = BrowserFixture.state()
    let cube = BrowserFixture.presets[2]
    state.press("jjo")
    #expect(state.selected?.id == "cube" && state.operation(of: cube) == .pop)
    state.playback.advance(by: 0.2)
    state.press("f")
    state.press(.left)
    #expect(state.filter[.operation] == "tab" && state.operation(of: cube) == .tab)
    #expect(state.playback.time == 0)
    state.press(.enter)
    state.press("o")
    #expect(state.operation(of: cube) == .push)
    state.press("x")
    #expect(state.operation(of: cube) == .push)
    // One that a preset does not have changes nothing.
    state.press("f")
    state.press(.right)
    #expect(state.operation(of: BrowserFixture.presets[0]) == .present)
  }

  @Test func `the search key begins a new search, and Backspace edits the last one`() {
    var state = BrowserFixture.state(query: "cube")
    func foot() -> String { BrowserFixture.grid(state).lines.last ?? "" }
    state.press("/")
    #expect(state.query == "cube" && foot().contains("a new search"))
    #expect(
      BrowserFixture.grid(state)[0, 10]?.background == BrowserFixture.theme.selection.background)
    state.press("co")
    #expect(state.query == "co" && state.ids.first == "cover" && !foot().contains("a new search"))
    state.press(.enter)
    state.press("/")
    state.press(.backspace)
    #expect(state.query == "c" && !foot().contains("a new search"))
    state.press("u")
    #expect(state.query == "cu")
    state.press(.enter)
    state.press("/")
    #expect(state.handle(.paste("zoom")).isEmpty && state.query == "zoom")
    state.press(.enter)
    state.press("/")
    state.press(.escape)
    #expect(state.query.isEmpty && state.focus == .list)
  }

  @Test func `the time line follows a finger, and goes on as before`() {
    var state = BrowserFixture.state()
    state.playback.duration = 0.5
    state.playback.follow(0.25)
    #expect(state.playback.progress == 0.25 && state.playback.isPlaying)
    #expect(BrowserFixture.grid(state).line(22).contains("0.13 / 0.50 s"))
    state.playback.follow(1.5)
    #expect(state.playback.progress == 1)
    state.press(" ")
    state.playback.follow(0.5)
    #expect(state.playback.progress == 0.5 && !state.playback.isPlaying)
  }

  @Test func `playback can pause, step, scrub, change speed and repeat`() {
    var state = BrowserFixture.state()
    state.playback.duration = 0.5
    state.playback.advance(by: 0.25)
    #expect(state.playback.progress == 0.5)
    state.press(" ")
    state.playback.advance(by: 1)
    #expect(state.playback.progress == 0.5 && !state.playback.isPlaying)
    state.press(".")
    #expect(abs(state.playback.time - (0.25 + 1.0 / 60)) < 1e-12)
    state.press(",,,,,,,,,,,,,,,,,,,,,,,,")
    #expect(state.playback.progress == 0)
    state.press("5")
    #expect(state.playback.progress == 0.5)
    state.press("9")
    #expect(abs(state.playback.progress - 0.9) < 1e-12)
    state.press(.left)
    #expect(abs(state.playback.progress - 0.85) < 1e-12)
    state.press("--")
    #expect(state.playback.speed.factor == 0.25)
    state.press("+++++++")
    #expect(state.playback.speed.factor == 4)
    state.press("l")
    #expect(!state.playback.loops)
    state.press(.enter)
    state.playback.advance(by: 10)
    #expect(state.playback.progress == 1 && !state.playback.isPlaying)
    state.press(" ")
    #expect(state.playback.progress == 0 && state.playback.isPlaying)
  }

  @Test func `a loop holds its last frame, without drift`() {
    var playback = BrowserPlayback()
    playback.duration = 0.5
    playback.advance(by: 0.6)
    #expect(playback.progress == 1)
    playback.advance(by: 0.7)
    #expect(abs(playback.progress - 0.2) < 1e-9)
    playback.advance(by: 1000 * 1.2)
    #expect(abs(playback.progress - 0.2) < 1e-6)
  }

  @Test func `keys change the operation, look and comparison`() {
    var state = BrowserFixture.state()
    state.press("jj")
    let cube = BrowserFixture.presets[2]
    #expect(state.operation(of: cube) == .push)
    state.press("o")
    #expect(state.operation(of: cube) == .pop)
    state.press("oo")
    #expect(state.operation(of: cube) == .push)
    state.press("mrd")
    #expect(state.look == BrowserLook(isRightToLeft: true, reducesMotion: true, isDark: true))
    state.press("c")
    #expect(state.compared?.id == "cube" && state.layout.phones.count == 2)
    state.press("k")
    #expect(state.compared?.id == "cube" && state.selected?.id == "cover")
    state.press("c")
    #expect(state.compared == nil && state.layout.phones.count == 1)
  }

  @Test func `arrow keys change a parameter within its range`() {
    var state = BrowserFixture.state()
    let zoom = BrowserFixture.presets[0]
    func spread() -> ParameterValue { state.value(of: BrowserFixture.spread, of: zoom) }
    state.press("p")
    #expect(state.focus == .parameters)
    state.press(.right)
    #expect(spread() == .number(0.55))
    state.press(.left)
    #expect(spread() == .number(0.5) && state.changes(of: zoom).isEmpty)
    for _ in 0..<50 { state.press(.left) }
    #expect(spread() == .number(0))
    state.press("L")
    #expect(spread() == .number(0.005))
    state.press(.backspace)
    #expect(spread() == .number(0.5))
    state.press(.down)
    state.press(.right)
    let tilt = state.value(of: BrowserFixture.tilt, of: zoom)
    #expect(BrowserFixture.tilt.text(of: tilt) == "32deg")
    state.press(.escape)
    #expect(state.focus == .list)
    state.press("j")
    state.press("p")
    #expect(state.focus == .list && state.message == "this preset has no parameters")
  }

  @Test func `steps parameters of other kinds`() {
    func moved(
      _ kind: ParameterDescription.Kind, _ value: ParameterValue, by steps: Int
    ) -> ParameterValue {
      ParameterDescription(name: "a", kind: kind, defaultValue: value, help: "")
        .value(value, movedBy: steps)
    }
    #expect(moved(.boolean, .boolean(true), by: 1) == .boolean(false))
    #expect(moved(.choice(["a", "b", "c"]), .choice("c"), by: 1) == .choice("a"))
    #expect(moved(.choice(["a", "b", "c"]), .choice("a"), by: -1) == .choice("c"))
    #expect(moved(.color, .color(.black), by: 1) == .color(.white))
    #expect(moved(.duration(0...2), .number(0.3), by: 1) == .number(0.4))
    #expect(moved(.length(0...400), .number(80), by: -1) == .number(60))
    #expect(moved(.number(3...3), .number(3), by: 1) == .number(3))
  }

  @Test func `keys request copying, editing, redrawing and quitting`() {
    var state = BrowserFixture.state()
    #expect(state.press("y") == [.copyYAML])
    #expect(state.press("s") == [.copySwift])
    #expect(state.press("e") == [.edit])
    #expect(state.press(.control("l")) == [.redraw])
    #expect(state.press("q") == [.quit])
    state.press("?")
    #expect(state.focus == .help)
    #expect(state.press("?").isEmpty && state.focus == .list)
    // Any key leads back from the page of keys, also the one that ends everything elsewhere.
    state.press("?")
    #expect(state.press("q").isEmpty && state.focus == .list)
  }

  @Test func `pasted text is searched for and presses no keys`() {
    var state = BrowserFixture.state()
    #expect(state.handle(.paste("qye")).isEmpty && state.query.isEmpty)
    state.press("/")
    #expect(state.handle(.paste("cube")).isEmpty)
    #expect(state.query == "cube" && state.selected?.id == "cube" && state.focus == .search)
    _ = state.handle(.paste(String(repeating: "x", count: 500)))
    #expect(state.query.count == 100)
  }

  @Test func `the mouse selects, scrolls and scrubs`() {
    var state = BrowserFixture.state()
    state.playback.duration = 1
    func mouse(_ action: BrowserMouse.Action, _ column: Int, _ row: Int) -> [BrowserEffect] {
      state.handle(.mouse(BrowserMouse(action: action, column: column, row: row)))
    }
    _ = mouse(.press, 5, 4)
    #expect(state.selection == 2)
    _ = mouse(.wheelUp, 5, 4)
    #expect(state.selection == 0)
    let track = state.layout.scrubberTrack
    _ = mouse(.press, track.lowerBound, 22)
    #expect(state.playback.progress == 0 && state.isScrubbing)
    _ = mouse(.drag, track.upperBound - 1, 5)
    #expect(state.playback.progress == 1)
    _ = mouse(.release, 0, 0)
    #expect(!state.isScrubbing)
    // Nothing of these presets can be touched.
    let phone = state.layout.phones[0]
    #expect(mouse(.press, phone.column + 3, phone.row + 3).isEmpty)
    #expect(state.message == "this preset has no gesture")
  }

  @Test func `a touch selects the operation that a finger drives`() throws {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    let preset = try #require(catalog.registry.preset("cell-zoom"))
    var state = BrowserFixture.state([preset])
    #expect(state.operation(of: preset) == .present)
    let phone = state.layout.phones[0]
    let middle = (phone.column + phone.columns / 2, phone.row + phone.rows / 2)
    let press = state.handle(
      .mouse(BrowserMouse(action: .press, column: middle.0, row: middle.1)))
    guard case .touch(.began, let point)? = press.first else {
      Issue.record("no touch: \(press)")
      return
    }
    #expect(abs(point.x - 195) < 25 && abs(point.y - 422) < 45)
    #expect(state.operation(of: preset) == .dismiss && state.isTouching)
    let release = state.handle(.mouse(BrowserMouse(action: .release, column: 0, row: 0)))
    #expect(release == [.touch(.ended, Point2D(x: 0, y: 0))])
  }
}
