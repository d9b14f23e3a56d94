import SegueTestSupport
import Testing

@testable import SegueCLI

@Suite struct EditorProcessTests {
  @Test func `without an editor, one that is installed is named`() throws {
    let folder = try TemporaryFolder()
    func message() -> String? {
      let variables = ["PATH": folder.path]
      let nowhere = ByteSink { _ throws(CommandFailure) in }
      let environment = CommandEnvironment(
        variable: { variables[$0] }, now: { 0 }, output: nowhere, errors: nowhere,
        input: { _ throws(CommandFailure) in [] })
      let failure = #expect(throws: CommandFailure.self) {
        try EditorProcess.open("a.yaml", in: environment)
      }
      return failure?.message
    }
    #expect(message() == "neither VISUAL nor EDITOR is set")
    try folder.write("#!/bin/sh\n", to: "vim")
    try output(of: "chmod +x '\(folder.file("vim"))'")
    let vim = folder.file("vim")
    #expect(message() == "neither VISUAL nor EDITOR is set; quit and run 'export EDITOR=\(vim)'")
  }
}
