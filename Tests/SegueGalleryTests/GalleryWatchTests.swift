import SeguePreview
import SegueSystem
import SegueTestSupport
import SegueYAML
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// What becomes of a catalog that is watched.
@Suite struct GalleryWatchTests {
  /// A watch that can be looked at within an expectation.
  private final class Watcher {
    private var watch: GalleryWatch

    init(_ watch: GalleryWatch) { self.watch = watch }

    func look() -> GalleryWatch.Change? { watch.look() }
  }

  private func watch(_ folder: TemporaryFolder, ids: [String] = ["one"]) -> Watcher {
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, cache: nil)
    return Watcher(
      GalleryWatch(
        paths: ["\(folder.path)/catalog", Checkout.catalog], ids: ids, builder: builder))
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    return folder
  }

  @Test func `what is saved is rebuilt, and nothing else`() throws {
    let folder = try folder()
    let watch = watch(folder)
    let first = try #require(watch.look())
    #expect(first.sheets.map(\.card.id) == ["one"] && first.problems.isEmpty)
    #expect(watch.look() == nil)
    try folder.addPreset("one", summary: "Another summary.")
    let second = try #require(watch.look())
    #expect(second.sheets.map(\.card.summary) == ["Another summary."])
    try folder.addPreset("two")
    let third = try #require(watch.look())
    #expect(third.sheets == second.sheets)
  }

  @Test func `what was saved comes first, and then what depends on it`() throws {
    let folder = try TemporaryFolder()
    for id in ["a-first", "one", "z-last"] {
      let calm = id == "one" ? "none" : "one"
      try folder.write(
        samplePreset(id).replacing("reduced-motion: none", with: "reduced-motion: \(calm)"),
        to: "catalog/slide/\(id).yaml")
    }
    let watch = watch(folder, ids: ["a-first", "one", "z-last"])
    let first = try #require(watch.look()).sheets
    #expect(first.map(\.card.id) == ["a-first", "one", "z-last"])
    #expect(watch.look() == nil)
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(text.replacing("350ms", with: "900ms"), to: "catalog/slide/one.yaml")
    let saved = try #require(watch.look()).sheets
    #expect(saved[0] == first[0] && saved[1] != first[1] && saved[2] == first[2])
    var last = saved
    var looks = 0
    while let more = watch.look() {
      looks += 1
      #expect(more.sheets[1] == saved[1])
      last = more.sheets
      try #require(looks <= 2)
    }
    #expect(looks > 0 && last[0] != first[0] && last[2] != first[2])
  }

  @Test func `a file that was never right is named, until it is`() throws {
    let folder = try folder()
    let watch = watch(folder, ids: [])
    _ = try #require(watch.look())
    try folder.write("schema: 1\nname: [oops\n", to: "catalog/slide/fresh.yaml")
    let begun = try #require(watch.look())
    #expect(begun.notice.contains("fresh.yaml") && begun.problems.isEmpty)
    try folder.addPreset("fresh")
    var last = try #require(watch.look())
    while let more = watch.look() { last = more }
    #expect(last.notice.isEmpty && last.sheets.contains { $0.card.id == "fresh" })
  }

  @Test func `a preset that becomes invalid keeps its last good sheet, with what is wrong`() throws
  {
    let folder = try folder()
    let watch = watch(folder)
    let good = try #require(watch.look()).sheets
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(
      text.replacing("translate-x", with: "tanslate-x"), to: "catalog/slide/one.yaml")
    let bad = try #require(watch.look())
    #expect(bad.sheets == good)
    #expect(bad.problems["one"]?.contains("'tanslate-x' is not a key") == true)
    try folder.write(text, to: "catalog/slide/one.yaml")
    let fixed = try #require(watch.look())
    #expect(fixed.problems.isEmpty && fixed.sheets == good)
  }

  @Test func `a folder that goes away keeps what it had until it is there again`() throws {
    let folder = try folder()
    let watch = watch(folder)
    let before = try #require(watch.look()).sheets
    folder.rename("catalog", to: "elsewhere")
    let away = try #require(watch.look())
    #expect(away.sheets == before && away.notice.contains("is not there"))
    folder.rename("elsewhere", to: "catalog")
    let back = try #require(watch.look())
    #expect(back.sheets == before && back.notice.isEmpty)
  }

  @Test func `a file that goes takes its preset along`() throws {
    let folder = try folder()
    let watch = watch(folder)
    _ = watch.look()
    folder.rename("catalog/slide/one.yaml", to: "one.yaml")
    let last = try #require(watch.look())
    #expect(last.sheets.isEmpty)
  }
}

/// The page of a server while presets are saved.
@Suite(.needsChromium, .serialized)
struct GalleryLiveTests {
  @Test func `saving shows the change, or what is wrong beside the last good picture`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, cache: nil)
    let watch = GalleryWatch(
      paths: ["\(folder.path)/catalog", Checkout.catalog], ids: ["one"], builder: builder)
    let stand = try GalleryServer(watch, port: 0)
    defer { stand.stop() }
    try #require(startDetached { stand.run() })
    let browser = try BrowserSession()
    try browser.open(stand.address + "#/one/push", until: "segue.sheet.current?.reel")
    _ = try browser.evaluate("window.same = document.querySelector('.mark')")
    let text = try folder.read("catalog/slide/one.yaml")
    let clock = ContinuousClock()
    let time = try clock.measure {
      try folder.write(
        text.replacing("350ms", with: "900ms"), to: "catalog/slide/one.yaml")
      try browser.wait(until: "segue.sheet.current.reel.parts[0].length === 900")
    }
    print("gallery --serve: a saved change is shown after \(time)")
    try folder.write(text.replacing("push:", with: "posh:"), to: "catalog/slide/one.yaml")
    try browser.wait(until: "document.querySelector('.diagnostic').innerText.includes('posh')")
    #expect(try browser.number("segue.sheet.current.reel.parts[0].length") == 900)
    try folder.write(text, to: "catalog/slide/one.yaml")
    try browser.wait(until: "document.querySelector('.diagnostic').hidden")
    try browser.wait(until: "segue.sheet.current.reel.parts[0].length === 350")
    // Nothing else was loaded again: the page is the one that was opened.
    #expect(
      try browser.evaluate("window.same === document.querySelector('.mark')") as? Bool == true)
    #expect(try browser.listen() == [])
  }
}
