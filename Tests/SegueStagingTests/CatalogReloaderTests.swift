import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// A catalog whose files change.
@Suite struct CatalogReloaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addPreset("alpha")
  }

  private func reloader(_ names: String...) -> CatalogReloader {
    CatalogReloader(names.map(folder.file), plugins: AvailablePlugins())
  }

  @Test func `a plugin that was built again is read again`() throws {
    func write(_ version: String) throws {
      try folder.write(
        """
        schema: 1
        id: ripple
        name: Ripple
        version: \(version)
        summary: It moves.
        authors: [Somebody]
        license: MIT
        """, to: "plugins/ripple.segueplugin/plugin.yaml")
      try folder.write(
        samplePreset("splash"), to: "plugins/ripple.segueplugin/presets/splash.yaml")
    }
    try write("1.0.0")
    let place = folder.file("plugins")
    let discovery = PluginDiscovery(
      PluginSearch(options: [place]) { _ in nil }, host: Version(1))
    var plugins = AvailablePlugins(collection: discovery.plugins())
    plugins.rediscover = { discovery.plugins() }
    var reloader = CatalogReloader([folder.file("catalog")], plugins: plugins)
    func versions(_ change: CatalogReloader.Change?) throws -> [String?] {
      try loaded(change).plugins.collection.plugins.map { $0.manifest?.version.description }
    }
    #expect(try versions(reloader.look()) == ["1.0.0"])
    #expect(reloader.look() == nil)
    // As 'make' does: away, and back.
    folder.rename("plugins/ripple.segueplugin", to: "old")
    #expect(try versions(reloader.look()) == [])
    try write("2.0.0")
    let again = try loaded(reloader.look())
    #expect(again.plugins.collection.plugins.map(\.status) == [.presetsOnly])
    #expect(again.registry.preset("splash") != nil)
  }

  private func child(_ id: String, of parent: String) -> String {
    "schema: 1\nid: \(id)\nname: The \(id)\nsummary: It slides.\nextends: \(parent)\n"
  }

  private func loaded(_ change: CatalogReloader.Change?) throws -> LoadedCatalog {
    guard case .catalog(let catalog, _, _) = try #require(change) else {
      throw Unexpected("\(String(describing: change))")
    }
    return catalog
  }

  private struct Unexpected: Error {
    let change: String

    init(_ change: String) { self.change = change }
  }

  @Test func `reads once, then only what has changed`() throws {
    var reloader = reloader("catalog")
    #expect(try loaded(reloader.look()).entries.map { $0[.id] } == ["alpha"])
    #expect(reloader.look() == nil)
    try folder.addPreset("beta")
    guard case .catalog(let catalog, let saved, let hasNewScenes) = reloader.look() else {
      throw Unexpected("nothing noticed")
    }
    #expect(catalog.entries.map { $0[.id] } == ["alpha", "beta"])
    #expect(saved == [folder.file("catalog/slide/beta.yaml")] && !hasNewScenes)
    #expect(reloader.look() == nil)
  }

  @Test(arguments: ["rules.yaml", "families.yaml", "scenes/own.yaml", "zoom/grow.yaml"])
  func `notices a new file and its next version`(name: String) throws {
    try folder.write("", to: "catalog/scenes/other.yaml")
    var reloader = reloader("catalog")
    _ = reloader.look()
    for text in ["# one", "# two, and longer"] {
      try folder.write(text, to: "catalog/\(name)")
      guard case .catalog(_, let saved, let hasNewScenes) = reloader.look() else {
        throw Unexpected("\(name) was not noticed")
      }
      #expect(hasNewScenes == name.hasPrefix("scenes"))
      #expect(saved.isEmpty == hasNewScenes)
    }
  }

  @Test func `a missing folder is told once, and noticed when it returns`() throws {
    var reloader = reloader("catalog")
    _ = reloader.look()
    folder.rename("catalog", to: "elsewhere")
    guard case .missing(let path) = reloader.look() else { throw Unexpected("not missed") }
    #expect(path == folder.file("catalog"))
    #expect(reloader.look() == nil)
    folder.rename("elsewhere", to: "catalog")
    #expect(try loaded(reloader.look()).entries.count == 1)
  }

  @Test func `a preset consists of its file, its parents and its substitutes`() throws {
    try folder.write(child("alpha", of: "alpha"), to: "own/slide/alpha.yaml")
    var reloader = reloader("own", "catalog")
    let catalog = try loaded(reloader.look())
    let alpha = try catalog.preset("alpha")
    #expect(alpha.parameters.map(\.name) == ["reach", "tilt"])
    #expect(
      Set(catalog.sources(of: alpha).map(\.name)).isSuperset(
        of: ["own", "catalog"].map { folder.file("\($0)/slide/alpha.yaml") }))
    #expect(catalog.origin(of: catalog.entries[0]) == folder.file("own"))
  }

  @Test func `files with errors are unusable unless an earlier file has their id`() throws {
    try folder.write(samplePreset("broken", more: "nonsense: 1"), to: "catalog/slide/broken.yaml")
    try folder.write(child("gamma", of: "broken"), to: "catalog/slide/gamma.yaml")
    try folder.write(samplePreset("alpha", more: "nonsense: 1"), to: "more/slide/alpha.yaml")
    try folder.write(samplePreset("alpha", more: "nonsense: 1"), to: "own/slide/alpha.yaml")
    var reloader = reloader("own", "catalog", "more")
    let catalog = try loaded(reloader.look())
    #expect(
      catalog.unusableFiles.map(\.path)
        == ["own/slide/alpha", "catalog/slide/broken", "catalog/slide/gamma"].map {
          folder.file("\($0).yaml")
        })
    let gamma = catalog.unusableFiles[2]
    #expect(catalog.preset(in: gamma) == nil)
    let errors = catalog.diagnostics(in: gamma)
    #expect(errors.map(\.code) == [.brokenParent])
    #expect(errors[0].help?.contains("broken.yaml:") == true, "\(errors)")
  }
}
