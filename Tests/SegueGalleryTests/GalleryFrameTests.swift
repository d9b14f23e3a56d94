import SegueCatalog
import SeguePreview
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The gallery's rendering of every preset, compared with our own frames pixel by pixel.
@Suite(.needsChromium, .serialized)
struct GalleryFrameTests {
  private static let times = [0, 0.25, 0.5, 0.75, 1.0]

  /// A timeline of a preset: its name in the gallery, and our own frames of it.
  private struct Form {
    /// The operation, as in the page's address.
    let operation: String
    /// The variant in the address, such as `rtl`.
    var change = ""
    let frameSource: any FrameSource

    /// The script that finds its timeline, or the name of an identical one.
    func timeline(of id: String) -> String {
      let preset = "segue.presets.get('\(id)')"
      return change.isEmpty
        ? "\(preset).timelines['\(operation)']"
        : "\(preset).variants['\(change)']?.timelines['\(operation)']"
    }
    var name: String { change.isEmpty ? operation : "\(operation), \(change)" }
  }

  @Test func `every operation of a preset matches our frames at five times`() throws {
    let browser = try BrowserSession(width: 402, height: 874)
    let catalog = try GallerySite.catalog.get()
    let presets = catalog.inOrder
    #expect(presets.count >= 15)
    let heads = Self.times.map { "\(Int($0 * 100)) %" }.joined(separator: " | ")
    print("| preset | form | \(heads) | (mean / worst region, of 255)")
    var count = 0
    for preset in presets {
      try browser.open("about:blank")
      try browser.open(
        GallerySite.address("?bare#/\(preset.id)?t=0"), until: "segue.pages.current?.player")
      for form in try Self.forms(of: preset, catalog) {
        count += 1
        // Of the heaviest presets, only a server makes every look.
        let hasForm = "segue.isLookAvailable('\(form.change)', segue.presets.get('\(preset.id)'))"
        guard try browser.evaluate(hasForm) as? Bool == true else {
          #expect(form.change == "rtl")
          print("| \(preset.id) | \(form.name) | not in a folder |")
          continue
        }
        if let original = try browser.evaluate(form.timeline(of: preset.id)) as? String {
          print("| \(preset.id) | \(form.name) | same as '\(original)' |")
          continue
        }
        let row = try Self.differences(of: form, preset.id, browser)
        print("| \(preset.id) | \(form.name) | \(row.map(\.text).joined(separator: " | ")) |")
        #expect(row.allSatisfy { $0.isSmall }, "\(preset.id) \(form.name): \(row.map(\.text))")
      }
    }
    #expect(count >= 3 * presets.count)
    #expect(try browser.listen() == [])
  }

  /// The differences between the page and our frames at each time.
  private static func differences(
    of form: Form, _ id: String, _ browser: BrowserSession
  ) throws -> [Difference] {
    let address = "#/\(id)/\(form.operation)?\(form.change.isEmpty ? "" : form.change + "&")t=0"
    _ = try browser.evaluate("location.hash = '\(address)'")
    try browser.wait(
      until:
        "segue.pages.current?.player && segue.pages.current.operation === '\(form.operation)' "
        + "&& segue.pages.current.look === '\(form.change)' && \(form.timeline(of: id))"
    )
    try browser.waitForPictures()
    return try times.map { progress in
      _ = try browser.evaluate(
        "segue.pages.current.seekMilliseconds(\(form.frameSource.duration * 1000 * progress))")
      let shown = try PNG.decode(try browser.screenshot(), name: "screenshot")
      return Difference(try form.frameSource.frame(at: progress), shown, step: 2)
    }
  }

  /// All operations of a preset, and one of them right to left and with reduced motion.
  private static func forms(of preset: Preset, _ catalog: LoadedCatalog) throws -> [Form] {
    guard preset.scroll == nil else {
      return [Form(operation: "scroll", frameSource: try demonstration(of: preset, catalog))]
    }
    func form(_ operation: Operation, _ change: String = "") throws -> Form {
      var request = StageRequest()
      request.operation = operation
      request.isRightToLeft = change == "rtl"
      request.reducesMotion = change == "reduced-motion"
      let staged = try StagedPreset(preset, request, PictureChoice(), in: catalog)
      return Form(
        operation: operation.rawValue, change: change, frameSource: try staged.frameSource(scale: 1)
      )
    }
    let first = try #require(PageBuilder.played(by: preset).first)
    return try preset.operations.map { try form($0) }
      + [try form(first, "rtl"), try form(first, "reduced-motion")]
  }

  /// A list that is overscrolled and released, as a gallery's card plays it.
  private static func demonstration(of preset: Preset, _ catalog: LoadedCatalog) throws
    -> GestureFrameSource
  {
    let set = try StageBuilder(
      preset: preset, request: StageRequest(), pictures: PictureChoice(),
      folders: catalog.folders
    ).scrolledStage()
    let staged = try StagedScroll(preset, [], on: set.stage)
    let range = OffsetRange(on: set.stage)
    let recording = range.demonstration
    let covers = [ScrollHeader(on: set.stage)?.layer].compactMap { $0 }
    let layers = staged.layers + covers
    let fonts = try FontSet(catalog: catalog.folders)
    return try GestureFrameSource(
      duration: recording.duration, layers: [layers], on: set.stage,
      pictures: set.source(on: set.stage, fonts: fonts, scale: 1), scale: 1
    ) { time in
      let index = Int(
        (time / recording.duration * Double(recording.positions.count - 1)).rounded())
      var frame = staged.frame(scrolledTo: range.position(recording.positions[index] + range.first))
      frame.states += covers.map(\.state)
      return GestureFrameSource.Sample(layers: layers, frame: frame, fingers: [])
    }
  }
}
