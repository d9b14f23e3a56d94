import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Golden samples` {
  private static let presets = ShippedCatalog.registry.presets.filter { !$0.operations.isEmpty }
  private static let all = presets.map {
    SampleGolden(preset: $0, registry: ShippedCatalog.registry)
  }

  @Test(arguments: presets.map(\.id))
  func `match the samples of every preset`(id: String) throws {
    let sample = try #require(Self.all.first { $0.preset.id == id })
    try sample.golden.expect(sample.text)
  }

  @Test func `have no orphaned samples`() throws {
    try Golden.expectNoOrphans(in: "samples", but: Self.all.map(\.golden))
  }

  @Test
  func `are the same in any order and contain no negative zero, nan or infinity`()
    throws
  {
    let texts = try Self.all.map { try $0.text }
    #expect(try Self.all.reversed().map { try $0.text } == texts.reversed())
    for text in texts {
      let numbers = text.split { !"0123456789.-".contains($0) }
      #expect(!numbers.contains("-0") && !text.contains("nan") && !text.contains("inf"))
    }
  }
}

@Suite struct `Golden display lists` {
  private static let names: [(String, SegueTimeline.Operation)] = [
    ("parallax-push", .push), ("depth-sheet", .present), ("circle-reveal", .push), ("fold", .push),
    ("container-transform", .push), ("card-expand", .present),
  ]

  private static func all() throws -> [DisplayListGolden] {
    try names.map { id, operation in
      let preset = try #require(ShippedCatalog.registry.preset(id), "\(id)")
      return DisplayListGolden(
        preset: preset, operation: operation, registry: ShippedCatalog.registry)
    }
  }

  @Test func `match the compositor's input`() throws {
    for list in try Self.all() { try list.golden.expect(list.text) }
  }

  @Test func `have no orphaned display lists`() throws {
    try Golden.expectNoOrphans(in: "display-lists", but: Self.all().map(\.golden))
  }
}

@Suite struct `Golden comparison` {
  private let golden = Golden(name: "samples/test")

  @Test func `accepts equal text`() {
    #expect(golden.mismatch(about: "a\nb\n", recorded: "a\nb\n") == nil)
  }

  @Test func `reports the file, the first differing line and the command`() {
    #expect(
      golden.mismatch(about: "a\nx\ny\n", recorded: "a\nb\nc\n") == """
        Tests/Goldens/samples/test.txt:2 differs; where the change is meant, Scripts/update records it
          recorded: b
          now:      x
        """)
  }

  @Test func `reports goldens that are shorter, longer or missing`() throws {
    let longer = try #require(golden.mismatch(about: "a\nb", recorded: "a"))
    #expect(longer.contains(":2 differs") && longer.contains("(end)"))
    #expect(
      try #require(golden.mismatch(about: "a", recorded: "a\nb")).contains("now:      (end)"))
    #expect(
      golden.mismatch(about: "a", recorded: nil)
        == "Tests/Goldens/samples/test.txt is missing; Scripts/update records it")
  }

  @Test func `rounds numbers to four decimals without a negative zero`() {
    #expect(
      short([-0.00001, -0.0, 1, 0.33333, -2.5, 12345.67891]) == "0 0 1 0.3333 -2.5 12345.6789")
  }
}
