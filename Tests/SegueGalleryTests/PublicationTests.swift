import SegueCatalog
import SegueStaging
import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueGallery

/// Galleries for web sites: their addresses, pages for links, shards and compressed files.
@Suite struct PublicationTests {
  @Test(arguments: [
    ("https://example.com", "https://example.com"),
    ("HTTPS://Example.com:8080/a%20b/", "https://example.com:8080/a%20b"),
    ("http://localhost/gallery", "http://localhost/gallery"),
  ])
  func `an address is kept without its last slash`(text: String, expected: String) throws {
    #expect(try PublishedAddress(text).text == expected)
  }

  @Test(arguments: [
    "example.com", "ftp://example.com", "https://", "https://-a.com", "https://a..b",
    "https://a/?x",
    "https://a/#x", "https://a/b c", "https://a/../b", "https://a//b", "https://a/%2",
    "https://a:0",
    "https://user@a/", "https://a/\"><script>", "https://é.com",
  ])
  func `what is no address is refused`(text: String) {
    #expect(throws: PublishedAddress.Problem.self) { try PublishedAddress(text) }
  }

  @Test(arguments: [
    (
      "https://é.com",
      "has a host in other letters than ASCII; write it as browsers send it, which begins with xn--"
    ),
    (
      "https://[::1]:80/a",
      "has an IPv6 address for a host, which is not a place to publish at; use a name"
    ),
    ("https://a.com/é", "contains characters that an address has to escape with %"),
  ])
  func `what to write instead is said`(text: String, reason: String) {
    #expect(throws: PublishedAddress.Problem(reason: reason)) { try PublishedAddress(text) }
  }

