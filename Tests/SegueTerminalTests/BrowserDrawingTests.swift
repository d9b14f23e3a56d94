import SegueCatalog
import SegueDiagnostics
import SeguePreview
@testable import SegueTerminal
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// What the browser draws in cells.
@Suite struct BrowserDrawingTests {
  @Test func `the list highlights the letters that match`() throws {
    var state = BrowserFixture.state()
    state.press("/cu")
    let grid = BrowserFixture.grid(state)
    #expect(grid.line(0).hasPrefix(" segue  / cu"))
    #expect(grid.line(0).hasSuffix("1 of 4"))
    #expect(grid.line(2).hasPrefix(" ▎ cube"))
    let accent = BrowserFixture.theme.accent.foreground
    let marked = (3..<7).map { grid[2, $0]?.foreground == accent }
    #expect(marked == [true, true, false, false])
  }

  @Test func `draws facts, parameters and problems`() {
    var state = BrowserFixture.state()
    state.press("p")
    state.press(.right)
    let grid = BrowserFixture.grid(state, BrowserDetails(problems: ["line 3: it is wrong"]))
    let text = grid.lines.joined(separator: "\n")
    #expect(text.contains("cell zoom") && text.contains("line 3: it is wrong"))
    #expect(text.contains("● present") && text.contains("○ dismiss"))
    #expect(text.contains("‹ 0.55 ›") && text.contains("How far it goes."))
  }

  @Test func `the details scroll in a terminal of 80 × 24, and say where there is more`() throws {
    let parameters = (0..<30).map { index in
      ParameterDescription(
        name: "parameter-\(index)", kind: .number(0...1), defaultValue: .number(0.5),
        help: "Help \(index).")
    }
    var state = BrowserFixture.state([BrowserFixture.preset("long", parameters: parameters)])
    let edge = try #require(state.layout.facts).column + (state.layout.facts?.columns ?? 0)
    func drawing() -> BrowserDrawing {
      BrowserDrawing(state: state, details: BrowserDetails(), theme: BrowserFixture.theme)
    }
    func text() -> String { drawing().grid().lines.joined(separator: "\n") }
    #expect(!text().contains("family") && text().contains("parameter-0 "))
    #expect(drawing().grid().text(21, from: edge).hasPrefix("▾"))
    #expect(state.handle(.key(.character("J"))) == [.scrollDetails(1)])
    state.detailsTop = drawing().detailsTop(movedBy: 1000)
    #expect(text().contains("family") && !text().contains("parameter-0 "))
    #expect(drawing().grid().text(2, from: edge).hasPrefix("▴"))
    #expect(!drawing().grid().text(21, from: edge).hasPrefix("▾"))
    #expect(drawing().detailsTop(movedBy: -1000) == 0)
    // The parameter that keys change stays in view, with what it does.
    state.press("p")
    for _ in 0..<25 { state.press(.down) }
    #expect(text().contains("parameter-25") && text().contains("Help 25."))
  }

