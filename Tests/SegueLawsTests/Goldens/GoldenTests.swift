import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Golden samples` {
  private static let all = ShippedCatalog.entries.map {
    SampleGolden(
      preset: $0.preset, operation: $0.operation, registry: ShippedCatalog.registry)
  }

  @Test(arguments: ShippedCatalog.entries)
  func `are what every preset gives`(entry: ShippedCatalog.Entry) throws {
    let sample = SampleGolden(
      preset: entry.preset, operation: entry.operation, registry: ShippedCatalog.registry)
    try sample.golden.expect(sample.text)
  }

  @Test func `belong to an operation of a preset each`() throws {
    try Golden.expectNoOrphans(in: "samples", but: Self.all.map(\.golden))
  }

  @Test
  func `are the same whatever was sampled before, and hold no number that differs by machine`()
    throws
  {
    for sample in Self.all {
      let text = try sample.text
      #expect(try sample.text == text)
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

  @Test func `are what the compositor is handed`() throws {
    for list in try Self.all() { try list.golden.expect(list.text) }
  }

  @Test func `belong to a preset each`() throws {
    try Golden.expectNoOrphans(in: "display-lists", but: Self.all().map(\.golden))
  }
}

@Suite struct `A golden that differs` {
  private let golden = Golden(name: "samples/test")

  @Test func `is not one that is the same`() {
    #expect(golden.complaint(about: "a\nb\n", recorded: "a\nb\n") == nil)
  }

  @Test func `is reported with file, first line and command`() {
    #expect(
      golden.complaint(about: "a\nx\ny\n", recorded: "a\nb\nc\n") == """
        Tests/Goldens/samples/test.txt:2 differs; where the change is meant, Scripts/goldens records it
          recorded: b
          now:      x
        """)
  }

  @Test func `may be shorter, longer or missing`() throws {
    let longer = try #require(golden.complaint(about: "a\nb", recorded: "a"))
    #expect(longer.contains(":2 differs") && longer.contains("(end)"))
    #expect(
      try #require(golden.complaint(about: "a", recorded: "a\nb")).contains("now:      (end)"))
    #expect(
      golden.complaint(about: "a", recorded: nil)
        == "Tests/Goldens/samples/test.txt is missing; Scripts/goldens records it")
  }

  @Test func `rounds numbers to four decimals, and knows one zero`() {
    #expect(
      short([-0.00001, -0.0, 1, 0.33333, -2.5, 12345.67891]) == "0 0 1 0.3333 -2.5 12345.6789")
  }
}
