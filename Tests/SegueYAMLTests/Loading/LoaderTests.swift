#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueTimeline
import Testing

@testable import SegueYAML

@Suite struct LoaderTests {
  private let fixture: CatalogFixture

  init() throws { fixture = try CatalogFixture() }

  private func load() throws -> CatalogLoader.Result {
    CatalogLoader().load([try CatalogFolder(fixture.catalog)])
  }

  private func codes() throws -> [String] {
    try load().diagnostics[0].shown.map(\.code.description)
  }

  private func child(_ id: String, of parent: String) throws {
    try fixture.write("schema: 1\nid: \(id)\nextends: \(parent)\n", to: "slide/\(id).yaml")
  }

  @Test func `reads families only, not other folders or hidden files`() throws {
    try fixture.add("alpha", family: "zoom")
    for name in ["scenes/a.yaml", "schema/b.yaml", "fonts/c.yaml", "zoom/.d.yaml", "zoom/e.txt"] {
      try fixture.write("nonsense", to: name)
    }
    try fixture.write("nonsense", to: "loose.yaml")
    let loaded = try load()
    #expect(loaded.groups[0].map(\.id) == ["alpha"])
    #expect(loaded.groups[0].map(\.family) == ["zoom"])
    #expect(loaded.diagnostics[0].isEmpty)
  }

  @Test func `loading on two threads keeps the order`() throws {
    for index in 100..<160 { try fixture.add("p-\(index)", family: "f-\(index % 3)") }
    let ids = try load().groups[0].map(\.id)
    let expected = (0..<3).flatMap { family in
      (100..<160).filter { $0 % 3 == family }.map { "p-\($0)" }
    }
    #expect(ids == expected)
  }

  @Test func `what was read is used again until its file changes`() throws {
    try fixture.add("root", more: "tags: [old]")
    try child("leaf", of: "root")
    try fixture.add("other")
    let readings = PresetReadings()
    func again() throws -> CatalogLoader.Result {
      CatalogLoader(readings: readings).load([try CatalogFolder(fixture.catalog)])
    }
    #expect(try again().groups[0].map(\.tags) == [["old"], [], ["old"]])
    try fixture.add("root", more: "tags: [new, newer]")
    #expect(try again().groups[0].map(\.tags) == [["new", "newer"], [], ["new", "newer"]])
    #expect(try again().groups[0].map(\.id) == ["leaf", "other", "root"])
    try fixture.write("schema: 1\nid: [oops\n", to: "slide/other.yaml")
    for _ in 1...2 {
      let broken = try again()
      #expect(broken.groups[0].map(\.id) == ["leaf", "root"] && broken.diagnostics[0].hasErrors)
    }
  }

  @Test func `a file that has not changed is not read again`() throws {
    try fixture.add("one")
    let file = PresetFile(path: "\(fixture.catalog)/slide/one.yaml")
    let readings = PresetReadings()
    var count = 0
    func read() -> PresetDraftResult {
      readings.reading(of: file) {
        count += 1
        var reader = YAMLReader()
        return PresetDraftResult(file, YAMLLimits(), with: &reader)
      }
    }
    _ = [read(), read()]
    #expect(count == 1)
    try fixture.add("one", more: "tags: [new]")
    _ = [read(), read()]
    #expect(count == 2)
    readings.keep(only: [file])
    _ = read()
    #expect(count == 2)
    readings.keep(only: [])
    _ = read()
    #expect(count == 3)
  }

  @Test func `a preset inherits across files and generations`() throws {
    try fixture.add("z-root", more: "tags: [old]")
    try child("middle", of: "z-root")
    try child("a-leaf", of: "middle")
    let presets = try load().groups[0]
    #expect(presets.map(\.id) == ["a-leaf", "middle", "z-root"])
    #expect(presets.allSatisfy { $0.operations == [.push] && $0.tags == ["old"] })
  }

