import SegueDiagnostics
import Testing

@testable import SegueYAML

/// What counts as a difference between two files, and what does not.
@Suite struct YAMLComparisonTests {
  private static func tree(_ text: String) throws -> YAMLTree {
    var reader = YAMLReader()
    let reading = reader.read(SourceFile(name: "a.yaml", text: text))
    #expect(reading.diagnostics.isEmpty)
    return try #require(reading.tree)
  }

  private static func differences(_ old: String, _ new: String) throws -> [YAMLDifference] {
    YAMLComparison(try tree(old), try tree(new)).differences
  }

  private static let same: [(String, String)] = [
    ("a: 1 # one", "# one\n\na: 1"),
    ("a: 1\nb: 2", "b: 2\na: 1"),
    ("a: [1, 2]", "a:\n  - 1\n  - 2"),
    ("a: 'x'", "a: x"),
    ("a: 0.30", "a: .3"),
    ("a: 350ms", "a: 0.35s"),
    ("a: 180deg", "a: 0.5turn"),
    ("a: {50%: 1}", "a: {50.0%: 1}"),
    ("let: {a: b * (c+1)}", "let: {a: b*( c + 1 )}"),
    ("a: &x {b: 1}\nc: *x", "a: {b: 1}\nc: {b: 1}"),
    ("a: 1\nx-note: 2", "a: 1"),
  ]

  @Test(arguments: same)
  func `another way to write the same is no difference`(_ old: String, _ new: String) throws {
    #expect(try Self.differences(old, new).map(\.sentence) == [])
  }

  private static let different: [(old: String, new: String, sentences: [String])] = [
    ("a: 1", "a: 2", ["a: 1 → 2"]),
    ("a: 350ms", "a: 0.4s", ["a: 350ms → 0.4s"]),
    ("a: '1'", "a: 1", ["a: 1 → 1"]),
    ("name: a b", "name: a  b", ["name: a b → a  b"]),
    ("let: {a: b - c}", "let: {a: b-c}", ["let · a: b - c → b-c"]),
    ("a: 1", "b: 1", ["b: added, 1", "a: removed, was 1"]),
    ("a: [0, 400]", "a: [0, 500]", ["a: [0, 400] → [0, 500]"]),
    ("parameters: {a: {x: 1}}", "parameters: {b: {x: 1}}", ["parameter b: renamed, was a"]),
    (
      "transitions: {push: {tracks: [{layer: to, scale: {keyframes: {0%: 1, 60%: 1.05}}}]}}",
      "transitions: {push: {tracks: [{layer: to, scale: {keyframes: {0%: 1, 60%: 1.08}}}]}}",
      ["push · layer \"to\" · scale · at 60 %: 1.05 → 1.08"]
    ),
    (
      "a: {keyframes: {0%: 1, 60%: 2}}", "a: {keyframes: {0%: 1, 70%: 2}}",
      [
        "a · at 70 %: moved from 60 %"
      ]
    ),
    (
      "tracks: [{layer: a, x: 1}, {layer: a, x: 2}]",
      "tracks: [{layer: a, x: 1}, {layer: b, x: 3}, {layer: a, x: 2}]",
      ["layer \"b\": added, {layer: b, x: 3}"]
    ),
    (
      "tracks: [{layer: a, x: 1}, {layer: b, x: 2}]",
      "tracks: [{layer: b, x: 2}, {layer: a, x: 1}]", ["tracks: in another order"]
    ),
    (
      "layers: {a: {z: 1}, b: {z: 2}}", "layers: {b: {z: 2}, a: {z: 1}}",
      [
        "layers: in another order"
      ]
    ),
    ("a: &x {b: 1}\nc: *x", "a: &x {b: 2}\nc: *x", ["a · b: 1 → 2"]),
    ("a: {b: 1}", "a: [1]", ["a: {b: 1} → [1]"]),
  ]

  @Test(arguments: different)
  func `a difference is one sentence that names its place`(
    _ old: String, _ new: String, _ sentences: [String]
  ) throws {
    #expect(try Self.differences(old, new).map(\.sentence) == sentences)
  }

  @Test func `a difference has the line of the new file, and what was removed that of the old`()
    throws
  {
    let found = try Self.differences("a: 1\nb: 2\nc: 3", "# new\n\nb: 4\nc: 3")
    #expect(found.map(\.place.range.start.line) == [3, 1])
    #expect(found.map(\.kind) == [.changed, .removed])
  }

  @Test func `long texts are cut to where they differ`() throws {
    let start = String(repeating: "to.width * ", count: 20)
    let found = try Self.differences("let: {a: \(start)2}", "let: {a: \(start)3}")
    let event = try #require(found.first?.event)
    #expect(event.hasSuffix("to.width * 3") && event.contains("to.width * 2 → …"))
    #expect(event.count < 160)
  }

  @Test func `a long list of items without names is compared in time`() throws {
    func list(_ value: Int) -> String {
      "a:\n" + (0..<20_000).map { "- {x: \($0 + value)}\n" }.joined()
    }
    #expect(try Self.differences(list(0), list(1)).count > 0)
  }
}
