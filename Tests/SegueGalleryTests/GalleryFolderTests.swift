import SegueCatalog
import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueGallery

/// A gallery's folder and its cache, after a build was stopped or files were damaged.
@Suite struct GalleryFolderTests {
  @Test func `a build that is stopped anywhere is continued by the next one`() throws {
    let first = try GalleryFiles([page("one", "1234"), page("two", "5678")], GallerySite.front)
    let second = try GalleryFiles([page("one", "4321"), page("three", "1234")], GallerySite.front)
    let steps = GalleryFolder(path: "/nowhere").steps(to: first).count
    for count in 0...steps {
      let folder = try TemporaryFolder()
      let site = GalleryFolder(path: folder.file("site"))
      for step in site.steps(to: first).prefix(count) { try site.take(step) }
      try continued(in: folder, with: second, "the first build, after \(count) steps")
    }
    let whole = try TemporaryFolder()
    try GalleryFolder(path: whole.file("site")).write(first)
    let changes = GalleryFolder(path: whole.file("site")).steps(to: second).count
    #expect(changes > 5)
    for count in 0...changes {
      let folder = try TemporaryFolder()
      let site = GalleryFolder(path: folder.file("site"))
      try site.write(first)
      for step in site.steps(to: second).prefix(count) { try site.take(step) }
      try continued(in: folder, with: second, "the second build, after \(count) steps")
    }
  }

  @Test func `no folder stays that has become empty, and none that holds something else`() throws {
    let front = try GallerySite.front
    let folder = try TemporaryFolder()
    let site = GalleryFolder(path: folder.file("site"))
    let pages = ["p/one/index.html", "p/one/preview.png", "p/two/index.html"]
    try site.write(GalleryFiles(pages.map { ($0, []) }, cards: [], front, nil))
    try folder.write([], to: "site/p/two/notes.txt")
    try site.write(GalleryFiles([page("one", "1234")], front))
    #expect(FileStamp.of(folder.file("site/p/one")) == nil)
    #expect(FileStamp.of(folder.file("site/p/two/notes.txt")) != nil)
    FileSystem.remove(folder.file("site/p/two/notes.txt"))
    FileSystem.removeFolder(folder.file("site/p/two"))
    try site.write(GalleryFiles(pages.map { ($0, []) }, cards: [], front, nil))
    try site.write(GalleryFiles([page("one", "1234")], front))
    #expect(FileStamp.of(folder.file("site/p")) == nil)
  }

  private func continued(
    in folder: TemporaryFolder, with files: GalleryFiles, _ stop: Comment
  ) throws {
    let site = GalleryFolder(path: folder.file("site"))
    #expect(site.foreignFiles(replacedBy: files).isEmpty, stop)
    try site.write(files)
    var names: Set<String> = []
    for part in ["", "data/", "media/"] {
      for name in try text(of: "ls -Ap '\(folder.file("site/" + part))'").split(separator: "\n")
      where !name.hasSuffix("/") {
        names.insert(part + name)
      }
    }
    #expect(names == Set(files.all.map(\.name) + [".segue-gallery"]), stop)
  }

  @Test func `a damaged file of a gallery is written again`() throws {
    let files = try GalleryFiles([page("one", "1234")], GallerySite.front)
    let folder = try TemporaryFolder()
    let site = GalleryFolder(path: folder.file("site"))
    try site.write(files)
    for (name, bytes) in files.all {
      try folder.write(damaged(bytes), to: "site/\(name)")
      try site.write(files)
      #expect(try FileBytes.read(folder.file("site/\(name)"), limit: 1 << 26) == bytes, "\(name)")
    }
  }

  @Test func `a damaged file of the cache is not used, and is stored again`() throws {
    let folder = try TemporaryFolder()
    let cache = GalleryCache(folder: folder.path)
    let page = page("one", "1234")
    func cached() -> GalleryPage? { cache.page(for: "key", of: preset("one")) }
    #expect(cache.store(page, for: "key") == nil && cached()?.pictures == page.pictures)
    let files = try text(of: "cd '\(folder.path)' && find . -type f").split(separator: "\n")
    #expect(files.count == 3)
    for file in files.map(String.init) {
      let bytes = try FileBytes.read(folder.file(file), limit: 1 << 20)
      let changed = bytes.indices.map { index in
        var bytes = bytes
        bytes[index] ^= 1
        return bytes
      }
      for wrong in changed + [Array(bytes.dropLast()), bytes + [0], []] {
        try folder.write(wrong, to: file)
        #expect(cached() == nil, "\(file)")
        #expect(cache.store(page, for: "key") == nil)
        let again = try #require(cached())
        #expect(again.cardJSON == page.cardJSON && again.pageJSON == page.pageJSON)
        #expect(again.valuesJSON == page.valuesJSON && again.pictures == page.pictures)
      }
    }
  }

  /// A page that takes no time to render.
  private func page(_ id: String, _ text: String) -> GalleryPage {
    GalleryPage(
      card: GalleryCard(preset(id)), cardJSON: "[\(text)]", pageJSON: "{\"a\": \(text)}",
      valuesJSON: "[\(text), \(text)]",
      pictures: [GalleryPicture(Array(text.utf8)), GalleryPicture([1, 2, 3, 4, 5, 6, 7, 8, 9])])
  }

  private func preset(_ id: String) -> Preset {
    Preset(id: id, name: id, summary: "It slides.", reducedMotion: .none)
  }

  /// The bytes with one in the middle changed.
  private func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes[bytes.count / 2] ^= 1
    return bytes
  }
}
