import SegueCatalog
import SegueExport
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

struct SwiftExportTests {
  private static let catalog = Result {
    try CatalogLoader().load([CatalogFolder(Checkout.catalog)]).groups[0]
  }

  private static func preset(_ id: String) throws -> Preset {
    try #require(catalog.get().first { $0.id == id })
  }

  #if os(Linux)
  @Test(.needs("swiftc"))
  func `each file compiles, plays as the preset's timeline does, and restores everything`() throws {
    let exports = try Self.catalog.get().compactMap { preset in
      (try? SwiftExport(preset)).map { (preset: preset, file: $0) }
    }
    #expect(exports.count >= 40)
    let player = try ExportedPlayer(exports)
    var differences = PictureDifferences()
    for line in try player.lines() {
      let preset = try #require(exports.first { $0.preset.id == line.preset }).preset
      try differences.compare(line, of: preset)
    }
    #expect(differences.problems == [])
    // At least two views at 22 progresses, from left to right and from right to left.
    let operations = exports.reduce(0) { $0 + $1.file.export.operations.count }
    #expect(differences.count >= operations * 2 * 22 * 2)
  }
  #endif

  @Test(arguments: ["parallax-push", "fade-through", "slide", "cover"])
  func `a file has no line of more than 100 columns but in comments`(id: String) throws {
    let text = try SwiftExport(Self.preset(id)).export.text
    let long = text.split(separator: "\n").filter { $0.count > 100 && !$0.contains("//") }
    #expect(long == [])
  }

  @Test func `formulas stand in the file as in the preset`() throws {
    let text = try SwiftExport(Self.preset("parallax-push")).export.text
    #expect(text.contains("from: 0, to: -(settings.parallax * width * direction)"))
    #expect(text.contains("var parallax: CGFloat = 0.3"))
    #expect(text.contains("(distance + speed * settings.after) / size.width > settings.commit"))
  }

  @Test func `what a file lacks is in its head`() throws {
    let file = try SwiftExport(Self.preset("cell-zoom"))
    #expect(!file.export.losses.isEmpty)
    let head = try #require(file.export.text.split(separator: "import UIKit").first).lowercased()
    for loss in file.export.losses { #expect(head.contains(loss.sentence.lowercased())) }
  }

  @Test(arguments: [
    ("genie", "it is played by the code of 'genie'"), ("spring-list", "it follows a scroll view"),
    ("cube", "it turns layers in depth"), ("magic-move", "it moves parts of a screen"),
  ])
  func `a preset that cannot be written says why`(id: String, reason: String) throws {
    let preset = try Self.preset(id)
    #expect(throws: PresetExport.Problem(reason)) { try SwiftExport(preset) }
  }
}
