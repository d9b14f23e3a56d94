import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline
import SegueYAML
import Testing

struct SceneFileTests {
  /// A scene around some marks and other keys.
  private func file(_ marks: String, other: String = "", roles: String = "") -> SourceFile {
    let marks = marks.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    return SourceFile(
      name: "test.yaml",
      text: """
        schema: 1
        id: test
        name: Test
        summary: A test.
        palette: {ink: {light: "#000000", dark: "#ffffff"}}
        measures: {margin: 10, inner: width - 2 * margin}
        \(other)
        screens:
          one:
            background: white
            draw:
        \(marks)
        roles: {lower: one, upper: one\(roles)}
        """)
  }

  private func read(_ file: SourceFile) -> (scene: Scene?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    return SceneFile.read(file, with: &reader)
  }

  @Test func `the id is the file's name`() {
    let scene = file("  - {box: [0, 0, 1, 1]}")
    let other = SourceFile(name: "scenes/other.yml", bytes: scene.bytes)
    #expect(read(scene).diagnostics.text(.oneLine) == "")
    let found = read(other).diagnostics.shown
    #expect(found.map(\.code) == ["scene/id-is-not-file-name"])
    #expect(found.first?.place?.range.start.line == 2)
  }

  private func elements(_ file: SourceFile, width: Double = 100) throws -> [ElementLayout] {
    let (scene, diagnostics) = read(file)
    #expect(diagnostics.text(.oneLine) == "")
    let layout = try #require(scene).layout(size: Size2D(width: width, height: 200))
    return try #require(layout.screens["one"]).elements
  }

  @Test func `scrolling moves what is inside up`() throws {
    let found = try elements(
      file(
        """
        - box: [0, 20, 100, 60]
          element: list
          scroll: margin * 3
          draw: [{box: [0, 40, 100, 10], element: row}]
        """))
    #expect(found.map(\.frame.minY) == [20, 30])
  }

  @Test func `a mark can be blended, masked and have continuous corners`() throws {
    let marks = """
      - box: [0, 0, 10, 10]
        fill: black
        radius: 4
        corner-curve: continuous
        blend: soft-light
        mask: {linear: ["#000000ff", "#00000000"]}
      - {text: Hello, frame: [0, 0], style: body, blend: plus-lighter}
      """
    #expect(read(file(marks)).diagnostics.text(.oneLine) == "")
    for (wrong, due) in [
      ("blend: softlight", "soft-light"), ("corner-curve: smooth", "continuous"),
    ] {
      let found = read(file("- {box: [0, 0], fill: black, \(wrong)}")).diagnostics
      #expect(found.text(.human(.plain)).contains(due), "\(found.text(.human(.plain)))")
    }
  }

  @Test func evaluatesLengthsInEnclosingFrame() throws {
    let found = try elements(
      file(
        """
        - box: [margin, 20, inner, height / 2]
          element: outer
          draw:
            - {box: [width / 4, 5, width / 2, height - 10], element: inner}
        """))
    #expect(found.map(\.name) == ["outer", "inner"])
    #expect(found[0].frame == Rect2D(x: 10, y: 20, width: 80, height: 100))
    #expect(found[1].frame == Rect2D(x: 30, y: 25, width: 40, height: 90))
    #expect(found[1].parent == "outer")
  }

  @Test func repeatsInRowsAndColumns() throws {
    let found = try elements(
      file(
        """
        - box: ["item.column * {w}", item.row * 10, "{w}", item.count]
          element: cell
          columns: 2
          each: [{w: 7}, {w: 8}, {w: 9}]
        """))
    #expect(found.map(\.name) == ["cell-0", "cell-1", "cell-2"])
    #expect(found.map(\.frame.minX) == [0, 8, 0])
    #expect(found.map(\.frame.minY) == [0, 0, 10])
    #expect(found.allSatisfy { $0.frame.height == 3 })
  }

  @Test func substitutesComponentValues() throws {
    let found = try elements(
      file(
        "- {use: tile, frame: [5, 6, 40, 50], with: {share: 4}}",
        other: "components: {tile: [{box: [0, 0, 'width / {share}', height], element: tile}]}"))
    #expect(found.map(\.frame) == [Rect2D(x: 5, y: 6, width: 10, height: 50)])
  }

  @Test func excludesSourceFromSiblings() throws {
    let (scene, _) = read(
      file(
        "- {box: [0, 0, 1, 1], element: card, each: 3}",
        roles: ", source: card-1, siblings: card"))
    #expect(scene?.roles.siblings == ["card-0", "card-2"])
  }

