import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI

/// Presets that are read when somebody looks at them.
@Suite struct PresetLibraryTests {
  private func library(_ folders: String..., in folder: TemporaryFolder) throws -> PresetLibrary {
    let paths = folders.map { "\(folder.path)/\($0)" }
    let index = try CatalogListing(folders: paths, cacheFolder: nil, now: 0).index()
    return PresetLibrary(index, folders: paths, plugins: AvailablePlugins())
  }

  private func child(_ id: String, of parent: String) -> String {
    "schema: 1\nid: \(id)\nname: The \(id)\nsummary: It slides.\nextends: \(parent)\n"
  }

  @Test func `a preset may extend one of its own id that it hides`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.write(child("alpha", of: "alpha"), to: "own/slide/alpha.yaml")
    let library = try library("own", "catalog", in: folder)
    let dependencies = try #require(library.read("alpha"))
    #expect(
      dependencies.preset?.parameters.map(\.name) == ["reach", "tilt"],
      "\(dependencies.diagnostics.shown)")
    #expect(dependencies.files.map(\.path.last) == ["l", "l"] && dependencies.files.count == 2)
    let entry = try #require(library.index.entry("alpha"))
    #expect(library.origin(of: entry) == "\(folder.path)/own")
  }

  @Test func `a parent goes by an earlier id, and by one that the index leaves out`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.write(child("beta", of: "old-alpha"), to: "catalog/slide/beta.yaml")
    try folder.write(samplePreset("broken", more: "nonsense: 1"), to: "catalog/slide/broken.yaml")
    try folder.write(child("gamma", of: "broken"), to: "catalog/slide/gamma.yaml")
    let library = try library("catalog", in: folder)
    #expect(library.index.entry("gamma") == nil && library.read("nobody") == nil)
    let gamma = library.read(PresetFile(path: "\(folder.path)/catalog/slide/gamma.yaml"))
    #expect(gamma.files.count == 2 && gamma.diagnostics.shown.contains { $0.code == .brokenParent })
    let beta = library.read(PresetFile(path: "\(folder.path)/catalog/slide/beta.yaml"))
    #expect(beta.files.map(\.stem) == ["beta", "alpha"])
  }

  @Test func `what it extends is looked after, too`() throws {
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

  @Test func `what becomes wrong or goes away leaves what was read last`() throws {
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
    #expect(open.note == "its file is gone; what was read last is shown" && open.problems.isEmpty)
    #expect(open.preset?.id == "beta")
    folder.rename("elsewhere", to: "catalog")
    try folder.addPreset("alpha")
    #expect(open.look(in: library, revision: 4) == .read)
    #expect(open.note == nil && open.problems.isEmpty && open.revision == 4)
  }
}
