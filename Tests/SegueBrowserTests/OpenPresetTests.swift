import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueBrowser
@testable import SegueStaging

/// Presets that somebody looks at, while their files change.
@Suite struct OpenPresetTests {
  private func library(_ folders: String..., in folder: TemporaryFolder) throws -> PresetLibrary {
    let paths = folders.map { "\(folder.path)/\($0)" }
    let index = try CatalogListing(folders: paths, cacheFolder: nil, now: 0).index()
    return PresetLibrary(index, folders: paths, plugins: AvailablePlugins())
  }

  private func child(_ id: String, of parent: String) -> String {
    "schema: 1\nid: \(id)\nname: The \(id)\nsummary: It slides.\nextends: \(parent)\n"
  }

  @Test func `rereads a preset when its parent changes`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.write(child("beta", of: "alpha"), to: "catalog/slide/beta.yaml")
    let library = try library("catalog", in: folder)
    var open = OpenPreset(try #require(library.read("beta")), from: library, revision: 1)
    #expect(open.preset?.parameters.count == 2 && open.problems.isEmpty)
    #expect(open.look(in: library, revision: 2) == .none && open.revision == 1)
    try folder.write(
      samplePreset("alpha").replacing("reach:", with: "range:"), to: "catalog/slide/alpha.yaml")
    #expect(open.look(in: library, revision: 2) == .read && open.revision == 2)
    #expect(open.preset?.parameters.map(\.name) == ["range", "tilt"])
  }

  @Test func `an invalid or missing file keeps the last preset read`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.write(child("beta", of: "alpha"), to: "catalog/slide/beta.yaml")
    let library = try library("catalog", in: folder)
    var open = OpenPreset(try #require(library.read("beta")), from: library, revision: 1)
    try folder.write(samplePreset("alpha", more: "nonsense: 1"), to: "catalog/slide/alpha.yaml")
    #expect(open.look(in: library, revision: 2) == .lost)
    #expect(open.preset?.id == "beta" && open.revision == 1)
    #expect(open.problems.contains { $0.contains("alpha.yaml, line") }, "\(open.problems)")
    folder.rename("catalog", to: "elsewhere")
    #expect(open.look(in: library, revision: 3) == .lost)
    #expect(
      open.note == "the file has been deleted; this is its last version" && open.problems.isEmpty)
    #expect(open.preset?.id == "beta")
    folder.rename("elsewhere", to: "catalog")
    try folder.addPreset("alpha")
    #expect(open.look(in: library, revision: 4) == .read)
    #expect(open.note == nil && open.problems.isEmpty && open.revision == 4)
  }
}
