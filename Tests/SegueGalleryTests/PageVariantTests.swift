import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueStaging
import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueGallery

/// The looks and layouts of a page, and what a server makes on demand.
struct PageVariantTests {
  private func source() throws -> PartSource {
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, variants: [])
    return PartSource(builder: builder, catalog: try GallerySite.catalog.get())
  }

  @Test func `a variant's name says everything about it, in one order`() {
    for isDark in [false, true] {
      for isRightToLeft in [false, true] {
        for reducesMotion in [false, true] {
          for device in PageVariant.Device.allCases {
            let variant = PageVariant(
              isDark: isDark, isRightToLeft: isRightToLeft, reducesMotion: reducesMotion,
              device: device)
            #expect(
              PageVariant(name: variant.name) == (variant == .standard ? nil : variant))
          }
        }
      }
    }
    for name in ["", "rtl.dark", "dark.dark", "dark.", "page", "values", "dark.phone"] {
      #expect(PageVariant(name: name) == nil, "\(name)")
    }
  }

  @Test func `differences name what changed, and what is missing`() {
    let first: JSONObject = ["a": 1, "b": ["c": 1, "d": 2], "e": 3]
    let second: JSONObject = ["a": 1, "b": ["c": 1, "d": 4], "f": 5]
    #expect(second.differences(from: first).text() == #"{"b":{"d":4},"f":5,"e":null}"#)
  }

  @Test func `a server makes any combination on demand, and nothing else`() throws {
    let gallery = LiveGallery(try GallerySite.assets.get())
    let variants = LiveVariants(for: gallery)
    #expect(variants.file("/data/cover.dark.js") == nil)
    variants.show(try source())
    let file = try #require(variants.file("/data/cover.dark.rtl.tablet.js"))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix(#"segue.add({"id":"cover","variant":"dark.rtl.tablet","isWhole":true"#))
    #expect(text.contains("[820,1180]"))
    for path in [
      "/data/cover.rtl.dark.js", "/data/cover.js", "/data/nothing.dark.js", "/cover.dark.js",
    ] {
      #expect(variants.file(path) == nil, "\(path)")
    }
  }

  @Test func `a film is rendered in the background, one at a time`() throws {
    let films = LiveFilms()
    #expect(films.answer("/films/cover/present.webp")?.status == 503)
    films.show(try source())
    #expect(films.answer("/films/cover/present.webp")?.status == 202)
    #expect(films.answer("/films/cover/dismiss.webp")?.status == 503)
    var answer = films.answer("/films/cover/present.webp")
    for _ in 0..<6000 where answer?.status == 202 {
      SystemTime.sleep(microseconds: 10_000)
      answer = films.answer("/films/cover/present.webp")
    }
    #expect(answer?.status == 200)
    #expect(answer?.type == "image/webp")
    #expect(answer?.bytes.starts(with: Array("RIFF".utf8)) == true)
    for path in [
      "/films/cover/present.png", "/films/cover.webp", "/data/cover.webp", "/films/a/b/c/d.gif",
    ] {
      #expect(films.answer(path)?.status == nil, "\(path)")
    }
  }

  @Test func `a film that cannot be made says why`() throws {
    let film = GalleryFilm(id: "nothing", operation: "present", format: .gif)
    let source = try source()
    #expect(throws: StagingError(.notFound, "there is no preset 'nothing'")) {
      try film.bytes(from: source, within: 1)
    }
    let late = GalleryFilm(id: "cover", operation: "present", format: .webp)
    let error = #expect(throws: StagingError.self) { try late.bytes(from: source, within: 0) }
    #expect(error?.message == "rendering took longer than 0 seconds")
  }
}
