import Foundation
import SegueTestSupport
import Testing

@testable import SegueCLI

/// `segue export`.
@Suite struct ExportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(samplePreset("alpha"), to: "catalog/slide/alpha.yaml")
  }

  private func export(_ arguments: String...) -> CommandRun {
    CommandRun(
      ["export"] + arguments, in: folder, variables: ["SEGUE_CATALOG": Checkout.catalog])
  }

  @Test func `the format is that of the file's name`() throws {
    let run = export("alpha", "-o", "motion.tokens.json")
    #expect(run.status == .success)
    #expect(run.errors.hasPrefix("motion.tokens.json\n"))
    let text = try folder.read("motion.tokens.json")
    #expect(text.contains(#""alpha": {"#))
    #expect(export("alpha", "--format", "tokens").output == text)
  }

  @Test func `several presets are one file of tokens`() {
    let run = export("cover", "flip", "--format", "tokens")
    #expect(run.output.contains(#""cover": {"#))
    #expect(run.output.contains(#""flip": {"#))
  }

  @Test func `losses are printed, and listed for every preset`() throws {
    let run = export("genie", "--format", "tokens")
    #expect(run.status == .success)
    #expect(run.errors.contains("note: present: there is no recipe"))
    let list = export("--list", "genie", "parallax-push", "--format", "tokens")
    #expect(list.output.contains("genie\tpresent, dismiss\tpresent: there is no recipe"))
    #expect(list.output.contains("parallax-push\tpush, pop\t\n"))
    let json = export("--list", "genie", "--format", "tokens", "--json")
    #expect(json.output.contains(#""operations":["present","dismiss"]"#))
  }

  @Test func `what cannot be exported is said before anything is written`() {
    let refusals: [([String], String)] = [
      (["alpha"], "name a format: --format"),
      (["alpha", "-o", "alpha.txt"], "cannot tell the format of alpha.txt"),
      (["alpha", "--format", "token"], "write tokens"),
      (["alpha", "--format", "css", "--script"], "the script is the same for all presets"),
      (["alpha", "--format", "swift", "--html"], "--html and --script need --format css"),
      (["genie", "--format", "css"], "'genie' cannot be exported: "),
      (["alpha", "--format", "html"], "'segue preview ID -o FILE.html' writes this one"),
      (["alpha", "--list", "-o", "a.tokens.json"], "--list and --output cannot be combined"),
      (["alpha", "--json", "--format", "tokens"], "--json needs --list"),
      (["alpah", "--format", "tokens"], "alpha"),
      (["alpha", "-o", "none/alpha.tokens.json"], "none"),
    ]
    for (arguments, message) in refusals {
      let run = CommandRun(
        ["export"] + arguments, in: folder, variables: ["SEGUE_CATALOG": Checkout.catalog])
      #expect(run.status != .success, "\(arguments)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
      #expect(run.output == "", "\(arguments)")
    }
  }

  @Test func `the example on the web has what is exported now`() throws {
    let example = "\(Checkout.folder)/Examples/web"
    let script = try String(contentsOfFile: "\(example)/segue.js", encoding: .utf8)
    #expect(export("--format", "css", "--script").output == script)
    let sheets = try FileManager.default.contentsOfDirectory(atPath: "\(example)/transitions")
    #expect(sheets.count == 10)
    for sheet in sheets {
      let text = try String(contentsOfFile: "\(example)/transitions/\(sheet)", encoding: .utf8)
      let id = String(sheet.dropLast(".css".count))
      #expect(
        export(id, "--format", "css").output == text,
        "run 'segue export \(id) -o Examples/web/transitions/\(sheet)'")
    }
  }
}
