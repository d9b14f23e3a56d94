import SegueTestSupport
import SeguePreview
import Testing

@testable import SegueCLI

/// The corner radius that a preset gives a presented screen: in samples, in frames and in pages.
@Suite struct PresentedCornerTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF
  private let folder: TemporaryFolder

  /// A card that rises from below and lies 40 points below the top, with corners of 30 points.
  init() throws {
    folder = try TemporaryFolder()
    let text = """
      schema: 1
      id: card
      name: Card
      summary: A rounded card rises.
      presentation:
        style: over-context
        frame: [0, 40, container.width, container.height - 40]
        corner-radius: 30
      transitions:
        present: {duration: 1s, tracks: [{layer: to, translate-y: {from: container.height}}]}
        dismiss: {reverse: present}
      reduced-motion: none
      """
    try folder.write(text, to: "catalog/sheet/card.yaml")
    for (name, color) in [("a", Self.red), ("b", Self.blue)] {
      let picture = Bitmap(width: 400, height: 800)
      picture.fill(color)
      try PNG.write(picture, to: "\(folder.path)/\(name).png")
    }
  }

  @Test(arguments: ["present", "dismiss"])
  func `samples include the corner radius throughout`(operation: String) {
    let run = CommandRun(
      "sample", "card", "--operation", operation, "--at", "0%,50%,100%", "--json", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.output.ranges(of: "\"cornerRadius\": 30").count == 3)
    #expect(run.output.ranges(of: "\"masksToBounds\": true").count == 3)
  }

  /// At 50 % of the way up the card is 400 points lower than at its end.
  @Test(arguments: [("present", "100%", 40), ("present", "50%", 440), ("dismiss", "0%", 40)])
  func `frames show what is behind the rounded corners`(
    operation: String, moment: String, top: Int
  ) throws {
    let (from, to) = operation == "present" ? ("a", "b") : ("b", "a")
    let path = "\(folder.path)/frame.png"
    let run = CommandRun(
      "preview", "card", "--operation", operation, "--at", moment, "--from",
      "\(folder.path)/\(from).png", "--to", "\(folder.path)/\(to).png", "--container", "400x800",
      "--scale", "1", "--catalog", SampledCatalog.path, "-o", path, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let frame = try PictureFile.read(path)
    // The arc of 30 points crosses the diagonal 30 − 30 / √2 = 8.8 points from the corner.
    #expect(frame[2, top + 2] == Self.red && frame[7, top + 7] == Self.red)
    #expect(frame[10, top + 10] == Self.blue && frame[200, top] == Self.blue)
    #expect(frame[397, top + 2] == Self.red)
    #expect(frame[200, top - 1] == Self.red)
  }

  @Test func `pages clip to the corner radius`() throws {
    let path = "\(folder.path)/card.html"
    let run = CommandRun(
      "preview", "card", "--from", "\(folder.path)/a.png", "--to", "\(folder.path)/b.png",
      "--catalog", SampledCatalog.path, "-o", path, in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let page = try folder.read("card.html")
    #expect(page.contains("border-radius:30px"))
    #expect(page.contains("overflow:clip"))
  }
}
