import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueStaging

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

  @Test func `a preset can extend a hidden preset with the same id`() throws {
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

  @Test func `a parent is found by a former id and among presets that the index omits`() throws {
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
}
