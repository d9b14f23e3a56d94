import SegueCatalog
import SegueDiagnostics
import SeguePreview
import SegueSystem
import SegueTestSupport
import SegueYAML
import Synchronization
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// Changes to a watched catalog.
@Suite struct GalleryWatcherTests {
  /// A watcher that can be polled within an expectation.
  private final class WatcherBox {
    private var watcher: GalleryWatcher

    init(_ watcher: GalleryWatcher) { self.watcher = watcher }

    func poll() -> GalleryWatcher.Change? { watcher.poll() }
  }

  private func watcher(
    _ folder: TemporaryFolder, ids: [String] = ["one"], ofFirst count: Int? = nil,
    shipped: [String] = [SampledCatalog.path],
    report: @escaping @Sendable (GalleryWatcher.SaveReport) -> Void = { _ in }
  ) -> WatcherBox {
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, cache: nil)
    return WatcherBox(
      GalleryWatcher(
        paths: ["\(folder.path)/catalog"] + shipped, ids: ids, ofFirst: count,
        builder: builder, report: report))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    return folder
  }

  @Test func `only saved presets are rebuilt`() throws {
    let folder = try folder()
    let watcher = watcher(folder)
    let first = try #require(watcher.poll())
    #expect(first.pages.map(\.card.id) == ["one"] && first.problems.isEmpty)
    #expect(watcher.poll() == nil)
    try folder.addPreset("one", summary: "Another summary.")
    let second = try #require(watcher.poll())
    #expect(second.pages.map(\.card.summary) == ["Another summary."])
    try folder.addPreset("two")
    let third = try #require(watcher.poll())
    #expect(third.pages == second.pages)
  }

  @Test func `the page of a folder gets what is added to it, and nothing of other folders`() throws
  {
    let folder = try folder()
    let watcher = watcher(folder, ids: [], ofFirst: 1)
    #expect(try #require(watcher.poll()).pages.map(\.card.id) == ["one"])
    try folder.addPreset("two")
    #expect(try #require(watcher.poll()).pages.map(\.card.id) == ["one", "two"])
  }

  @Test func `a large catalog is shown before all of it is laid out`() throws {
    let folder = try TemporaryFolder()
    let ids = (10..<25).map { "preset-\($0)" }
    for id in ids { try folder.addPreset(id) }
    let watcher = watcher(folder, ids: ids)
    let first = try #require(watcher.poll())
    #expect(first.pages.map(\.card.id) == Array(ids.prefix(6)))
    #expect(first.notice == "More presets are being laid out.")
    var last = first
    while let next = watcher.poll() {
      #expect(next.pages.count > last.pages.count)
      last = next
    }
    #expect(last.pages.map(\.card.id) == ids)
    #expect(last.notice.isEmpty && last.problems.isEmpty)
  }

  @Test func `saved presets come first, then their dependents`() throws {
    let folder = try TemporaryFolder()
    for id in ["a-first", "one", "z-last"] {
      let reducedMotion = id == "one" ? "none" : "one"
      try folder.write(
        samplePreset(id).replacing(
          "reduced-motion: none", with: "reduced-motion: \(reducedMotion)"),
        to: "catalog/slide/\(id).yaml")
    }
    let watcher = watcher(folder, ids: ["a-first", "one", "z-last"])
    let first = try #require(watcher.poll()).pages
    #expect(first.map(\.card.id) == ["a-first", "one", "z-last"])
    #expect(watcher.poll() == nil)
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(text.replacing("350ms", with: "900ms"), to: "catalog/slide/one.yaml")
    let saved = try #require(watcher.poll()).pages
    #expect(saved[0] == first[0] && saved[1] != first[1] && saved[2] == first[2])
    var last = saved
    var pollCount = 0
    while let more = watcher.poll() {
      pollCount += 1
      #expect(more.pages[1] == saved[1])
      last = more.pages
      try #require(pollCount <= 2)
    }
    #expect(pollCount > 0 && last[0] != first[0] && last[2] != first[2])
  }

  @Test func `a draft without gestures comes before the page of a saved preset`() throws {
    let folder = try TemporaryFolder()
    try folder.addDragged("one", progress: "gesture.distance / container.width")
    let watcher = watcher(folder)
    let first = try #require(watcher.poll()).pages[0]
    #expect(first.pageJSON.contains("\"gestures\":{\"pop\""))
    try folder.addDragged("one", progress: "gesture.distance / 300pt")
    let draft = try #require(watcher.poll()).pages[0]
    #expect(draft.cardJSON.contains("\"isDraft\":true"))
    #expect(!draft.pageJSON.contains("\"gestures\""))
    #expect(draft.card.poster == first.card.poster && draft.problem == nil)
    let page = try #require(watcher.poll()).pages[0]
    #expect(!page.cardJSON.contains("isDraft"))
    #expect(page.pageJSON.contains("\"gestures\":{\"pop\""))
    #expect(page.pageJSON != first.pageJSON)
  }

  @Test func `what cannot be laid out has no draft, and leaves the last whole page`() throws {
    let folder = try TemporaryFolder()
    try folder.addDragged("one", progress: "gesture.distance / container.width")
    let watcher = watcher(folder)
    let first = try #require(watcher.poll()).pages
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(text + "\npreview: {scene: nowhere}\n", to: "catalog/slide/one.yaml")
    let failed = try #require(watcher.poll())
    #expect(failed.pages == first && failed.problems["one"]?.contains("nowhere") == true)
    while watcher.poll() != nil {}
    // Its draft shows no errors of the page before.
    try folder.addDragged("one", progress: "gesture.distance / 300pt")
    let draft = try #require(watcher.poll())
    #expect(draft.pages[0].cardJSON.contains("isDraft") && draft.problems.isEmpty)
  }

  @Test func `a preset saved during the draft of another does not take that back`() throws {
    let folder = try TemporaryFolder()
    let ids = ["one", "two"]
    for id in ids {
      try folder.addDragged(id, progress: "gesture.distance / container.width")
    }
    let watcher = watcher(folder, ids: ids)
    let first = try #require(watcher.poll()).pages
    while watcher.poll() != nil {}
    try folder.addDragged("one", progress: "gesture.distance / 300pt")
    _ = try #require(watcher.poll())
    try folder.addDragged("two", progress: "gesture.distance / 300pt")
    let drafts = try #require(watcher.poll()).pages
    #expect(drafts.allSatisfy { $0.cardJSON.contains("isDraft") })
    let pages = try #require(watcher.poll()).pages
    #expect(zip(pages, first).allSatisfy { !$0.cardJSON.contains("isDraft") && $0 != $1 })
  }

  @Test func `many files that are saved at once, and presets without gestures, have no drafts`()
    throws
  {
    let folder = try TemporaryFolder()
    let ids = (0...ThisProcess.processorCount).map { "preset-\($0)" }
    for id in ids {
      try folder.addDragged(id, progress: "gesture.distance / container.width")
    }
    let watcher = watcher(folder, ids: ids)
    var last: GalleryWatcher.Change?
    while let next = watcher.poll() { last = next }
    let first = try #require(last).pages
    #expect(first.count == ids.count)
    for id in ids { try folder.addDragged(id, progress: "gesture.distance / 300pt") }
    let saved = try #require(watcher.poll()).pages
    #expect(zip(saved, first).allSatisfy { $0 != $1 && !$0.cardJSON.contains("isDraft") })
    while watcher.poll() != nil {}
    try folder.addPreset(ids[0])
    let plain = try #require(watcher.poll()).pages
    #expect(plain[0] != saved[0] && !plain[0].cardJSON.contains("isDraft"))
  }

  @Test func `a browser receives what was saved while its page was loaded`() throws {
    let folder = try folder()
    let watcher = watcher(folder)
    let gallery = LiveGallery(try GallerySite.assets.get())
    func show() throws {
      let change = try #require(watcher.poll())
      _ = gallery.show(change.pages, problems: change.problems, notice: change.notice)
    }
    try show()
    let version = gallery.version
    let index = String(decoding: try #require(gallery.file("/index.html")), as: UTF8.self)
    #expect(index.contains("data-version=\"\(version)\""))
    try folder.addPreset("one", summary: "Another summary.")
    try show()
    #expect(gallery.initialEvent(since: version).text.contains("Another summary."))
    #expect(!gallery.initialEvent(since: gallery.version).text.contains("Another summary."))
    #expect(!gallery.initialEvent().text.contains("Another summary."))
    folder.rename("catalog/slide/one.yaml", to: "one.yaml")
    try show()
    func removed(since version: Int) -> Bool {
      gallery.initialEvent(since: version).text.replacing(" ", with: "")
        .contains(#""removed":["one"]"#)
    }
    #expect(removed(since: version) && !removed(since: gallery.version))
  }

  @Test func `the key of a page depends on what its preset extends, and on no other preset`() throws
  {
    let folder = try TemporaryFolder()
    for id in ["one", "two"] {
      try folder.addPreset(id)
      try folder.write(
        "schema: 1\nid: child-of-\(id)\nextends: \(id)\n", to: "catalog/slide/child-of-\(id).yaml")
      try folder.write(
        "schema: 1\nid: grandchild-of-\(id)\nextends: child-of-\(id)\n",
        to: "catalog/slide/grandchild-of-\(id).yaml")
    }
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, cache: nil)
    func keys() throws -> [String: String] {
      let catalog = LoadedCatalog([try CatalogFolder("\(folder.path)/catalog")])
      let keys = GalleryKeys(builder: builder, catalog: catalog)
      return Dictionary(
        uniqueKeysWithValues: catalog.registry.presets.map { ($0.id, keys.key(of: $0)) })
    }
    let before = try keys()
    #expect(before.count == 6)
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(text.replacing("350ms", with: "900ms"), to: "catalog/slide/one.yaml")
    let after = try keys()
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed == ["child-of-one", "grandchild-of-one", "one"])
  }

  @Test func `a file that was never valid is named until it is`() throws {
    let folder = try folder()
    // All presets: there are few.
    let watcher = watcher(folder, ids: [], shipped: [])
    _ = try #require(watcher.poll())
    try folder.write("schema: 1\nname: [oops\n", to: "catalog/slide/fresh.yaml")
    let begun = try #require(watcher.poll())
    #expect(begun.notice.contains("fresh.yaml") && begun.problems.isEmpty)
    try folder.addPreset("fresh")
    var last = try #require(watcher.poll())
    while let more = watcher.poll() { last = more }
    #expect(last.notice.isEmpty && last.pages.contains { $0.card.id == "fresh" })
  }

  @Test func `what is wrong with a saved file is reported once, and nothing else is`() throws {
    let folder = try folder()
    try folder.write("schema: 1\nname: [oops\n", to: "catalog/slide/old.yaml")
    let reports = Mutex<[String]>([])
    let watcher = watcher(folder) { save in
      let fixed = save.fixedFiles.map { "fixed: \($0)" }
      reports.withLock { $0.append(contentsOf: [save.problems.text(.oneLine)] + fixed) }
    }
    _ = watcher.poll()
    #expect(reports.withLock { $0.isEmpty })
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(
      text.replacing("translate-x", with: "tanslate-x"), to: "catalog/slide/one.yaml")
    while watcher.poll() != nil {}
    let said = reports.withLock { $0 }
    #expect(said.count == 1 && said[0].contains("one.yaml:"), "\(said)")
    #expect(said[0].contains("unknown key 'tanslate-x'") && !said[0].contains("old.yaml"))
    try folder.write(text, to: "catalog/slide/one.yaml")
    while watcher.poll() != nil {}
    #expect(
      reports.withLock { Array($0.dropFirst()) }
        == ["", "fixed: \(folder.path)/catalog/slide/one.yaml"])
    // What was wrong at the start counts too; a file that was right is not mentioned.
    try folder.addPreset("one", summary: "Another summary.")
    try folder.addPreset("old")
    while watcher.poll() != nil {}
    #expect(
      reports.withLock { Array($0.dropFirst(3)) }
        == ["", "fixed: \(folder.path)/catalog/slide/old.yaml"])
  }

  @Test func `a preset that becomes invalid keeps its last valid page, with the errors`() throws {
    let folder = try folder()
    let watcher = watcher(folder)
    let good = try #require(watcher.poll()).pages
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(
      text.replacing("translate-x", with: "tanslate-x"), to: "catalog/slide/one.yaml")
    let bad = try #require(watcher.poll())
    #expect(bad.pages == good)
    #expect(bad.problems["one"]?.contains("unknown key 'tanslate-x'") == true)
    try folder.write(text, to: "catalog/slide/one.yaml")
    let fixed = try #require(watcher.poll())
    #expect(fixed.problems.isEmpty && fixed.pages == good)
  }

  @Test func `a missing folder keeps its presets until it is back`() throws {
    let folder = try folder()
    let watcher = watcher(folder)
    let before = try #require(watcher.poll()).pages
    folder.rename("catalog", to: "elsewhere")
    let away = try #require(watcher.poll())
    #expect(away.pages == before && away.notice.contains("is missing"))
    folder.rename("elsewhere", to: "catalog")
    let back = try #require(watcher.poll())
    #expect(back.pages == before && back.notice.isEmpty)
  }

  @Test func `a deleted file removes its preset`() throws {
    let folder = try folder()
    let watcher = watcher(folder)
    _ = watcher.poll()
    folder.rename("catalog/slide/one.yaml", to: "one.yaml")
    let last = try #require(watcher.poll())
    #expect(last.pages.isEmpty)
  }
}

extension TemporaryFolder {
  /// Adds a preset whose way back follows a finger.
  func addDragged(_ id: String, progress: String) throws {
    let interaction = """
      interaction:
        pop:
          gesture: {edge-pan: leading}
          progress: \(progress)
          finish: gesture.distance > container.width / 2
          on-finish: {duration: 400ms}
          on-cancel: {duration: 400ms}
      """
    try write(samplePreset(id, more: interaction), to: "catalog/slide/\(id).yaml")
  }
}