  @Test func `a published gallery has a page and a picture for each preset`() throws {
    let files = try gallery(of: Self.ids)
    let named = Dictionary(uniqueKeysWithValues: files.all.map { ($0.name, $0.bytes) })
    for id in Self.ids {
      let page = String(decoding: try #require(named["p/\(id)/index.html"]), as: UTF8.self)
      #expect(page.contains("https://example.com/g/p/\(id)/preview.png"))
      #expect(page.contains("<h1>") && page.contains("../../index.html#/\(id)"))
      #expect(!page.contains("<script"))
      let picture = try #require(named["p/\(id)/preview.png"])
      // The width and the height, in the first chunk of a PNG.
      #expect(Array(picture[16..<24]) == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76])
    }
    let sitemap = String(decoding: try #require(named["sitemap.xml"]), as: UTF8.self)
    #expect(sitemap.contains("<loc>https://example.com/g/p/cover/</loc>"))
    let robots = String(decoding: try #require(named["robots.txt"]), as: UTF8.self)
    #expect(robots.contains("Sitemap: https://example.com/g/sitemap.xml"))
    let index = String(decoding: try #require(named["index.html"]), as: UTF8.self)
    #expect(
      index.contains("<meta property=\"og:image\" content=\"https://example.com/g/preview.png\">"))
    #expect(index.contains("twitter:card"))
    for id in Self.ids { #expect(index.contains("<a class=\"view\" href=\"p/\(id)/\"")) }
    #expect(!index.contains("href=\"#/"))
  }

  @Test(.needsChromium)
  func `links lead to the index with a script, and a preset's page fits a phone`() throws {
    let folder = try TemporaryFolder()
    try GalleryFolder(path: folder.path).write(try gallery(of: Self.ids))
    let browser = try BrowserSession(width: 320, height: 700, scale: 2, isTouched: true)
    try browser.open(
      "file://\(folder.path)/index.html", until: "document.documentElement.dataset.ready === ''")
    let links = "[...document.querySelectorAll('#index a.view')].map((a) => a.getAttribute('href'))"
    #expect(try browser.number("\(links).length") >= Double(Self.ids.count))
    #expect(
      try browser.evaluate("\(links).every((href) => href.startsWith('#/'))") as? Bool == true)
    try browser.open("file://\(folder.path)/p/\(Self.ids[0])/index.html")
    #expect(try browser.number("document.documentElement.scrollWidth") <= 320)
    let columns = "getComputedStyle(document.querySelector('.about')).gridTemplateColumns"
    let width = try browser.number("parseFloat(\(columns))")
    #expect(width > 0 && width < 140, "the titles of the facts are a column of their own")
    #expect(try browser.listen() == [])
  }

  @Test func `a gallery that is not published links to the pages in its index`() throws {
    let pages = try GallerySite.pages(of: [Self.ids[0]])
    let files = try GalleryFiles(pages, GallerySite.front)
    let index = String(decoding: try #require(files.all.last).bytes, as: UTF8.self)
    #expect(index.contains("<a class=\"view\" href=\"#/\(Self.ids[0])\""))
    #expect(!index.contains("href=\"p/"))
  }

  @Test func `the page of a preset links to every other, without a script`() throws {
    let files = try gallery(of: Self.ids)
    for id in Self.ids {
      let file = try #require(files.all.first { $0.name == "p/\(id)/index.html" })
      let page = String(decoding: file.bytes, as: UTF8.self)
      for other in Self.ids { #expect(page.contains("<a href=\"../\(other)/\"")) }
    }
  }

  @Test func `shards merge into the bytes of a build in one go, and so does a second build`() throws
  {
    let whole = try gallery(of: Self.ids).compressed()
    let again = try gallery(of: Self.ids).compressed()
    #expect(whole.all.map(\.name) == again.all.map(\.name))
    #expect(whole.all.map(\.bytes) == again.all.map(\.bytes))
    let folder = try TemporaryFolder()
    let presets = try presets(Self.ids)
    let shards = try [1, 2].map { number in
      let shard = try #require(GalleryShard("\(number)/2"))
      let target = GalleryFolder(path: folder.file("shard-\(number)"))
      try target.write(try gallery(of: shard.presets(of: presets).map(\.id)).compressed())
      return (name: "shard-\(number)", folder: target)
    }
    let address = try PublishedAddress(Self.address)
    let merged = try MergedShards(of: shards, presets: presets, address: address)
    let files = try GalleryFiles(
      merging: merged, GallerySite.front, publication: try publication(Self.ids)
    ).compressed()
    try GalleryFolder(path: folder.file("merged")).write(files)
    try GalleryFolder(path: folder.file("whole")).write(whole)
    for name in whole.all.map(\.name) + [".segue-gallery"] {
      let bytes = try FileBytes.read(folder.file("merged/\(name)"), limit: 1 << 26)
      #expect(
        bytes == (try FileBytes.read(folder.file("whole/\(name)"), limit: 1 << 26)), "\(name)")
    }
    #expect(Set(files.all.map(\.name)) == Set(whole.all.map(\.name)))
    // A shard is missing, and another was built for another address.
    #expect(throws: MergedShards.Problem.self) {
      try MergedShards(of: [shards[0]], presets: presets, address: address)
    }
    #expect(throws: MergedShards.Problem.self) {
      try MergedShards(
        of: shards, presets: presets, address: try PublishedAddress("https://example.org"))
    }
    #expect(throws: MergedShards.Problem.self) {
      try MergedShards(
        of: shards + [("none", GalleryFolder(path: folder.file("none")))], presets: presets,
        address: address)
    }
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "", "-1/2"])
  func `what is no shard is refused`(text: String) { #expect(GalleryShard(text) == nil) }

  @Test func `texts over 1 kB are compressed, and decompress to themselves`() throws {
    let long = Array(String(repeating: "linear(0, 0.5, 1) ", count: 200).utf8)
    let files = GalleryFiles(all: [
      ("a.js", long), ("b.js", [1]), ("media/c.webp", long), ("index.html", long),
    ]).compressed()
    #expect(
      files.all.map(\.name) == [
        "a.js.gz", "a.js", "b.js", "media/c.webp", "index.html.gz", "index.html",
      ])
    // No flags and no time.
    #expect(Array(files.all[0].bytes.prefix(8)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    let folder = try TemporaryFolder()
    try GalleryFolder(path: folder.file("site")).write(files)
    let decompressed = try text(of: "gzip -dc '\(folder.file("site/a.js.gz"))'")
    #expect(Array(decompressed.utf8) == long)
  }

  // MARK: Galleries

  private static let ids = ["cover", "crossfade", "flip"]
  private static let address = "https://example.com/g"

  private func presets(_ ids: [String]) throws -> [Preset] {
    try GallerySite.catalog.get().inOrder.filter { ids.contains($0.id) }
  }

  private func publication(_ ids: [String]) throws -> Publication {
    Publication(
      at: try PublishedAddress(Self.address), try presets(ids), of: try presets(Self.ids),
      in: try GallerySite.catalog.get(),
      on: StageRequest(), PictureChoice())
  }

  private func gallery(of ids: [String]) throws -> GalleryFiles {
    try GalleryFiles(
      try GallerySite.pages(of: ids), GallerySite.front, publication: try publication(ids))
  }
}
