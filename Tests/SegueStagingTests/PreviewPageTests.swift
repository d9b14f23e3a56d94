import SegueCatalog
import SeguePreview
import SegueTimeline
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueStaging

/// What a browser shows of a preview's page, against our own frames, pixel by pixel.
@Suite(.needsChromium, .serialized)
struct PreviewPageTests {
  static let presets = [
    "card-expand", "cell-zoom", "circle-reveal", "container-transform", "cover", "crossfade",
    "cube",
    "depth-sheet", "explode", "fade-through", "flip", "fold", "parallax-push", "tab-slide",
  ]

  @Test(arguments: presets)
  func `a page matches our rendered frames at five moments`(id: String) throws {
    try expectMatch(of: try Show(id))
  }

  @Test(arguments: [
    ("cell-zoom", "drag-away-caught"), ("depth-sheet", "pull-down"),
    ("circle-reveal", "swipe-back-short"),
  ])
  func `a gesture page matches our rendered frames`(id: String, gesture: String) throws {
    try expectMatch(of: try Show(id, held: gesture))
  }

  private func expectMatch(of show: Show) throws {
    let page = try PreviewPage(
      show.timeline, on: show.stage, preset: show.preset, source: show.source)
    let folder = try TemporaryFolder()
    try folder.write(page.text, to: "page.html")
    let size = show.stage.container.size
    let browser = try BrowserSession(width: Int(size.width), height: Int(size.height))
    let differences = try [0, 0.25, 0.5, 0.75, 1].map { progress in
      try show.difference(at: progress, in: browser, page: "file://\(folder.path)/page.html")
    }
    // Browsers leave the edges of turned layers jagged and resample pictures more softly than we do.
    print(show.preset.id, differences.map(\.text).joined(separator: "  "))
    #expect(differences.allSatisfy { $0.isSmall }, "\(differences.map(\.text))")
  }
}

/// A preset on the scene of its own, by itself or under a finger.
private struct Show {
  let preset: Preset
  let stage: Stage
  let timeline: Timeline
  let source: any PictureSource
  let frameSource: any FrameSource

  init(_ id: String, held gesture: String? = nil) throws {
    let catalog = LoadedCatalog([try CatalogFolder(Checkout.catalog)])
    preset = try #require(catalog.registry.preset(id))
    var request = StageRequest()
    if gesture != nil { request = try request.forInteraction(of: preset, in: catalog.registry) }
    let staged = try StagedPreset(preset, request, PictureChoice(), in: catalog)
    stage = staged.resolved.stage
    source = staged.source(scale: 1)
    guard let gesture else {
      timeline = staged.resolved.timeline
      frameSource = try staged.frameSource(scale: 1)
      return
    }
    let recorded = try CatalogFiles(.gesture, in: [Checkout.catalog]).gesture(gesture)
    let performance = try #require(try GesturePerformance(recorded, on: staged.resolved))
    timeline = try performance.timeline()
    frameSource = try performance.frameSource(pictures: source, scale: 1)
  }
}

extension Show {
  /// How far the browser's picture of a moment is from ours.
  ///
  /// On a busy machine a screenshot may come before the browser has drawn every tile of the page: one that
  /// differs is taken again, twice at most. What is wrong stays wrong.
  func difference(
    at progress: Double, in browser: BrowserSession, page: String
  ) throws -> Difference {
    let milliseconds = timeline.time(at: progress) * 1000
    let ours = try frameSource.frame(at: progress)
    var result = Difference(ours, ours)
    try browser.open(
      "\(page)?bare&t=\(milliseconds)", until: "location.href.endsWith('t=\(milliseconds)')")
    for _ in 0..<3 {
      result = Difference(ours, try PNG.decode(try browser.screenshot(), name: "screenshot"))
      if result.isSmall { break }
    }
    return result
  }
}
