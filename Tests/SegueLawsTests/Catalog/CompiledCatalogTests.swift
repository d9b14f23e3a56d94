import SegueCatalog
import SegueCoordinator
import SegueExport
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueLaws

/// The shipped catalog, compiled for an app.
@Suite struct CompiledCatalogTests {
  private static let presets = ShippedCatalog.registry.presets
  private static let rules = [
    Rule(operation: .push, preset: "parallax-push", priority: -3),
    Rule(
      operation: .present, from: ScreenPattern("Feed*"), to: ScreenPattern("Player"),
      source: .known, preset: "cell-zoom", priority: 200),
  ]

  private static func compiled() throws -> [UInt8] {
    try CatalogWriter.bytes(of: presets, rules: rules)
  }

  @Test func `a compiled preset plays what its YAML plays`() throws {
    let catalog = try CompiledCatalog(Self.compiled())
    #expect(catalog.ids == Self.presets.map(\.id).sorted())
    #expect(catalog.rules == Self.rules)
    var count = 0
    for entry in ShippedCatalog.entries {
      let preset = try #require(try catalog.preset(entry.preset.id))
      for variant in ShippedCatalog.variants {
        let stage = Stage(entry.preset, entry.operation, variant)
        guard entry.preset.requirements.allSatisfy({ $0.isMet(by: stage) }) else { continue }
        #expect(
          try ShippedCatalog.registry.timeline(of: preset, entry.operation, on: stage)
            == ShippedCatalog.registry.timeline(of: entry.preset, entry.operation, on: stage),
          "\(entry.testDescription)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test func `everything but texts for authors survives, with interactions and presentations`()
    throws
  {
    let bytes = try Self.compiled()
    let catalog = try CompiledCatalog(bytes)
    let decoded = try catalog.ids.map { try #require(try catalog.preset($0)) }
    // Whatever is stored is stored again in the same bytes.
    #expect(try CatalogWriter.bytes(of: decoded, rules: catalog.rules) == bytes)
    let cover = try #require(try catalog.preset("cover"))
    #expect(cover.interactions[.dismiss]?.handsVelocityOver == true)
    #expect(cover.interactions[.dismiss]?.onFinish.choreography != nil)
    #expect(cover.parameters.map(\.name) == ["dimming", "radius", "commit", "after", "stiffness"])
    #expect(try catalog.preset("depth-sheet")?.presentation?.style == .overContext)
    #expect(try catalog.preset("spring-list")?.scroll?.tracks.isEmpty == false)
    #expect(try catalog.preset("no-such-preset") == nil)
  }

  @Test func `presets are found by their ids and aliases, and by nothing else`() throws {
    var preset = try #require(Self.presets.first { $0.id == "cube" })
    preset.aliases = ["dice", "old-cube"]
    let others = Self.presets.filter { $0.id != "cube" }
    let bytes = try CatalogWriter.bytes(of: [preset] + others.reversed(), rules: [])
    let catalog = try CompiledCatalog(bytes)
    for id in Self.presets.map(\.id) { #expect(try catalog.preset(id)?.id == id) }
    for alias in preset.aliases { #expect(try catalog.preset(alias)?.id == "cube") }
    for id in ["", "a", "cub", "cubes", "zzz", "crossfadf", "é"] {
      #expect(try catalog.preset(id) == nil)
    }
    #expect(try CompiledCatalog(CatalogWriter.bytes(of: [], rules: [])).preset("cube") == nil)
    // Two of an id cannot be told apart.
    let twice = try CatalogWriter.bytes(of: [preset, preset], rules: [])
    #expect(throws: CompiledCatalogError.self) { try CompiledCatalog(twice) }
  }

  @Test func `what the reader would refuse is not written`() {
    var preset = Preset(id: "long", name: "", summary: "", reducedMotion: .none)
    preset.elements = [String(repeating: "a", count: 1025)]
    #expect(throws: DamagedBytes.self) {
      try CatalogWriter.bytes(of: [preset], rules: [])
    }
  }

  @Test func `an unknown or newer catalog says so`() throws {
    #expect(throws: CompiledCatalogError.notACatalog) { try CompiledCatalog([1, 2, 3]) }
    #expect(throws: CompiledCatalogError.newerFormat(2)) {
      try CompiledCatalog(CompiledCatalog.signature + [2])
    }
  }

  @Test func `damaged bytes are errors, or other valid values`() throws {
    var generator = SeededGenerator(seed: 13)
    var errors = 0
    // A dozen at a time, since all that can still be read is played.
    for first in stride(from: 0, to: Self.presets.count, by: 12) {
      let some = Array(Self.presets[first...].prefix(12))
      let bytes = try CatalogWriter.bytes(of: some, rules: Self.rules)
      for count in 0..<bytes.count where count % 911 == 0 {
        #expect(throws: CompiledCatalogError.self) {
          try Self.decodeAll(Array(bytes.prefix(count)))
        }
      }
      for _ in 0..<30 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          damaged[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        do throws(CompiledCatalogError) {
          try Self.decodeAll(damaged)
        } catch {
          errors += 1
        }
      }
    }
    #expect(errors > 200)
  }

  /// Decodes every preset, and computes its timelines.
  private static func decodeAll(_ bytes: [UInt8]) throws(CompiledCatalogError) {
    let catalog = try CompiledCatalog(bytes)
    let variant = StageVariant.all[0]
    for id in catalog.ids {
      guard let preset = try catalog.preset(id) else { continue }
      for operation in preset.operations {
        let stage = Stage(preset, operation, variant)
        _ = try? ShippedCatalog.registry.timeline(of: preset, operation, on: stage)
      }
    }
  }

  @Test func `the catalog is small`() throws {
    let bytes = try Self.compiled()
    print("\(Self.presets.count) presets in \(bytes.count) bytes")
    // About 660 bytes each, and 100 for their names and other names.
    #expect(bytes.count < 800 * Self.presets.count)
    let clock = ContinuousClock()
    var opened: CompiledCatalog?
    let open = try clock.measure { opened = try CompiledCatalog(bytes) }
    let first = try clock.measure { _ = try opened?.preset("cell-zoom") }
    print("opened in \(open), first preset after \(first)")
  }
}
