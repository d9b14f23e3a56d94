import Foundation
import SegueDiagnostics
import SegueLaws
import SegueTestSupport
import Testing

@testable import SegueCLI

/// The examples of every page are read, so that no page can teach something that is not so.
@Suite struct ExplanationTests {
  @Test(arguments: Explanation.all.map(\.code.description))
  func `the failing example reports its code, and the fixed one has no errors`(code: String) throws
  {
    let page = try #require(Explanation.all.first { $0.code.description == code })
    let failing = try ExampleReading(page.failing, as: page.reading)
    #expect(failing.codes.contains(code), "\(failing.text)")
    let fixed = try ExampleReading(page.fixed, as: page.reading)
    #expect(!fixed.hasErrors && !fixed.codes.contains(code), "\(fixed.text)")
  }

  @Test func `no code has two pages`() {
    let codes = Explanation.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test func `every code in the sources has a page, and vice versa`() throws {
    let codes = try SourceCodes.all()
    #expect(codes.count > 60)
    #expect(codes.subtracting(Explanation.all.map(\.code.description)).sorted() == [])
    #expect(Set(Explanation.all.map(\.code.description)).subtracting(codes).sorted() == [])
  }

  @Test func `a code is found without its area`() {
    let one = CommandRun("explain", "unknown-key")
    #expect(one.output == CommandRun("explain", "format/unknown-key").output && !one.output.isEmpty)
    let several = CommandRun("explain", "id-is-not-file-name")
    #expect(several.output.split(separator: "\n").count > 1)
    #expect(several.output.contains("preset/id-is-not-file-name\t"))
    #expect(several.output.contains("scenario/id-is-not-file-name\t"))
  }

  @Test(arguments: ["law", "laws", "LAW"])
  func `an area lists its codes`(area: String) {
    let run = CommandRun("explain", area)
    #expect(run.status == .success)
    let codes = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(codes.count == Law.allCases.count)
    #expect(codes.allSatisfy { $0.hasPrefix("law/") }, "\(run.output)")
  }

  @Test func `finds a page in any letter case, with both examples in its text`() throws {
    let page = try #require(ExplainPage.find("YAML/Syntax"))
    #expect(page.text.hasPrefix("yaml/syntax\n\nThe file is not valid YAML.\n\nWhy: "))
    #expect(page.text.contains("    tags: [slide, fade\n    id: a\n"))
    #expect(page.text.contains("    tags: [slide, fade]\n    id: a\n"))
  }
}

/// The codes of diagnostics that are written in the sources as texts `"area/kebab-name"`.
private enum SourceCodes {
  static func all() throws -> Set<String> {
    let root = "\(Checkout.folder)/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      $0.hasSuffix(".swift") && !$0.contains("/Explanation")
    }
    return try files.reduce(into: Set<String>()) { codes, path in
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      for match in text.matches(of: /"([a-z]+\/[a-z0-9]+(-[a-z0-9]+)*)"/) {
        let code = String(match.1)
        if !otherAreas.contains(where: code.hasPrefix) { codes.insert(code) }
      }
    }
  }

  /// Media types, and the methods of the server for agents.
  private static let otherAreas = [
    "text/", "image/", "video/", "application/", "tools/", "resources/", "notifications/",
  ]
}
