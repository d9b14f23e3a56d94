import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueYAML

/// A file with as many rules as there may be.
@Suite struct RulesTimeTests {
  @Test func `ten thousand rules with a problem each are reported in seconds`() throws {
    let lines = (0..<10_000).map {
      "  - {operation: present, from: \"a\($0)\", preset: sample}\n"
    }
    var reader = YAMLReader()
    let preset = PresetDecoder.decode(
      SourceFile(name: "sample.yaml", text: samplePreset("sample")), with: &reader
    ).preset
    var found = Diagnostics()
    let time = try processorTime {
      let file = SourceFile(name: "rules.yaml", text: "schema: 1\nrules:\n" + lines.joined())
      let (rules, problems) = RulesFile.read(file, with: &reader)
      #expect(rules.count == 10_000 && problems.isEmpty)
      #expect(rules[9999].place?.range.start.line == 10_002)
      var builder = RegistryBuilder()
      builder.add(CatalogSource(name: "a", presets: [try #require(preset)], rules: rules))
      _ = builder.registry(reporting: &found)
    }
    #expect(found.count(.error) == 10_000)
    let first = try #require(found.shown.first)
    #expect(first.code == .unsupportedOperation)
    #expect(first.place?.range.start.line == 3 && first.place?.range.start.column == 17)
    // Counting the lines up to each of them took minutes.
    #expect(time < .seconds(10))
  }
}