  @Test(arguments: [
    ("- {box: [0, 0, widht, 1]}", "expression/unknown-name", 12),
    ("- {box: [0, 0, source.width, 1]}", "format/unknown-name", 12),
    ("- {box: [0, 0, item.index, 1]}", "expression/not-allowed-here", 12),
    ("- {box: [0, 0, 1 / margin, 1, 2]}", "format/wrong-count", 12),
    ("- {box: [0, 0, 1, 1 / (margin - 10)]}", "expression/division-by-zero", 12),
    ("- {box: [0, 0], fill: inc}", "format/unknown-name", 12),
    ("- {box: [0, 0], fill: '#12345'}", "format/bad-text", 12),
    ("- {box: [0, 0], fill: {linear: [ink, ink], stops: [0]}}", "format/wrong-count", 12),
    ("- {text: a, style: bodi, frame: [0, 0]}", "format/unknown-name", 12),
    ("- {text: '{name}', style: body, frame: [0, 0]}", "format/unknown-name", 12),
    ("- {icon: haert, frame: [0, 0], color: ink}", "format/unknown-name", 12),
    ("- {use: nothing}", "format/unknown-name", 12),
    ("- {box: [0, 0], element: a}\n- {box: [0, 0], element: a}", "scene/duplicate-element", 9),
    ("- {box: [0, 0], element: status-bar}", "scene/duplicate-element", 9),
    ("- {box: [0, 0], each: 500, draw: [{box: [0, 0], each: 500}]}", "scene/too-many-marks", 12),
    ("- {box: [0, 0], colour: ink}", "format/unknown-key", 12),
    ("- {circle: [0, 0]}", "format/wrong-type", 12),
  ])
  func reportsEachMistakeAtItsLine(marks: String, code: String, line: Int) {
    let (scene, diagnostics) = read(file(marks))
    #expect(scene == nil)
    let first = diagnostics.shown.first
    #expect(first?.code.description == code)
    #expect(first?.place?.range.start.line == line)
  }

  @Test func rejectsRecursiveComponents() {
    let (scene, diagnostics) = read(
      file("- use: a", other: "components: {a: [{use: b}], b: [{use: a}]}"))
    #expect(scene == nil)
    #expect(diagnostics.shown.map(\.code) == ["scene/recursive-component"])
  }

  /// Thirty components that each double a value would make a text of a gigabyte.
  @Test func limitsTextLength() {
    let chain = (0..<30).map { "c\($0): [{use: c\($0 + 1), with: {a: '{a}{a}'}}]" }
    let last = "c30: [{text: '{a}', style: body, frame: [0, 0]}]"
    let (scene, diagnostics) = read(
      file(
        "- {use: c0, with: {a: x}}",
        other: "components: {\((chain + [last]).joined(separator: ", "))}"))
    #expect(scene == nil)
    #expect(diagnostics.shown.contains { $0.code == "scene/too-long-text" })
  }

  @Test func limitsComponentNesting() {
    let chain = (0..<60).map { "c\($0): [{use: c\($0 + 1)}]" }
    let (scene, diagnostics) = read(
      file(
        "- use: c0",
        other: "components: {\((chain + ["c60: []"]).joined(separator: ", "))}"))
    #expect(scene == nil)
    #expect(diagnostics.shown.map(\.code) == ["scene/too-deep"])
  }

  @Test func rejectsUnknownRoles() {
    let (scene, diagnostics) = read(
      file("- {box: [0, 0], element: card}", roles: ", source: cart, siblings: card"))
    #expect(scene == nil)
    #expect(diagnostics.shown.map(\.code) == ["format/unknown-name", "format/unknown-name"])
    #expect(diagnostics.shown.first?.help?.contains("card") == true)
  }

  @Test func rejectsReservedMeasureNames() {
    let (_, diagnostics) = read(
      SourceFile(
        name: "test.yaml",
        text: """
          {schema: 1, id: test, name: A, summary: A., measures: {width: 1, and: 2, twice: 3},
           screens: {a: {background: white, draw: []}}, roles: {lower: a, upper: a}}
          """))
    #expect(diagnostics.shown.map(\.code.description) == ["format/bad-text", "format/bad-text"])
  }

  @Test func reportsInvalidIcon() {
    let (_, diagnostics) = read(file("- {box: [0, 0]}", other: "icons: {x: {fill: 'M 1'}}"))
    #expect(diagnostics.shown.map(\.code.description) == ["format/bad-text"])
  }
}
