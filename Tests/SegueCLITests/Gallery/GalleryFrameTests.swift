import SegueCatalog
import SeguePreview
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueCLI

/// What the gallery shows of every preset, against our own frames, pixel by pixel.
@Suite(.enabled(if: Chromium.installed != nil, Comment(rawValue: Chromium.absence)), .serialized)
struct GalleryFrameTests {
  @Test func `every preset looks like our frames at five moments`() throws {
    let browser = try BrowserSession(width: 390, height: 844)
    let catalogue = try GallerySite.catalogue.get()
    let presets = catalogue.inOrder
    #expect(presets.count >= 15)
    print("| preset | 0 % | 25 % | 50 % | 75 % | 100 % | (mean / worst region, of 255)")
    for preset in presets {
      let (film, name) = try Self.film(of: preset, catalogue)
      var row: [Difference] = []
      for progress in [0, 0.25, 0.5, 0.75, 1] {
        let time = film.duration * 1000 * progress
        try browser.open("about:blank")
        try browser.open(
          GallerySite.address("?bare#/\(preset.id)/\(name)?t=\(time)"),
          until: "document.documentElement.dataset.ready !== undefined")
        try browser.waitForPictures()
        let shown = try PNG.decode(try browser.screenshot(), name: "screenshot")
        row.append(Difference(try film.frame(at: progress), shown))
      }
      print("| \(preset.id) | \(row.map(\.text).joined(separator: " | ")) |")
      #expect(row.allSatisfy { $0.isSmall }, "\(preset.id): \(row.map(\.text))")
    }
    #expect(try browser.listen() == [])
  }

  /// A preset as our own renderer shows it, and what the gallery calls it.
  private static func film(
    of preset: Preset, _ catalogue: Catalogue
  ) throws -> (film: any Film, name: String) {
    guard preset.scroll == nil else { return (try pulledFilm(of: preset, catalogue), "scroll") }
    var request = StageRequest()
    let operation = try #require(SheetMaker.played(by: preset).first)
    request.operation = operation
    let staged = try StagedPreset(preset, request, PictureChoice(), in: catalogue)
    return (try staged.film(scale: 1), operation.rawValue)
  }

  /// A list that is pulled and let go, as a gallery's card plays it.
  private static func pulledFilm(of preset: Preset, _ catalogue: Catalogue) throws -> GestureFilm {
    let set = try StageSetting(
      preset: preset, request: StageRequest(), pictures: PictureChoice(),
      folders: catalogue.folders
    ).scrolledStage()
    let staged = try StagedScroll(preset, [], on: set.stage)
    let range = OffsetRange(on: set.stage)
    let film = range.film
    let covers = [ScrollCover(on: set.stage)?.layer].compactMap { $0 }
    let layers = staged.layers + covers
    let fonts = try FontSet(catalogue: catalogue.folders)
    return try GestureFilm(
      duration: film.duration, layers: [layers], on: set.stage,
      pictures: set.source(on: set.stage, fonts: fonts, scale: 1), scale: 1
    ) { time in
      let index = Int((time / film.duration * Double(film.places.count - 1)).rounded())
      var frame = staged.frame(scrolledTo: range.position(film.places[index] + range.first))
      frame.states += covers.map(\.state)
      return GestureFilm.Moment(layers: layers, frame: frame, fingers: [])
    }
  }
}
