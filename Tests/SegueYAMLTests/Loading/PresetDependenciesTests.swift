import SegueCatalog
import SegueDiagnostics
import SegueSystem
import Testing

@testable import SegueYAML

/// Reading one preset with all that it needs.
@Suite struct PresetDependenciesTests {
  private func preset(_ id: String, _ more: String = "", reduced: String = "none") -> String {
    """
    schema: 1
    id: \(id)
    name: The \(id)
    summary: It slides.
    transitions:
      push:
        duration: 350ms
        tracks:
          - {layer: to, translate-x: {from: container.width}}
    reduced-motion: \(reduced)
    \(more)
    """
  }

  private func child(_ id: String, of parent: String, _ more: String = "") -> String {
    "schema: 1\nid: \(id)\nname: The \(id)\nsummary: It slides.\nextends: \(parent)\n\(more)\n"
  }

  private func dependencies(_ id: String, in folder: CatalogFixture) -> PresetDependencies {
    let file = { (id: String) in PresetFile(path: "\(folder.catalog)/slide/\(id).yaml") }
    return PresetDependencies(file(id)) { name, _ in
      FileStamp.of(file(name).path) == nil ? nil : file(name)
    }
  }

  @Test func `reads a preset's parents and substitutes, and nothing else`()
    throws
  {
    let folder = try CatalogFixture()
    try folder.write(child("a", of: "b", "reduced-motion: d"), to: "slide/a.yaml")
    try folder.write(child("b", of: "c"), to: "slide/b.yaml")
    try folder.write(preset("c", "fallback: e", reduced: "f"), to: "slide/c.yaml")
    for id in ["d", "e", "f", "other"] { try folder.write(preset(id), to: "slide/\(id).yaml") }
    let dependencies = dependencies("a", in: folder)
    #expect(dependencies.preset?.id == "a" && dependencies.diagnostics.isEmpty)
    #expect(
      dependencies.preset?.transitions.isEmpty == false && dependencies.preset?.family == "slide")
    #expect(Set(dependencies.presets.map(\.id)) == ["a", "b", "c", "d", "e", "f"])
    #expect(dependencies.presets.first?.id == "a" && dependencies.files.count == 6)
  }

  @Test func `does not look up a preset that substitutes itself`() throws {
    let folder = try CatalogFixture()
    try folder.write(preset("a", reduced: "b"), to: "slide/a.yaml")
    try folder.write(preset("b", "fallback: b", reduced: "b"), to: "slide/b.yaml")
    var asked: [String] = []
    let file = { (id: String) in PresetFile(path: "\(folder.catalog)/slide/\(id).yaml") }
    let dependencies = PresetDependencies(file("a")) { id, _ in
      asked.append(id)
      return file(id)
    }
    #expect(asked == ["b"] && dependencies.presets.map(\.id) == ["a", "b"])
  }

  @Test func `matches the preset loaded with the whole catalog`() throws {
    let folder = try CatalogFixture()
    try folder.write(child("a", of: "b", "tags: [own]"), to: "slide/a.yaml")
    try folder.write(preset("b", "tags: [other]\nlicense: MIT"), to: "slide/b.yaml")
    let whole = Catalog(folders: [folder.catalog])
    let own = try #require(whole.presets.first { $0.id == "a" })
    let dependencies = try #require(dependencies("a", in: folder).preset)
    #expect(CatalogEntry.texts(of: dependencies) == CatalogEntry.texts(of: own))
    #expect(dependencies.license == "MIT" && dependencies.tags == ["own"])
  }

  @Test func `notices changes to its own files only`() throws {
    let folder = try CatalogFixture()
    try folder.write(child("a", of: "b"), to: "slide/a.yaml")
    try folder.write(preset("b"), to: "slide/b.yaml")
    try folder.write(preset("c"), to: "slide/c.yaml")
    let before = dependencies("a", in: folder)
    #expect(before.isCurrent)
    try folder.write(preset("c", "tags: [new]"), to: "slide/c.yaml")
    #expect(before.isCurrent)
    try folder.write(preset("b", "tags: [new]"), to: "slide/b.yaml")
    #expect(!before.isCurrent)
    #expect(dependencies("a", in: folder).preset?.tags == ["new"])
  }

  @Test func `reports missing, broken and circular parents`() throws {
    let folder = try CatalogFixture()
    #expect(
      dependencies("gone", in: folder).preset == nil && dependencies("gone", in: folder).isMissing)
    try folder.write(child("a", of: "nobody"), to: "slide/a.yaml")
    #expect(dependencies("a", in: folder).diagnostics.shown.map(\.code) == [.unknownParent])
    try folder.write(child("b", of: "broken"), to: "slide/b.yaml")
    try folder.write(preset("broken", "nonsense: 1"), to: "slide/broken.yaml")
    let found = dependencies("b", in: folder).diagnostics.shown
    #expect(found.contains { $0.code == .brokenParent })
    #expect(found.contains { $0.message.contains("nonsense") }, "its parent's own errors, too")
    try folder.write(child("c", of: "d"), to: "slide/c.yaml")
    try folder.write(child("d", of: "c"), to: "slide/d.yaml")
    #expect(dependencies("c", in: folder).preset == nil)
    #expect(dependencies("c", in: folder).diagnostics.shown.contains { $0.code == .extendsCircle })
    try folder.write(child("e", of: "e"), to: "slide/e.yaml")
    #expect(dependencies("e", in: folder).diagnostics.shown.contains { $0.code == .extendsCircle })
  }

  @Test func `an index finds each entry by its exact id`() throws {
    let folder = try CatalogFixture()
    let ids = ["b", "a", "zoom", "a-b", "ab", "aa"]
    for id in ids { try folder.write(preset(id), to: "slide/\(id).yaml") }
    let index = try CatalogListing(folders: [folder.catalog], cacheFolder: nil, now: 0).index()
    for id in ids { #expect(index.entry(id)?[.id] == id) }
    for id in ["", "0", "b0", "zz", "a-"] { #expect(index.entry(id) == nil) }
    #expect(index.entry("ab")?.file == PresetFile(path: "\(folder.catalog)/slide/ab.yaml"))
  }
}
