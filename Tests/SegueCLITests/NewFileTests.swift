import SegueTestSupport
import Testing

@testable import SegueCLI

/// What a new preset starts from, and that one run names all mistakes of a file.
@Suite struct NewFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  @Test func `a new preset can extend another one`() throws {
    let run = CommandRun("new", "gamma", "--extends", "old-alpha", in: folder)
    #expect(run.output == "\(folder.path)/catalog/slide/gamma.yaml\n")
    let text = try folder.read("catalog/slide/gamma.yaml")
    #expect(text.contains("\nid: gamma\nextends: alpha\nname: Gamma\n"))
    #expect(
      text.hasSuffix("# parameters:\n#   reach: {default: 0.5}\n#   tilt: {default: 30deg}\n"))
    let changed = text.replacing("# parameters", with: "parameters")
      .replacing("#   reach: {default: 0.5}", with: "  reach: {default: 0.7}")
    for text in [text, changed] {
      try folder.write(text, to: "catalog/slide/gamma.yaml")
      let check = CommandRun("validate", "catalog", in: folder)
      #expect(check.status == .success, "\(check.output)")
    }
    let both = CommandRun("new", "delta", "--extends", "alpha", "--from", "alpha", in: folder)
    #expect(both.errors.contains("--from and --extends cannot be combined"))
    #expect(CommandRun("new", "delta", in: folder).status == .success)
    #expect(try folder.read("catalog/custom/delta.yaml").contains("--extends PRESET"))
  }

  @Test func `all that is wrong with a scenario is reported at once`() throws {
    let text = """
      schema: 1
      id: tour
      summary: A tour.
      screens: {home: {}, detail: {}}
      root: hoem
      steps:
        - {present: detail, preset: aplha}
        - {present: detail, preset: alpha, parameters: {raech: 1}}

      """
    try folder.write(text, to: "catalog/scenarios/tour.yaml")
    for command in [["validate"], ["play", "tour"]] {
      let run = CommandRun(command, in: folder)
      for message in [
        "there is no screen or container 'hoem'", "there is no preset 'aplha'",
        "'alpha' has no parameter 'raech'",
      ] { #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)") }
    }
  }

  @Test func `a preset with an unknown parent is checked all the same`() throws {
    let child = "schema: 1\nid: beta\nextends: nobody\nreduced-motion: aplha\ntags: [A]\n"
    try folder.write(child, to: "catalog/slide/beta.yaml")
    let run = CommandRun("validate", "--format", "oneline", in: folder)
    let codes = run.output.split(separator: "\n").compactMap { $0.split(separator: "[").last }
    #expect(
      codes == ["preset/unknown-parent]", "registry/unknown-preset]", "format/bad-text]"],
      "\(run.output)")
  }
}
