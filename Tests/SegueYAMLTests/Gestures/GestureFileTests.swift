import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline
import SegueYAML
import Testing

@Suite struct GestureFileTests {
  private func read(_ text: String) -> (gesture: RecordedGesture?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    return GestureFile.read(SourceFile(name: "test.yaml", text: text), with: &reader)
  }

  /// A gesture around some samples and other keys.
  private func file(_ samples: String, other: String = "x-ticket: 1") -> String {
    let lines = samples.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return """
      schema: 1
      id: test
      summary: A test.
      container: [390, 844]
      \(other)
      samples:
      \(lines)

      """
  }

  @Test func `reads every sample as a touch event`() throws {
    let (read, diagnostics) = read(
      file(
        """
        - {at: 0ms, down: [20, 400]}
        - {at: 0.016s, move: [24.5, 400]}
        - {at: 300ms, up: [200, 410]}
        - {at: 1s, down: [100, 300], second: [200, 500]}
        - {at: 1.1s, cancelled: [120, 320], second: [190, 480]}
        """))
    #expect(diagnostics.text(.oneLine) == "")
    let gesture = try #require(read)
    #expect(gesture.id == "test" && gesture.summary == "A test." && gesture.scroll == nil)
    #expect(gesture.container == Size2D(width: 390, height: 844))
    #expect(
      gesture.touches == [
        TouchEvent(time: 0, phase: .began, position: Point2D(x: 20, y: 400)),
        TouchEvent(time: 0.016, phase: .moved, position: Point2D(x: 24.5, y: 400)),
        TouchEvent(time: 0.3, phase: .ended, position: Point2D(x: 200, y: 410)),
        TouchEvent(
          time: 1, phase: .began, position: Point2D(x: 100, y: 300), second: Point2D(x: 200, y: 500)
        ),
        TouchEvent(
          time: 1.1, phase: .cancelled, position: Point2D(x: 120, y: 320),
          second: Point2D(x: 190, y: 480)),
      ])
    #expect(abs(gesture.duration - 1.1) < 1e-12)
  }

  @Test func `a gesture without a container is told what to add`() {
    let text = file("- {at: 0ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}")
    let found = read(text.replacing("container: [390, 844]\n", with: "")).diagnostics.shown
    #expect(found.map(\.help) == ["add 'container: [402, 874]'"], "\(found)")
  }

  @Test func `a scroll view defaults to the container's size`() throws {
    let samples = "- {at: 0ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}"
    let plain = try #require(
      read(file(samples, other: "scroll: {offset: [0, -4], content: [390, 2000]}")).gesture)
    #expect(
      plain.scroll
        == ScrollPosition(
          offset: Point2D(x: 0, y: -4), size: Size2D(width: 390, height: 844),
          content: Size2D(width: 390, height: 2000)))
    let whole = try #require(
      read(
        file(samples, other: "scroll: {size: [300, 400], content: [300, 900], inset: [1, 2, 3, 4]}")
      ).gesture)
    #expect(whole.scroll?.size == Size2D(width: 300, height: 400))
    #expect(whole.scroll?.inset == Insets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(arguments: [
    ("- {at: 0ms, move: [1, 1]}\n- {at: 9ms, up: [1, 1]}", "gesture/wrong-order", 7),
    ("- {at: 0ms, up: [1, 1]}", "gesture/wrong-order", 7),
    (
      "- {at: 0ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}\n- {at: 20ms, move: [1, 1]}\n- {at: 30ms, up: [1, 1]}",
      "gesture/wrong-order", 9
    ),
    (
      "- {at: 0ms, down: [1, 1]}\n- {at: 9ms, cancelled: [1, 1]}\n- {at: 20ms, up: [1, 1]}",
      "gesture/wrong-order", 9
    ),
    (
      "- {at: 0ms, down: [1, 1]}\n- {at: 9ms, down: [1, 1]}\n- {at: 20ms, up: [1, 1]}",
      "gesture/wrong-order", 8
    ),
    ("- {at: 9ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}", "gesture/time-not-later", 8),
    ("- {at: 9ms, down: [1, 1]}\n- {at: 8ms, up: [1, 1]}", "gesture/time-not-later", 8),
    ("- {at: 0ms, down: [1, 1]}", "gesture/never-lifted", 7),
    ("- {at: 0ms, down: [1, 1]}\n- {at: 9ms, move: [1, 1]}", "gesture/never-lifted", 8),
    (
      "- {at: 0ms, down: [1, 1], second: [2, 2]}\n- {at: 9ms, up: [1, 1]}",
      "gesture/uneven-fingers", 8
    ),
    (
      "- {at: 0ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1], second: [2, 2]}",
      "gesture/uneven-fingers", 8
    ),
    ("- {at: 0ms, down: [391, 1]}\n- {at: 9ms, up: [1, 1]}", "gesture/down-outside", 7),
    (
      "- {at: 0ms, down: [1, 1], second: [2, -1]}\n- {at: 9ms, up: [1, 1], second: [2, 2]}",
      "gesture/down-outside", 7
    ),
    ("- {at: 0ms}\n- {at: 9ms, up: [1, 1]}", "format/missing-key", 7),
    ("- {down: [1, 1]}\n- {at: 9ms, up: [1, 1]}", "format/missing-key", 7),
    ("- {at: 0ms, down: [1, 1], up: [1, 1]}", "format/exclusive-keys", 7),
    ("- {at: 0ms, dwon: [1, 1]}", "format/unknown-key", 7),
    ("- {at: 0, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}", "format/wrong-type", 7),
    ("- {at: 0min, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}", "format/bad-unit", 7),
    ("- {at: -1ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}", "format/out-of-range", 7),
    ("- {at: 0ms, down: [1, 1]}\n- {at: 601s, up: [1, 1]}", "format/out-of-range", 8),
    ("- {at: 0ms, down: [1, .inf]}\n- {at: 9ms, up: [1, 1]}", "format/out-of-range", 7),
    ("- {at: 0ms, down: [1, .nan]}\n- {at: 9ms, up: [1, 1]}", "format/out-of-range", 7),
    ("- {at: 0ms, down: [1, 1, 1]}\n- {at: 9ms, up: [1, 1]}", "format/wrong-count", 7),
    ("- {at: 0ms, down: 1}\n- {at: 9ms, up: [1, 1]}", "format/wrong-type", 7),
    ("- []", "format/wrong-type", 7),
  ])
  func `reports each mistake once, at its line`(samples: String, code: String, line: Int) {
    let (gesture, diagnostics) = read(file(samples))
    #expect(gesture == nil)
    let first = diagnostics.shown.first
    #expect(first?.code.description == code, "\(diagnostics.text(.oneLine))")
    #expect(first?.place?.range.start.line == line)
    #expect(Set(diagnostics.shown.map(\.code)).count <= (code == "format/unknown-key" ? 2 : 1))
  }

  @Test(arguments: [
    ("id: test", "id: other", "gesture/id-is-not-file-name"),
    ("id: test", "id: Big Pull", "format/bad-text"),
    ("schema: 1", "schema: 2", "format/out-of-range"),
    ("container: [390, 844]", "container: [0, 844]", "format/out-of-range"),
    ("container: [390, 844]", "contaner: [390, 844]", "format/unknown-key"),
    ("container: [390, 844]\n", "", "format/missing-key"),
    ("summary: A test.\n", "", "format/missing-key"),
    ("x-ticket: 1", "scroll: {}", "format/missing-key"),
    ("x-ticket: 1", "scroll: {content: [390, 900], inset: [1, 2]}", "format/wrong-count"),
    ("x-ticket: 1", "ticket: 1", "format/unknown-key"),
  ])
  func `rejects invalid keys beside the samples`(old: String, new: String, code: String) {
    let good = file("- {at: 0ms, down: [1, 1]}\n- {at: 9ms, up: [1, 1]}")
    #expect(read(good).gesture != nil)
    let (gesture, diagnostics) = read(good.replacing(old, with: new))
    #expect(gesture == nil)
    #expect(diagnostics.shown.contains { $0.code.description == code })
  }

  @Test func `reports all mistakes of a file at once`() {
    let (_, diagnostics) = read(
      file(
        """
        - {at: 0ms, down: [400, 1]}
        - {at: 0ms, down: [1, 1]}
        - {at: 30ms, up: [1, 1], second: [2, 2]}
        - {at: 20ms, move: [1, 1]}
        """))
    #expect(
      diagnostics.shown.map(\.code.description) == [
        "gesture/down-outside", "gesture/time-not-later", "gesture/wrong-order",
        "gesture/uneven-fingers", "gesture/time-not-later", "gesture/wrong-order",
        "gesture/never-lifted",
      ])
    #expect(diagnostics.shown[0].help == "the container is 390 × 844 points")
    #expect(diagnostics.text(.human(.plain)).contains("it went down here"))
  }

  @Test func `rejects a file with too many samples`() {
    let rest = "- {at: 0ms, down: [1, 1]}\n" + String(repeating: "- {at: 1s}\n", count: 10_000)
    #expect(read(file(rest)).diagnostics.shown.map(\.code) == ["format/wrong-count"])
  }

  @Test func `a truncated file yields a gesture or errors`() {
    let text = Array(GestureDrawing.library[0].text.utf8)
    var reader = YAMLReader()
    for end in stride(from: 0, to: text.count, by: 41) {
      let file = SourceFile(name: "swipe-back.yaml", bytes: Array(text[..<end]))
      let (gesture, diagnostics) = GestureFile.read(file, with: &reader)
      #expect((gesture == nil) == diagnostics.hasErrors)
    }
  }
}
