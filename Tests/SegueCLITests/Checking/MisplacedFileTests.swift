import SegueTestSupport
import Testing

@testable import SegueCLI

/// Files of a catalog that other commands pass over, or read as something else: 'validate' says why.
@Suite struct MisplacedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  private func validated() -> String {
    let run = CommandRun("validate", in: folder)
    return run.output + run.errors
  }

  @Test func `a preset beside the folders of families`() throws {
    try folder.write(samplePreset("beta"), to: "catalog/beta.yaml")
    #expect(validated().contains("beta.yaml' is a preset, which is not looked for there"))
    #expect(validated().contains("/catalog/custom/beta.yaml"))
  }

  @Test(arguments: [
    ("slide/drag", "samples: []", "a recorded gesture", "gestures/drag"),
    ("scenario/story", "steps: []", "a scenario", "scenarios/story"),
    ("stories/room", "roles: {}", "a scene", "scenes/room"),
  ])
  func `what lies among presets`(place: String, text: String, what: String, home: String) throws {
    try folder.write("schema: 1\n\(text)\n", to: "catalog/\(place).yaml")
    #expect(
      validated().contains("\(place).yaml' is \(what), which is not looked for there"))
    #expect(validated().contains("/catalog/\(home).yaml"))
  }

  @Test(arguments: ["rule.yaml", "custom/rules.yaml"])
  func `rules that nobody reads are an error`(place: String) throws {
    let rules = "schema: 1\nrules: [{operation: push, preset: alpha}]\n"
    try folder.write(rules, to: "catalog/\(place)")
    let run = CommandRun("validate", in: folder)
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("\(place)' is a file of rules, which is not looked for there"))
    #expect(run.output.contains("help: move it to \(folder.file("catalog"))/rules.yaml\n"))
    if place == "rule.yaml" {
      #expect(
        CommandRun("list", in: folder).errors.contains(
          "rule.yaml is skipped: rules are read from \(folder.file("catalog"))/rules.yaml only\n"))
    }
    folder.rename("catalog/\(place)", to: "catalog/rules.yaml")
    #expect(CommandRun("validate", in: folder).status == .success)
    #expect(CommandRun("list", in: folder).errors == "")
  }

  @Test func `a catalog in order has none`() throws {
    #expect(validated() == "note: 1 file checked, no problems found\n")
  }

  @Test func `an id, or a name that is nearly a file's, leads to the file`() throws {
    let id = CommandRun("validate", "alpha", in: folder)
    #expect(id.errors.contains("write the file of the preset: '"), "\(id.errors)")
    #expect(id.errors.contains("catalog/slide/alpha.yaml'"))
    let near = CommandRun("validate", "catalog/slide/alpa.yaml", in: folder)
    #expect(near.errors.contains("there is a file with a similar name"), "\(near.errors)")
  }

  @Test func `a preset that extends one of a catalog searched later is not skipped`() throws {
    try folder.write(
      "schema: 1\nid: beta\nextends: alpha\nname: Beta\nsummary: It moves.\n",
      to: "mine/slide/beta.yaml")
    let run = CommandRun(
      "doctor", "--catalog", folder.file("mine"), "--catalog", folder.file("catalog"), in: folder)
    #expect(run.output.contains("mine (--catalog): 1 preset\n"), "\(run.output)")
  }

  @Test func `an animator that lacks the operation`() throws {
    try folder.addPlugin("ripple")
    let preset = """
      schema: 1
      id: beta
      name: Beta
      summary: It moves.
      transitions:
        push: {animator: ripple, duration: 300ms}
        pop: {animator: ripple, duration: 300ms}
      reduced-motion: none
      """
    try folder.write(preset, to: "catalog/slide/beta.yaml")
    let run = CommandRun(
      "validate", "--plugin-path", folder.file("plugins"), in: folder)
    #expect(
      run.output.contains("'beta' refers to the animator 'ripple', which does not support pop"),
      "\(run.output)")
    #expect(run.output.contains("it supports push"))
  }
}
