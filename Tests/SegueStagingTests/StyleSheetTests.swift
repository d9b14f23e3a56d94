import SegueCatalog
import SegueExport
import SeguePreview
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// What browsers show of an exported style sheet, against our own frames of the same screens, pixel by pixel.
@Suite(.serialized)
struct StyleSheetTests {
  private static let presets = [
    "parallax-push", "cell-zoom", "fade-through", "shared-axis-z", "diamond",
  ]

  @Test(.needsChromium, arguments: presets)
  func `a style sheet matches our frames at eleven moments in Chromium`(id: String) throws {
    let browser = try BrowserSession(width: 450, height: 860)
    let play = try SheetPlay(id, scale: 1)
    try browser.open("\(play.address)?bare", until: "window.isSegueReady")
    for operation in play.operations {
      _ = try browser.evaluate("segueStart('\(operation.rawValue)')")
      try play.expectMatches(operation) { milliseconds in
        _ = try browser.evaluate("segueSeek(\(milliseconds))")
        return try browser.screenshot()
      }
      _ = try browser.evaluate("segueCancel('\(operation.rawValue)')")
    }
    let messages = try browser.listen()
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test(.needsChromium)
  func `a swipe that is cancelled shows the page as it was`() throws {
    let browser = try BrowserSession(width: 450, height: 860)
    let play = try SheetPlay("parallax-push", scale: 1)
    try browser.open("\(play.address)?bare", until: "window.isSegueReady")
    _ = try browser.evaluate("segueStart('push').then(() => segueCancel('push'))")
    let before = try PNG.decode(try browser.screenshot(), name: "before")
    for (progress, finishes) in [(0.3, false), (0.7, false), (0.6, true)] {
      let isUpper = try browser.evaluate(
        """
        segueSwipe("push", \(progress), \(finishes)).then(() => new Promise(requestAnimationFrame))
          .then(() => !document.getElementById("upper").hidden)
        """)
      #expect(isUpper as? Bool == finishes)
      let count = try browser.evaluate("document.getAnimations().length") as? Int
      #expect(count == 0)
      let after = try PNG.decode(try browser.screenshot(), name: "after")
      #expect((Difference(before, after).mean == 0) != finishes)
    }
  }
}

/// A preset's page with two pictures, and our frames of the same ones.
private struct SheetPlay {
  let preset: Preset
  let operations: [SegueTimeline.Operation]
  let address: String
  private let folder: TemporaryFolder
  private let catalog: LoadedCatalog
  private let scale: Int
  private static let size = Size2D(width: 390, height: 844)
  /// What was tapped: a part of the lower screen that looks like all around it, since our frames blur over the place that
  /// it leaves.
  private static let source = Rect2D(x: 120, y: 88, width: 150, height: 18)

  init(_ id: String, scale: Int) throws {
    self.scale = scale
    catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    preset = try #require(catalog.registry.preset(id))
    folder = try TemporaryFolder()
    // The screens are those of a push that is known to show each alone at its ends.
    let push = try #require(catalog.registry.preset("parallax-push"))
    let request = StageRequest(operation: .push, container: Self.size, cornerRadius: 0)
    let frames = try StagedPreset(push, request, PictureChoice(), in: catalog)
      .frameSource(scale: Double(scale))
    let pictures = try [0, 1].map { try PNG.encode(frames.frame(at: $0)) }
    try folder.write(pictures[0], to: "lower.png")
    try folder.write(pictures[1], to: "upper.png")
    let sheet = try ExportFormat.css.export(preset, from: catalog.registry)
    operations = sheet.operations
    let page = CSSPage(
      css: sheet.text, name: preset.name, summary: preset.summary, preset: id,
      operations: operations,
      screens: CSSPage.Screens(
        lower: EncodedPicture(bytes: pictures[0], size: Self.size),
        upper: EncodedPicture(bytes: pictures[1], size: Self.size),
        source: sheet.text.contains("--segue-source") ? Self.source : nil))
    try folder.write(page.text, to: "page.html")
    address = "file://\(folder.path)/page.html"
  }

  /// Compares pictures of the page at eleven moments with our frames.
  func expectMatches(
    _ operation: SegueTimeline.Operation, picture: (Double) throws -> [UInt8]
  ) throws {
    let goesBack = operation == .pop || operation == .dismiss
    let (lower, upper) = (folder.file("lower.png"), folder.file("upper.png"))
    let request = StageRequest(
      operation: operation, container: Self.size, cornerRadius: 0, source: Self.source)
    let staged = try StagedPreset(
      preset, request,
      goesBack ? PictureChoice(from: upper, to: lower) : PictureChoice(from: lower, to: upper),
      in: catalog)
    let frames = try staged.frameSource(scale: Double(scale))
    let differences = try (0...10).map { step in
      let progress = Double(step) / 10
      let ours = frames.frame(at: progress)
      let milliseconds = staged.resolved.timeline.time(at: progress) * 1000
      let theirs = try PNG.decode(try picture(milliseconds), name: "screenshot")
      return Difference(ours, theirs.corner(width: ours.width, height: ours.height))
    }
    print(preset.id, operation, differences.map(\.text).joined(separator: "  "))
    #expect(
      differences.allSatisfy { $0.isSmall }, "\(preset.id) \(operation): \(differences.map(\.text))"
    )
  }
}

extension Bitmap {
  /// The part at the top left.
  fileprivate func corner(width: Int, height: Int) -> Bitmap {
    Bitmap(width: min(width, self.width), height: min(height, self.height)) { self[$0, $1] }
  }
}