  @Test func `loads a chain of three thousand parents`() throws {
    try fixture.add("p-0")
    for index in 1..<3000 { try child("p-\(index)", of: "p-\(index - 1)") }
    let presets = try load().groups[0]
    #expect(presets.count == 3000 && presets.allSatisfy { $0.operations == [.push] })
  }

  @Test func `reports every preset of an extends cycle`() throws {
    try child("a", of: "b")
    try child("b", of: "c")
    try child("c", of: "a")
    try child("outside", of: "a")
    try child("self", of: "self")
    let loaded = try load()
    #expect(loaded.groups[0].isEmpty)
    let codes = try codes()
    #expect(codes.count { $0 == "preset/extends-circle" } == 4)
    #expect(codes.count { $0 == "preset/broken-parent" } == 1)
    let message = try #require(loaded.diagnostics[0].shown.first?.message)
    #expect(message == "'extends' forms a cycle: 'a' extends 'b' extends 'c' extends 'a'")
  }

  @Test func `reports an unknown or broken parent at the child`() throws {
    try fixture.add("alpha")
    try fixture.write("nonsense: [", to: "slide/broken.yaml")
    try child("one", of: "alhpa")
    try child("two", of: "broken")
    let found = try load().diagnostics[0].shown
    let one = try #require(found.first { $0.code == "preset/unknown-parent" })
    #expect(one.help == "there is a preset with a similar name: 'alpha'")
    #expect(one.place?.range.start.line == 3)
    #expect(found.contains { $0.code == "preset/broken-parent" })
    #expect(try load().groups[0].map(\.id) == ["alpha"])
  }

  @Test func `a preset may extend one of the same id in a later folder`() throws {
    let other = try CatalogFixture()
    try other.add("alpha", more: "tags: [installed]")
    try child("alpha", of: "alpha")
    let loaded = CatalogLoader().load([
      try CatalogFolder(fixture.catalog), try CatalogFolder(other.catalog),
    ])
    #expect(loaded.groups.map { $0.map(\.tags) } == [[["installed"]], [["installed"]]])
  }

  @Test func `reports unreadable files and loads the rest`() throws {
    try fixture.add("alpha")
    mkfifo("\(fixture.catalog)/slide/pipe.yaml", 0o600)
    symlink("/nonexistent/file", "\(fixture.catalog)/slide/link.yaml")
    let loaded = try load()
    #expect(loaded.groups[0].map(\.id) == ["alpha"])
    let messages = loaded.diagnostics[0].shown.map { ($0.place?.file.name ?? "", $0.message) }
    #expect(messages.count == 2)
    #expect(messages[0].0.hasSuffix("/slide/link.yaml"))
    #expect(messages[0].1 == "cannot read the file: No such file or directory")
    #expect(messages[1].1 == "cannot read the file: it is not a regular file")
    #expect(throws: SystemFailure.self) { try CatalogFolder(fixture.path + "/none") }
  }

  @Test func `rejects a file that is too large`() throws {
    try fixture.write([UInt8](repeating: 0x20, count: 2 << 20), to: "slide/huge.yaml")
    #expect(try codes() == ["yaml/too-large"])
  }

  @Test func `reports every one of a thousand damaged files`() throws {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let model = Array(CatalogFixture.preset("x").utf8)
    for index in 0..<1000 {
      var bytes = index % 2 == 0 ? model : (0..<random(400)).map { _ in UInt8(random(256)) }
      for _ in 0..<(1 + random(8)) where !bytes.isEmpty {
        bytes[random(bytes.count)] = UInt8(random(256))
      }
      try fixture.write(bytes, to: "garbage/g-\(index).yaml")
    }
    try fixture.add("alpha")
    let loaded = try load()
    #expect(loaded.groups[0].map(\.id) == ["alpha"])
    // None is called as its file is, so every single one is left out.
    #expect(loaded.messages.count == 1000)
    let skipped = loaded.messages.compactMap {
      $0.firstMatch(of: #//g-([0-9]+)\.yaml is skipped: /#).flatMap { Int($0.1) }
    }
    #expect(skipped.sorted() == Array(0..<1000))
    #expect(fixture.ids() == ["alpha"])
  }
}
