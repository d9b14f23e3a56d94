import SegueTimeline
import Testing

/// The named easings are listed once, in the engine: a second list would miss the next one.
@Suite struct EasingListTests {
  /// The list, what leads the names of other systems to it, and the four keywords of CSS.
  private static let lists = [
    "Sources/SegueExport/CSS/CSSEasing.swift",
    "Sources/SegueTimeline/Timing/NamedTimingFunction.swift",
    "Sources/SegueYAML/Synonyms/ForeignEasing.swift",
  ]

  @Test func `no other file lists the named easings`() throws {
    let names = NamedTimingFunction.all.map(\.name)
    let files = ["Sources", "Examples"].flatMap {
      Repository.files(under: $0, suffixes: ["swift", "js", "ts", "html", "css", "c", "h"])
    }
    #expect(Self.lists.allSatisfy(files.contains))
    for file in files where !Self.lists.contains(file) {
      let text = try Repository.text(of: file)
      let found = names.filter { text.contains("\"\($0)\"") || text.contains("'\($0)'") }
      #expect(found.count < 4, "\(file) lists \(found): read NamedTimingFunction.all instead")
    }
  }
}
