import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// Formulas with names.
@Suite struct NamedFormulaTests {
  private func decode(_ text: String, parent: Preset? = nil) -> (Preset?, Diagnostics) {
    var reader = YAMLReader()
    let id = text.firstMatch(of: /(?m)^id: (\S+)$/).map { String($0.1) } ?? "named"
    return PresetDecoder.decode(
      SourceFile(name: "\(id).yaml", text: text), with: &reader, parent: { _ in parent })
  }

  private func text(_ values: String, _ value: String) -> String {
    """
    schema: 1
    id: named
    name: Named
    summary: A screen moves.
    parameters: {far: {type: length, default: 20, range: [0, 100], help: How far.}}
    let: {\(values)}
    presentation: {corner-radius: \(value)}
    transitions: {present: {tracks: [{layer: to, opacity: {from: 0}}]}}
    reduced-motion: none
    """
  }

  private func radius(_ preset: Preset?) throws -> Expression {
    try #require(preset?.presentation?.cornerRadius)
  }

  @Test func `a name stands for its formula, and can use the names before it`() throws {
    let named = decode(text("half: container.width / 2, away: \"half + far\"", "away * direction"))
    #expect(named.1.text(.human(.plain)) == "")
    let plain = decode(text("", "(container.width / 2 + far) * direction"))
    #expect(try radius(named.0).steps == radius(plain.0).steps)
    #expect(named.0?.values.map(\.name) == ["half", "away"])
  }

  @Test func `a child inherits names, and can replace them`() throws {
    let parent = try #require(decode(text("half: container.width / 2", "half")).0)
    let child = """
      schema: 1
      id: child
      extends: named
      presentation: {corner-radius: half}
      """
    #expect(try radius(decode(child, parent: parent).0).steps == radius(parent).steps)
    let other = decode(child + "\nlet: {half: 7}", parent: parent)
    #expect(try radius(other.0).constantValue == 7)
  }

  @Test(arguments: [
    ("a: 1, far: 3", "preset/reserved-name"), ("a: 1, direction: 3", "preset/reserved-name"),
    ("a: b, b: 3", "expression/unknown-name"), ("a: 1 +", "expression/syntax"),
    ("a: item.index", "expression/not-allowed-here"), ("a: 3s", "expression/type-mismatch"),
  ])
  func `mistakes are reported once, where they are`(values: String, code: String) {
    let (preset, diagnostics) = decode(text(values, "a"))
    #expect(preset == nil)
    #expect(diagnostics.shown.map(\.code) == [Diagnostic.Code(code)])
  }

  @Test(arguments: ["direction", "container.width", "and", "progress", "black"])
  func `rejects reserved parameter names`(name: String) {
    let text = PresetText.root("parameters: {\(name): {type: boolean, default: true, help: A.}}")
    #expect(text.codes == [name.contains(".") ? "format/bad-text" : "preset/reserved-name"])
  }
}
