import SegueCatalog
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The gallery of the presets that tests name, written once for all tests that use it.
enum GallerySite {
  static let catalog = Result { LoadedCatalog([try CatalogFolder(SampledCatalog.path)]) }

  /// The style and the scripts of its page.
  static let assets = Result { try GalleryAssets(folder: assetsFolder) }
  static let assetsFolder = Checkout.folder + "/Sources/SegueGallery/Page"

  /// What an index has that shows no first screen.
  static var front: GalleryFront {
    get throws { GalleryFront(assets: try assets.get()) }
  }

  private static let written = Result {
    let folder = try TemporaryFolder()
    let catalog = try Self.catalog.get()
    let front = GalleryFront(
      assets: try assets.get(), families: catalog.families.described,
      hero: builder().hero(of: catalog.inOrder, in: catalog))
    try GalleryFolder(path: "\(folder.path)/site").write(
      GalleryFiles(try variedPages(), front).packed())
    return folder
  }

  /// The pages with the looks that tests use, since each takes its time.
  private static func variedPages() throws -> [GalleryPage] {
    let changes = [PageVariant(isRightToLeft: true), PageVariant(reducesMotion: true)]
    let all = changes + [PageVariant(isDark: true), PageVariant(device: .tablet)]
    let varied = try pages(of: ["parallax-push"], variants: all)
    return try pages(variants: changes).map { page in
      varied.first { $0.card.id == page.card.id } ?? page
    }
  }

  /// The address of its page.
  static func address(_ rest: String = "") throws -> String {
    "file://\(try written.get().path)/site/index.html\(rest)"
  }

  /// The pages of presets, at one pixel per point; of all presets where none are named.
  ///
  /// - Parameter variants: the other looks and layouts to include.
  static func pages(
    of ids: [String] = [], withValues: Bool = false, variants: [PageVariant] = []
  ) throws -> [GalleryPage] {
    let catalog = try catalog.get()
    let presets = catalog.inOrder.filter { ids.isEmpty || ids.contains($0.id) }
    return builder(withValues: withValues, variants: variants).pages(of: presets, in: catalog).pages
  }

  static func builder(
    withValues: Bool = false, variants: [PageVariant] = []
  ) -> GalleryBuilder {
    GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1,
      values: withValues ? .all : .none, variants: variants)
  }
}

extension BrowserSession {
  /// Waits until every picture on the page has been decoded.
  func waitForPictures() throws {
    _ = try evaluate(
      """
      Promise.all([...new Set([...document.querySelectorAll(".picture")]
        .map((element) => /url\\("(.*)"\\)/.exec(element.style.backgroundImage)?.[1]).filter(Boolean))]
        .map((address) => Object.assign(new Image(), { src: address }).decode()))
        .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      """)
  }

  /// The numeric result of a script.
  func number(_ script: String) throws -> Double {
    (try evaluate(script) as? Double) ?? .nan
  }

  /// The bounding box of the first element that matches a selector.
  func box(_ selector: String) throws -> (x: Double, y: Double, width: Double, height: Double) {
    func part(_ name: String) throws -> Double {
      try number("document.querySelector('\(selector)').getBoundingClientRect().\(name)")
    }
    return (try part("x"), try part("y"), try part("width"), try part("height"))
  }
}
