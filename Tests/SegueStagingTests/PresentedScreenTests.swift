import SegueCatalog
import SeguePreview
import SegueTimeline
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueStaging

/// Screens presented in a frame smaller than the container.
@Suite struct PresentedScreenTests {
  private func staged(
    _ presentation: String, _ operation: SegueTimeline.Operation = .present,
    _ pictures: PictureChoice = PictureChoice()
  ) throws -> StagedPreset {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      schema: 1
      id: sheet
      name: Sheet
      summary: A sheet.
      transitions:
        present: {tracks: [{layer: to, translate-y: {from: container.height - to.y}}]}
        dismiss: {reverse: present}
      presentation: {style: over-context, \(presentation)}
      interaction: {dismiss: {gesture: {pan: down}, progress: 0, finish: "true"}}
      reduced-motion: none
      preview: {scene: feed-to-detail}

      """, to: "catalog/present/sheet.yaml")
    let catalog = LoadedCatalog([
      try CatalogFolder("\(folder.path)/catalog"), try CatalogFolder(Checkout.catalog),
    ])
    let preset = try #require(catalog.registry.preset("sheet"))
    return try StagedPreset(preset, StageRequest(operation: operation), pictures, in: catalog)
  }

  @Test(arguments: [SegueTimeline.Operation.present, .dismiss])
  func `a presented screen is laid out in its frame, and not squashed`(
    operation: SegueTimeline.Operation
  ) throws {
    let whole = try staged("backdrop: black", operation)
    let sheet = try staged("frame: [20, 200, container.width - 40, 500]", operation)
    let subject: Subject = operation == .present ? .to : .from
    let picture = try #require(try sheet.source(scale: 1).picture(of: subject, omitting: []))
    #expect((picture.bitmap.width, picture.bitmap.height) == (362, 500))
    let other: Subject = operation == .present ? .from : .to
    let lower = try #require(try sheet.source(scale: 1).picture(of: other, omitting: []))
    #expect((lower.bitmap.width, lower.bitmap.height) == (402, 874))
    let (a, b) = (
      try #require(whole.resolved.stage.destination), try #require(sheet.resolved.stage.destination)
    )
    // The scene's picture is as wide as the screen, and min(350, height × 0.42) high.
    #expect(b.frame.minX - 20 == a.frame.minX)
    #expect(a.frame.size == Size2D(width: 402, height: 350))
    #expect(b.frame.size == Size2D(width: 362, height: 210))
  }

  @Test func `a screen with detents is laid out at the largest, and shows its upper part`() throws {
    let staged = try staged(
      "detents: {medium: [0, 422, 390, 422], large: [0, 44, 390, 800]}")
    let picture = try #require(try staged.source(scale: 1).picture(of: .to, omitting: []))
    #expect((picture.bitmap.width, picture.bitmap.height) == (390, 800))
    #expect(staged.resolved.timeline.layers.first { $0.id == "to" }?.fit == .cropTop)
    #expect(staged.resolved.stage.to.frame == Rect2D(x: 0, y: 422, width: 390, height: 422))
  }

  @Test(arguments: [
    ("backdrop: black", 390, nil),
    (
      "backdrop: black", 360,
      "is stretched: it is 360 × 844 pixels, but its screen is 390 × 844 points"
    ),
    (
      "frame: [0, 44, 390, 800]", 390,
      "is stretched: it is 390 × 844 pixels, but its screen is 390 × 800 points"
    ),
  ])
  func `a screenshot of another shape is stretched with a warning`(
    presentation: String, width: Int, warning: String?
  ) throws {
    let folder = try TemporaryFolder()
    for (name, width) in [("from.png", 390), ("to.png", width)] {
      try PNG.write(
        Bitmap(width: width, height: 844) { _, _ in 0xFFFF_FFFF }, to: folder.file(name))
    }
    let staged = try staged(
      presentation, .present,
      PictureChoice(from: folder.file("from.png"), to: folder.file("to.png")))
    let texts = staged.messages.filter { $0.kind == .warning }.map(\.text)
    #expect(texts == (warning.map { ["'\(folder.file("to.png"))' \($0)"] } ?? []), "\(texts)")
  }

  @Test func `a screenshot of a presented screen may be dismissed in its own shape`() throws {
    let folder = try TemporaryFolder()
    for (name, height) in [("sheet.png", 800), ("map.png", 844)] {
      try PNG.write(
        Bitmap(width: 390, height: height) { _, _ in 0xFFFF_FFFF }, to: folder.file(name))
    }
    let staged = try staged(
      "frame: [0, 44, container.width, container.height - 44]", .dismiss,
      PictureChoice(from: folder.file("sheet.png"), to: folder.file("map.png")))
    #expect(staged.resolved.stage.container.size == Size2D(width: 390, height: 844))
    #expect(staged.messages.filter { $0.kind == .warning }.map(\.text) == [])
  }
}
