package import SegueCatalog
import SeguePreview
package import SegueStaging
import SegueSystem
import SegueTimeline

/// The additions of a published gallery: pages and pictures for links, and files for search engines.
package struct Publication: Sendable {
  let address: PublishedAddress
  private let presets: [Preset]
  private let all: [Preset]
  private let catalog: LoadedCatalog
  private let request: StageRequest
  private let pictures: PictureChoice

  /// Prepares a publication.
  ///
  /// - Parameters:
  ///   - address: its address.
  ///   - presets: the presets to write pages of, in the order of their cards.
  ///   - all: the presets of the whole gallery, to which each page links: more, if this is a part of it.
  ///   - catalog: the source of presets, scenes and fonts.
  ///   - request: the requested stage.
  ///   - pictures: the pictures on it.
  package init(
    at address: PublishedAddress, _ presets: [Preset], of all: [Preset], in catalog: LoadedCatalog,
    on request: StageRequest, _ pictures: PictureChoice
  ) {
    (self.address, self.presets, self.catalog) = (address, presets, catalog)
    (self.request, self.pictures, self.all) = (request, pictures, all)
  }

  /// A warning about characters of the presets that no font has, which the pictures for links show as boxes.
  package func warning() throws(StagingError) -> StagingMessage? {
    try FontSet(catalog: catalog.folders).warning(about: presets.flatMap { [$0.name, $0.summary] })
  }

  package typealias File = (name: String, bytes: [UInt8])

  /// The page of each preset, and the picture for links to it.
  package func pages() throws -> [File] {
    let preview = LinkPreview(
      brand: address.title, fonts: try FontSet(catalog: catalog.folders))
    let drawn = presets.concurrentMap(threads: ThisProcess.processorCount) { preset in
      Result { try picture(of: preset, preview) }
    }
    return try zip(presets, drawn).flatMap { preset, picture -> [File] in
      let folder = PublishedPage.folder(of: preset.id)
      let page = PublishedPage(preset: preset, presets: all, address: address)
      return [
        ("\(folder)/preview.png", try picture.get()),
        ("\(folder)/index.html", Array(page.text.utf8)),
      ]
    }
  }

  /// The files for the whole gallery: the picture for links to it, and the files for search engines.
  package func files() throws -> [File] {
    let preview = LinkPreview(
      brand: address.title, fonts: try FontSet(catalog: catalog.folders))
    let posters = presets.lazy.compactMap { frames(of: $0, at: [$0.preview.poster])?.first }
    let bitmap = try preview.bitmap(
      title: Self.title(presets.count), text: Self.summary, frames: Array(posters.prefix(3)))
    return [
      ("preview.png", try PNG.encode(bitmap)), ("sitemap.xml", Array(sitemap.utf8)),
      ("robots.txt", Array(robots.utf8)),
    ]
  }

  /// The tags of the gallery's own page.
  var tags: LinkTags {
    LinkTags(
      site: address.title, title: "\(address.title): \(Self.title(presets.count))",
      description: Self.summary,
      address: address.address(), picture: address.address(of: "preview.png"),
      pictureText: "Phones in the middle of screen transitions.")
  }

  private static func title(_ count: Int) -> String {
    count == 1 ? "1 screen transition for iOS" : "\(count) screen transitions for iOS"
  }

  private static let summary =
    "Watch, drag and copy them: each plays in the browser and is ready for Swift."

  private var sitemap: String {
    let names = [""] + presets.map { "\(PublishedPage.folder(of: $0.id))/" }
    let urls = names.map { "<url><loc>\(address.address(of: $0))</loc></url>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(urls.joined(separator: "\n"))
      </urlset>

      """
  }

  private var robots: String {
    "User-agent: *\nAllow: /\nSitemap: \(address.address(of: "sitemap.xml"))\n"
  }

  // MARK: Pictures

  private func picture(of preset: Preset, _ preview: LinkPreview) throws -> [UInt8] {
    let frames = frames(of: preset, at: [0, preset.preview.poster, 1]) ?? []
    return try PNG.encode(
      preview.bitmap(title: preset.name, text: preset.summary, frames: frames))
  }

  /// Frames of a preset; nil where it cannot be shown, which its card says.
  private func frames(of preset: Preset, at moments: [Double]) -> [Bitmap]? {
    var request = request
    request.operation = preset.scroll == nil ? PageBuilder.played(by: preset).first : nil
    let isReturn = request.operation == .pop || request.operation == .dismiss
    return try? PreviewSubject(
      preset, on: request, isReturn ? pictures.swapped : pictures, in: catalog
    ).frameSource(scale: Self.scale).frames(at: moments)
  }

  /// The pixels of a point: frames are drawn larger than they are shown, for smooth edges.
  private static let scale = 1.0
}

extension FrameSource {
  fileprivate func frames(at moments: [Double]) throws -> [Bitmap] {
    try moments.map { try frame(at: $0) }
  }
}

extension GalleryFiles {
  /// Packs pages into a folder, with the additions of a published gallery.
  package init(
    _ pages: [GalleryPage], _ front: GalleryFront,
    films: [(film: GalleryFilm, bytes: [UInt8])] = [], publication: Publication? = nil
  ) throws {
    self.init(
      pages, front, films: films,
      try publication.map {
        PublishedFiles(pages: try $0.pages(), common: try $0.files(), tags: $0.tags)
      })
  }

  /// Packs shards into the folder that a single build would write.
  package init(
    merging shards: MergedShards, _ front: GalleryFront, publication: Publication? = nil
  ) throws {
    self.init(
      shards.files, cards: shards.cards, front,
      try publication.map { PublishedFiles(pages: [], common: try $0.files(), tags: $0.tags) })
  }
}