  @Test func `a favorite has a star, and a family filter shows its title`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "schema: 1\nfamilies: [{id: zoom, name: Closer, summary: They grow.}]", to: "families.yaml")
    var state = BrowserFixture.state()
    state.families = CatalogFamilies(folders: [folder.path])
    state.mark(["cover"])
    #expect(BrowserFixture.grid(state).line(3).hasPrefix("  ★cover"))
    state.press("F")
    #expect(BrowserFixture.grid(state).line(0).contains("◆ Closer"))
  }

  @Test func `labels two phones, and draws parameters without facts`() {
    var state = BrowserFixture.state()
    state.press("cj")
    #expect(state.layout.facts == nil && state.layout.phones.count == 2)
    let grid = BrowserFixture.grid(state)
    #expect(grid.line(1).contains(" cover ") && grid.line(1).contains(" cell-zoom "))
    state.press("kp")
    state.press(.right)
    #expect(BrowserFixture.grid(state).line(23).contains("spread ‹ 0.55 ›"))
    state.press(.escape)
    state.press("?")
    #expect(!BrowserFixture.grid(state).line(1).contains("cover"))
    let wide = BrowserLayout(columns: 140, rows: 45, cell: (9, 18), phoneCount: 2)
    #expect((wide.facts?.columns ?? 0) >= 26)
  }

  @Test func `the help describes every key`() {
    var state = BrowserFixture.state()
    state.press("?")
    let text = BrowserFixture.grid(state).lines.joined(separator: "\n")
    for part in BrowserDrawing.keys {
      #expect(text.contains(part.title))
      for key in part.keys { #expect(text.contains(key.1), "\(key.1)") }
    }
  }

  @Test func `draws any size, whatever has focus`() {
    var random = SeededGenerator(seed: 8)
    let long = BrowserFixture.preset(
      "a-name-that-is-longer-than-any-list-has-room-for-and-goes-on",
      name: String(repeating: "Wide 日本 ", count: 20),
      summary: String(repeating: "It goes on and on. ", count: 30),
      parameters: (0..<30).map { index in
        ParameterDescription(
          name: "parameter-\(index)", kind: .number(0...1), defaultValue: .number(0.5),
          help: "Help.")
      })
    for _ in 0..<150 {
      let columns = Int.random(in: 1...220, using: &random)
      let rows = Int.random(in: 1...70, using: &random)
      var state = BrowserFixture.state(
        [long] + BrowserFixture.presets, columns: columns, rows: rows)
      state.press(["", "/a", "f", "p", "?", "c"][Int.random(in: 0..<6, using: &random)])
      for _ in 0..<Int.random(in: 0..<40, using: &random) { state.press(.down) }
      let grid = BrowserFixture.grid(state)
      #expect(grid.columns == columns && grid.rows == rows)
      let fits = columns >= BrowserLayout.least.columns && rows >= BrowserLayout.least.rows
      #expect(state.layout.fits == fits)
      if !fits && columns > 40 && rows > 2 {
        #expect(grid.lines.joined().contains("segue browse needs 72 × 20 cells"))
      }
      for phone in state.layout.phones where fits {
        #expect(phone.column + phone.columns <= columns && phone.row + phone.rows <= rows - 2)
      }
    }
  }

  /// The presets of the catalog, with the facts about their operations.
  private static let known: [(Preset, [OperationFacts])] = {
    guard let folder = try? CatalogFolder(Checkout.catalog) else { return [] }
    let catalog = LoadedCatalog([folder])
    return catalog.inOrder.map { preset in
      (preset, preset.operations.map { OperationFacts($0, of: preset, in: catalog.registry) })
    }
  }()

  /// The words in the panel of facts.
  private func words(
    _ preset: Preset, _ facts: [OperationFacts], columns: Int, rows: Int
  ) throws -> [String] {
    let state = BrowserFixture.state([preset], columns: columns, rows: rows)
    guard let area = state.layout.facts else { return [] }
    var grid = CellGrid(columns: columns, rows: rows)
    BrowserDrawing(
      state: state, details: BrowserDetails(facts: facts), theme: BrowserFixture.theme
    ).drawFacts(into: &grid)
    return (area.row..<area.row + area.rows).flatMap { row in
      grid.text(row, from: area.column).shownWords
    }
  }

  /// All words that the panel may show of a preset.
  private func allWords(_ preset: Preset, _ facts: [OperationFacts]) -> Set<String> {
    var texts = [preset.name, preset.summary, preset.family, preset.tags.joined(separator: ", ")]
    texts += [preset.reducedMotion.text, preset.preview.scene ?? "", preset.license ?? ""]
    texts += [preset.place?.file.name ?? "", preset.authors.joined(separator: ", ")]
    texts += ["family tags reduced scene license file authors aliases requires fallback ● ○ ▾ ms"]
    texts += ["driven by a scroll position", preset.aliases.joined(separator: ", ")]
    texts += [preset.requirements.map(\.name).joined(separator: ", "), preset.fallback ?? ""]
    for parameter in preset.parameters {
      texts += [parameter.name, parameter.text(of: parameter.defaultValue), parameter.rangeText]
      texts.append(parameter.help)
    }
    for fact in facts {
      texts += [fact.operation.rawValue, fact.animator]
      texts.append("\(Int(((fact.duration ?? 0) * 1000).rounded()))")
      texts += fact.easings.map { "\($0.text) \($0.layers.joined(separator: ", "))" }
      guard let plan = preset.interactions[fact.operation] else { continue }
      texts += [plan.gestureText, "\(plan.gestureText); finishes if \(plan.finish.text)"]
    }
    return Set(texts.flatMap { $0.split(separator: " ").map(String.init) })
  }

  @Test func `the facts use the space there is, and cut no word without an ellipsis`() throws {
    #expect(Self.known.count >= 15)
    for (index, (preset, facts)) in Self.known.enumerated() {
      let all = allWords(preset, facts)
      let most = Set(try words(preset, facts, columns: 220, rows: 70))
      for parameter in preset.parameters {
        let shown = "\(parameter.rangeText) \(parameter.help)".split(separator: " ")
        #expect(most.isSuperset(of: shown.map(String.init)), "\(preset.id) \(parameter.name)")
      }
      for fact in facts {
        let duration = fact.duration.map { "\(Int(($0 * 1000).rounded()))" }
        #expect(duration.map { most.contains($0) } ?? true, "\(preset.id) \(fact.operation)")
      }
      // Each preset has every third width; together they have all.
      for columns in stride(from: 72 + index % 3 * 7, through: 220, by: 21) {
        for rows in [20, 24, 40, 60] {
          let shown = try words(preset, facts, columns: columns, rows: rows)
          let cut = shown.filter { !all.contains($0) && !$0.contains("…") }
          #expect(cut.isEmpty, "\(preset.id) at \(columns) × \(rows): \(cut)")
        }
      }
    }
  }

  @Test func `text from files cannot control the terminal`() {
    let evil = "a\u{1B}]0;title\u{07}\u{1B}[2J\u{9B}31m\u{202E}b\r\n\tc"
    var preset = BrowserFixture.preset("evil", name: evil, summary: evil, tags: [evil])
    preset.family = evil
    preset.preview.scene = evil
    var state = BrowserFixture.state([preset])
    state.message = evil
    state.press("/")
    let grid = BrowserFixture.grid(state, BrowserDetails(problems: [evil], fileNote: evil))
    var painter = CellPainter(columns: 80, rows: 24)
    let text = String(decoding: painter.paint(grid), as: UTF8.self)
    // What is left of escapes are those that place the cursor and set colors.
    let rest = text.replacing(/\u{1B}\[(?:[0-9;]*[Hm]|\?2026[hl])/, with: "")
    #expect(
      rest.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    #expect(!rest.contains("\u{202E}"))
  }

  @Test func `draws without color and Unicode`() {
    var state = BrowserFixture.state()
    state.press("p")
    let theme = BrowserTheme(depth: .monochrome, background: nil, showsUnicode: false)
    let grid = BrowserDrawing(state: state, details: BrowserDetails(), theme: theme).grid()
    for line in grid.lines { #expect(line.allSatisfy { $0.isASCII || $0 == "…" }, "\(line)") }
    let cells = (0..<24).flatMap { row in (0..<80).compactMap { grid[row, $0] } }
    #expect(cells.allSatisfy { $0.foreground == nil && $0.background == nil })
    #expect(cells.contains { $0.style.contains(.inverse) })
  }

  @Test func `sends only what changed`() {
    var state = BrowserFixture.state()
    var painter = CellPainter(columns: 80, rows: 24)
    #expect(painter.paint(BrowserFixture.grid(state)).count > 1000)
    #expect(painter.paint(BrowserFixture.grid(state)).isEmpty)
    state.press("j")
    let bytes = painter.paint(BrowserFixture.grid(state))
    #expect(!bytes.isEmpty && bytes.count < 1600, "\(bytes.count)")
  }
}

extension String {
  /// The words of a line, without gauges and the plots of curves.
  fileprivate var shownWords: [String] {
    unicodeScalars.split { scalar in
      switch scalar {
      case " ", "·", "•", "‹", "›", "\u{2800}"..."\u{28FF}": true
      default: false
      }
    }.map { String($0) }
  }
}
