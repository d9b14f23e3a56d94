import SegueTestSupport
import Testing

@testable import SegueCLI

@Suite struct ValidatePluginTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.addPlugin("ripple", presets: ["splash"])
  }

  private func validate(_ path: String) -> CommandRun {
    CommandRun("validate", path, "--format", "oneline", in: folder)
  }

  @Test func `validates a plugin folder's manifest and presets`() {
    let run = validate("plugins/ripple.segueplugin")
    #expect(run.status == .success)
    #expect(run.output == "" && run.errors.contains("2 files checked, no problems found"))
    #expect(validate("plugins/ripple.segueplugin/plugin.yaml").status == .success)
    let preset = validate("plugins/ripple.segueplugin/presets/splash.yaml")
    #expect(preset.status == .success && preset.output == "")
  }

  @Test func `reports mistakes in manifests and presets`() throws {
    try folder.addPlugin("wave", presets: ["swell"], more: "licence: MIT")
    try folder.write(
      "schema: 1\nid: surf\nname: A\nsummary: A.\ntransitions: {push: {animator: ripple, with: {raech: 1}}}\nreduced-motion: none\n",
      to: "plugins/ripple.segueplugin/presets/surf.yaml")
    let run = validate("plugins")
    #expect(run.status == .checkFailed)
    #expect(run.output.contains("wave.segueplugin/plugin.yaml:20:1: error: unknown key 'licence'"))
    #expect(run.output.contains("sets 'raech', which the animator 'ripple' does not have"))
  }

  @Test(arguments: [
    ("300", "a length from 0 to 100"), ("20deg", "a length from 0 to 100"),
    ("far", "a length from 0 to 100"), ("\"400 + container.width\"", "a length from 0 to 100"),
  ])
  func `reports values that the manifest rules out, without the plugin's code`(
    value: String, accepted: String
  ) throws {
    // No library: nothing could run.
    try folder.addPlugin("wave", hasLibrary: false)
    try folder.write(
      "schema: 1\nid: surf\nname: A\nsummary: A.\ntransitions:\n  push:\n    animator: wave\n    with: {reach: \(value)}\nreduced-motion: none\n",
      to: "catalog/slide/surf.yaml")
    let place = "catalog/slide/surf.yaml:8:19: "
    let run = CommandRun(
      "validate", "catalog", "--plugin-path", "plugins", "--format", "oneline", in: folder)
    #expect(run.status == .checkFailed)
    let shown = value.filter { $0 != "\"" }
    let message =
      "'surf' sets 'reach' to '\(shown)', but the animator 'wave' takes \(accepted) [registry/refused-setting]"
    #expect(run.output.contains("\(place)error: \(message)"), "\(run.output)")
    // 'preview' names the same line.
    try folder.addPlugin("wave")
    let preview = CommandRun(
      "preview", "surf", "--plugin-path", "plugins", "--catalog", Checkout.catalog, "-o",
      "surf.png",
      "--at", "50%", in: folder)
    #expect(preview.errors.contains("error: cannot show 'surf': "), "\(preview.errors)")
    #expect(preview.errors.contains(place))
  }

  @Test func `a number without its unit gets one, and another word for 'with' leads to it`() throws
  {
    try folder.addPlugin(
      "twist", hasLibrary: false,
      more: """
          - id: turn
            summary: It turns.
            operations: [push]
            parameters:
              by: {type: angle, default: 10deg, range: [0deg, 90deg], help: How far.}
        """)
    func validated(_ with: String) throws -> String {
      try folder.write(
        "schema: 1\nid: surf\nname: A\nsummary: A.\ntransitions:\n  push:\n    animator: turn\n    \(with)\nreduced-motion: none\n",
        to: "catalog/slide/surf.yaml")
      return CommandRun("validate", "catalog", "--plugin-path", "plugins", in: folder).output
    }
    #expect(try validated("with: {by: 45}").contains("help: add a unit: 45deg"))
    #expect(try validated("params: {by: 45deg}").contains("help: write 'with'"))
    #expect(try !validated("with: {by: 45deg}").contains("sets 'by'"))
  }

  @Test(arguments: ["100", "0", "reach", "\"min(container.width, 40)\"", "container.width"])
  func `accepts values that are in range, or may be`(value: String) throws {
    try folder.write(
      "schema: 1\nid: surf\nname: A\nsummary: A.\nparameters:\n  reach: {type: length, default: 5, range: [0, 400], help: It.}\n"
        + "transitions: {push: {animator: ripple, with: {reach: \(value)}}}\nreduced-motion: none\n",
      to: "catalog/slide/surf.yaml")
    let run = CommandRun("validate", "catalog", "--plugin-path", "plugins", in: folder)
    #expect(run.status == .success, "\(run.output)")
  }

  @Test func `says whose ids presets and animators have, and which is used`() throws {
    try folder.addPlugin("copies", animator: "reveal", presets: ["alpha"])
    let plugin = validate("plugins/copies.segueplugin")
    #expect(plugin.status == .success)
    #expect(
      plugin.output.contains(
        "copies.segueplugin/plugin.yaml:13:9: warning: the animator 'reveal' is used in place of Segue's own, in every preset"
      ))
    #expect(
      plugin.output.contains(
        "presets/alpha.yaml:2:5: warning: 'alpha' of a plugin is not used where the catalog with "
          + "\(folder.path)/catalog/slide/alpha.yaml is searched, which has the same id [registry/shadowed-preset]"
      ),
      "\(plugin.output)")
    try folder.write(samplePreset("alpha"), to: "other/slide/alpha.yaml")
    let first = ["--catalog", folder.file("other"), "--format", "oneline"]
    let hidden = CommandRun(["validate", "catalog"] + first, in: folder)
    #expect(
      hidden.output.contains(
        "warning: 'alpha' is not used, but \(folder.path)/other/slide/alpha.yaml, which has the same id and is searched first"
      ),
      "\(hidden.output)")
    let used = CommandRun(["validate", "other"] + first, in: folder)
    #expect(
      used.output.contains(
        "note: 'alpha' is used in place of \(folder.path)/catalog/slide/alpha.yaml, which has the same id [reg"
      ))
    let elsewhere = CommandRun("validate", "other", "--format", "oneline", in: folder)
    #expect(elsewhere.output.contains("which has the same id, if its catalog is searched first"))
    #expect(validate("catalog").output.isEmpty)
  }

  @Test func `accepts animators of plugins on the plugin path`() throws {
    try folder.write(
      "schema: 1\nid: mine\nname: A\nsummary: A.\ntransitions: {push: {animator: ripple}}\nreduced-motion: none\n",
      to: "catalog/slide/mine.yaml")
    #expect(validate("catalog").output.contains("registry/unknown-animator"))
    let run = CommandRun("validate", "catalog", "--plugin-path", "plugins", in: folder)
    #expect(run.output == "" && run.status == .success)
  }

  @Test func `reports a missing manifest, and identifies a manifest by its keys`() throws {
    try folder.write("x", to: "plugins/empty.segueplugin/readme.txt")
    #expect(validate("plugins/empty.segueplugin").output.contains("empty.segueplugin/plugin.yaml"))
    #expect(validate("plugins/empty.segueplugin").status == .checkFailed)
    try folder.write("schema: 1\nanimators: []\n", to: "elsewhere/draft.yaml")
    #expect(validate("elsewhere/draft.yaml").output.contains("a plugin must have the key 'id'"))
  }
}
