import SegueSystem
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The scenarios of the catalog: each reproduces a common bug.
@Suite struct ShippedScenarioTests {
  static let folder = Checkout.folder + "/catalog/scenarios"
  static let ids = ((try? YAMLFiles(at: folder).paths) ?? []).map { PresetFile(path: $0).stem }

  private static func text(_ id: String) throws -> String {
    try String(decoding: FileBytes.read("\(folder)/\(id).yaml", limit: 1 << 20), as: UTF8.self)
  }

  private static func play(_ text: String) -> CommandRun {
    CommandRun("play", "-", "--catalog", SampledCatalog.path, input: text)
  }

  @Test func `the README lists the complaint that each scenario reproduces`() throws {
    #expect(Self.ids.count >= 25)
    let readme = try String(
      decoding: FileBytes.read("\(Self.folder)/README.md", limit: 1 << 20), as: UTF8.self)
    for id in Self.ids {
      let complaint = try #require(try Self.text(id).firstMatch(of: /\n# Reproduces: (.*)\.\n/)?.1)
      #expect(readme.contains("\n| `\(id)` | \(complaint) |\n"))
    }
  }

  @Test(arguments: ids)
  func `meets every expectation`(id: String) throws {
    let text = try Self.text(id)
    let run = Self.play(text)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.errors.hasSuffix(" expectations passed\n"))
    #expect(text.contains("\nid: \(id)\n") && text.contains("\n# Reproduces: "))
    #expect(text.contains("outcomes:") && text.contains("at-rest: true"))
  }

  /// A test that cannot fail is none: with any one outcome turned round, the script fails.
  @Test(arguments: ids)
  func `fails when any outcome is changed`(id: String) throws {
    let text = try Self.text(id)
    let outcomes = text.matches(of: /: (finished|cancelled|refused|running|waiting|none)(?=[,}\n])/)
    #expect(!outcomes.isEmpty)
    for outcome in outcomes {
      let wrong = outcome.1 == "finished" ? "cancelled" : "finished"
      let run = Self.play(text.replacingCharacters(in: outcome.range, with: ": \(wrong)"))
      #expect(run.status == .checkFailed)
      let line = text[..<outcome.range.lowerBound].split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(run.errors.contains("--> standard input:\(line):"), "\(run.errors)")
      #expect(run.errors.contains("to be \(wrong), found \(outcome.1)"), "\(run.errors)")
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
