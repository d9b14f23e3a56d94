import Foundation
import SegueCatalog
import SeguePlugins
import SegueTestSupport
import SegueYAML
import Testing

@testable import SegueCLI

/// Whoever follows `Plugins.md` gets a plugin that works.
@Suite struct PluginsPageTests {
  private let page: String

  init() throws {
    page = try String(contentsOfFile: Checkout.folder + "/Plugins.md", encoding: .utf8)
  }

  private func block(_ language: String, containing words: String) throws -> String {
    let blocks = page.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    return try #require(blocks.first { $0.contains(words) })
  }

  @Test func `the tutorial's plugin builds, validates and previews`() throws {
    let folder = try TemporaryFolder()
    #expect(
      CommandRun(
        "plugins", "new", "gentle-rise", "--language", "c", in: folder,
        executable: BuiltProgram.segue
      ).status == .success)
    try folder.write(try block("c", containing: "choreograph"), to: "gentle-rise/plugin.c")
    try folder.write(
      try block("yaml source", containing: "operations: [push]\n    parameters:\n      height"),
      to: "gentle-rise/plugin.yaml")
    try folder.write(
      try block("yaml", containing: "animator: gentle-rise"),
      to: "gentle-rise/presets/gentle-rise.yaml")
    let make = try Tool("make", in: folder.path + "/gentle-rise")
    try #require(make.status == 0, "\(make.output)")
    let build = folder.path + "/gentle-rise/build"
    let executable = BuiltProgram.segue
    let validate = try Tool(
      executable, "plugins", "validate", build + "/gentle-rise.segueplugin", "--catalog",
      Checkout.folder + "/catalog", in: folder.path)
    #expect(validate.status == 0, "\(validate.output)")
    let preview = try Tool(
      executable, "preview", "gentle-rise", "--plugin-path", build, "--catalog",
      Checkout.folder + "/catalog", "-o", "rise.png", "--frames", "0%,50%,100%", "--scale", "1",
      in: folder.path)
    #expect(preview.status == 0, "\(preview.output)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/rise.png"))
  }

  @Test func `the page names every check`() {
    for check in PluginCheck.allCases {
      #expect(page.contains("| `\(check.rawValue)` | "), "\(check)")
    }
  }
}
