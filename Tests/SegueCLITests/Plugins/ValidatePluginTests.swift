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
