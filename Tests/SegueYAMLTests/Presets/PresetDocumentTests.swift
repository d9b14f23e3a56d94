import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// What the page about presets says is so.
@Suite struct PresetDocumentTests {
  private let page: String

  init() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    page = try Folder.text("/\(root)/Documentation/Presets.md")
  }

  @Test func `every YAML block on the page is valid`() {
    let blocks = page.matches(of: /```yaml ?([a-z]*)\n((?:.|\n)*?)```/)
    #expect(blocks.count >= 15)
    var known: [String: Preset] = [:]
    for block in blocks {
      let text = whole(String(block.2), as: String(block.1))
      let id = text.firstMatch(of: /(?m)^id: (\S+)$/).map { String($0.1) } ?? "nameless"
      var reader = YAMLReader()
      let file = SourceFile(name: "\(id).yaml", text: text)
      if block.1 == "gesture" {
        #expect(GestureFile.read(file, with: &reader).diagnostics.text(.human(.plain)) == "")
        continue
      }
      if block.1 == "rules" {
        #expect(RulesFile.read(file, with: &reader).diagnostics.text(.human(.plain)) == "")
        continue
      }
      if block.1 == "families" {
        #expect(FamiliesFile.read(file, with: &reader).diagnostics.text(.human(.plain)) == "")
        continue
      }
      let (preset, diagnostics) = PresetDecoder.decode(
        file, with: &reader, parent: { known[$0] })
      #expect(diagnostics.text(.human(.plain)) == "")
      known[id] = preset
    }
  }

  @Test func `the table lists every property in order`() {
    let rows = page.matches(of: /(?m)^\| `([a-z0-9-]+)` \| ([^|]+) \| ([^|]+) \|$/).map {
      [String($0.1), String($0.2), String($0.3)]
    }
    let names = MotionProperty.all.map(\.name)
    let listed = rows.filter { names.contains($0[0]) && $0[2].hasSuffix(".") }
    #expect(listed == MotionProperty.all.map { [$0.name, $0.form.words, $0.help] })
  }

  @Test func `the table lists every named curve with its values`() throws {
    for named in NamedTimingFunction.all {
      let start = "| `\(named.name)` | "
      let row = try #require(
        page.split(separator: "\n").first {
          $0.hasPrefix(start) && $0.hasSuffix(" \(named.summary) |")
        },
        "\(named.name)")
      guard let curve = row.dropFirst(start.count).firstMatch(of: /^`([^`]+)` \|/) else {
        #expect(named.name == "emphasized")
        continue
      }
      let function = try TimingDescription(parsing: String(curve.1)).resolved(duration: 1)
      for step in 0...10 {
        let progress = Double(step) / 10
        #expect(agree(function.value(at: progress), named.function.value(at: progress)))
      }
    }
  }

  @Test func `the page lists every name and function of expressions`() throws {
    let frames = [
      "from", "to", "from.now", "to.now", "source", "destination", "item", "item.from", "item.to",
    ]
    let fields = [
      "x", "y", "width", "height", "center.x", "center.y", "max-x", "max-y", "corner-radius",
      "known",
    ]
    let framed = Set(frames.flatMap { frame in fields.map { "\(frame).\($0)" } })
    for name in ExpressionScope(.all).names where !framed.contains(name) {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
    for name in frames.map({ "\($0).*" }) + fields {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
    let why = try #require(
      Explanation.expressions.first { $0.code == "expression/unknown-function" }
    ).why
    let list = try #require(why.firstMatch(of: /functions are ([^.]*)\./)).1
    for name in list.split(separator: ", ") { #expect(page.contains("`\(name)("), "\(name)") }
  }

  @Test func `the page lists every key of the format`() {
    let schema = PresetSchema.schema.jsonSchema + GestureFile.schema.jsonSchema
    let keys = Set(schema.matches(of: /"([a-z]+(?:-[a-z]+)*)": \{/).map { String($0.1) })
    let structure: Set<String> = [
      "definitions", "properties", "items", "not", "if", "then", "else", "track", "forward",
      "phase", "formula",
      "phases", "condition", "completion", "transition", "layer", "additional-properties",
    ]
    for key in keys.subtracting(structure) {
      #expect(page.contains("`\(key)`") || page.contains("\(key): "), "\(key)")
    }
  }

  /// A block with what belongs around it.
  private func whole(_ text: String, as kind: String) -> String {
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
    func indented(_ count: Int) -> String {
      body.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
        .joined(separator: "\n")
    }
    let still = "tracks: [{layer: to, opacity: {from: 0}}]"
    let (push, rest) =
      switch kind {
      case "transition": (indented(4), "")
      case "tracks": ("    tracks:\n" + indented(6), "")
      case "layers": ("    layers:\n" + indented(6) + "\n    \(still)", "")
      case "interaction": ("    \(still)", "interaction:\n  push:\n" + indented(4))
      default: ("    \(still)", text)
      }
    if ["", "gesture", "rules", "families"].contains(kind) { return text }
    return """
      schema: 1
      id: block
      name: Block
      summary: A block of the page.
      transitions:
        present: {\(still)}
        push:
      """ + "\n\(push)\nreduced-motion: none\n\(rest)"
  }
}

extension MotionProperty.Form {
  /// The form of a value, as the page says it.
  fileprivate var words: String {
    switch self {
    case .number: "number"
    case .angle: "angle"
    case .boolean: "condition"
    case .list(let parts): "[" + parts.joined(separator: ", ") + "]"
    case .color: "color"
    case .sector(let parts): "[" + parts.joined(separator: ", ") + "]"
    case .points: "points"
    case .steps: "steps"
    case .path: "path"
    case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
