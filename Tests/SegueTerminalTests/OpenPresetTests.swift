import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueTerminal
@testable import SegueStaging

/// Presets that somebody looks at, while their files change.
@Suite struct OpenPresetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
    try folder.write(
      "schema: 1\nid: beta\nname: The beta\nsummary: It slides.\nextends: alpha\n",
      to: "catalog/slide/beta.yaml")
  }

  private var catalog: LoadedCatalog {
    get throws { LoadedCatalog([try CatalogFolder(folder.file("catalog"))]) }
  }

  private var beta: PresetFile { PresetFile(path: folder.file("catalog/slide/beta.yaml")) }

  @Test func `a preset is another one when its parent changes`() throws {
    var open = OpenPreset(beta, in: try catalog, revision: 1)
    #expect(open.preset?.parameters.count == 2 && open.problems.isEmpty)
    #expect(open.update(in: try catalog, revision: 2) == .none && open.revision == 1)
    try folder.write(
      samplePreset("alpha").replacing("reach", with: "range"), to: "catalog/slide/alpha.yaml")
    #expect(open.update(in: try catalog, revision: 2) == .read && open.revision == 2)
    #expect(open.preset?.parameters.map(\.name) == ["range", "tilt"])
  }

  @Test func `an invalid or missing file keeps the last usable version`() throws {
    var open = OpenPreset(beta, in: try catalog, revision: 1)
    try folder.write(samplePreset("alpha", more: "nonsense: 1"), to: "catalog/slide/alpha.yaml")
    #expect(open.update(in: try catalog, revision: 2) == .lost)
    #expect(open.preset?.id == "beta" && open.revision == 1)
    #expect(open.problems.contains { $0.contains("alpha.yaml:") }, "\(open.problems)")
    #expect(open.update(in: try catalog, revision: 3) == .none)
    folder.rename("catalog/slide/beta.yaml", to: "elsewhere")
    #expect(open.update(in: try catalog, revision: 4) == .lost)
    #expect(
      open.note == "the file has been deleted; this is its last version" && open.problems.isEmpty)
    #expect(open.preset?.id == "beta")
    folder.rename("elsewhere", to: "catalog/slide/beta.yaml")
    try folder.addPreset("alpha")
    #expect(open.update(in: try catalog, revision: 5) == .read)
    #expect(open.note == nil && open.problems.isEmpty && open.revision == 5)
  }
}
