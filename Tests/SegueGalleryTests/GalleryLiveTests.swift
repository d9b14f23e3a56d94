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

/// The served page while presets are saved.
@Suite(.needsChromium, .serialized)
struct GalleryLiveTests {
  /// A running server of the preset `one`.
  private func server(of folder: TemporaryFolder) throws -> GalleryServer {
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, cache: nil)
    let watcher = GalleryWatcher(
      paths: ["\(folder.path)/catalog", SampledCatalog.path], ids: ["one"], builder: builder)
    let server = try GalleryServer(watcher, GallerySite.assets.get(), port: 0)
    try #require(startDetached { server.run() })
    return server
  }

  @Test func `saving shows the change, or the errors next to the last valid page`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    let server = try server(of: folder)
    defer { server.stop() }
    let browser = try BrowserSession()
    try browser.open(server.address + "#/one/push", until: "segue.pages.current?.player")
    _ = try browser.evaluate("window.logo = document.querySelector('.logo')")
    let text = try folder.read("catalog/slide/one.yaml")
    let clock = ContinuousClock()
    let time = try clock.measure {
      try folder.write(
        text.replacing("350ms", with: "900ms"), to: "catalog/slide/one.yaml")
      try browser.wait(until: "segue.pages.current.player.clips[0].duration === 900")
    }
    print("gallery --serve: a saved change is shown after \(time)")
    try folder.write(text.replacing("push:", with: "posh:"), to: "catalog/slide/one.yaml")
    try browser.wait(until: "document.querySelector('.diagnostic').innerText.includes('posh')")
    #expect(try browser.number("segue.pages.current.player.clips[0].duration") == 900)
    try folder.write(text, to: "catalog/slide/one.yaml")
    try browser.wait(until: "document.querySelector('.diagnostic').hidden")
    try browser.wait(until: "segue.pages.current.player.clips[0].duration === 350")
    // The page itself was not reloaded.
    #expect(
      try browser.evaluate("window.logo === document.querySelector('.logo')") as? Bool == true)
    #expect(try browser.listen() == [])
  }

  @Test func `a page in another look stays until that look of a saved preset is there`() throws {
    let folder = try TemporaryFolder()
    try folder.addPreset("one")
    let server = try server(of: folder)
    defer { server.stop() }
    let browser = try BrowserSession()
    try browser.open(server.address + "#/one/push?dark", until: "segue.pages.current?.player")
    _ = try browser.evaluate(
      """
      window.wasEmpty = false;
      const look = () => {
        if (!segue.pages.current?.player) window.wasEmpty = true;
        requestAnimationFrame(look);
      };
      look();
      """)
    let text = try folder.read("catalog/slide/one.yaml")
    try folder.write(text.replacing("350ms", with: "900ms"), to: "catalog/slide/one.yaml")
    try browser.wait(until: "segue.pages.current.player?.clips[0].duration === 900")
    #expect(try browser.evaluate("window.wasEmpty") as? Bool == false)
    #expect(try browser.evaluate("segue.pages.current.look") as? String == "dark")
    #expect(try browser.listen() == [])
  }

  @Test func `a draft leaves the gestures and the timelines that they scrub`() throws {
    let folder = try TemporaryFolder()
    try folder.addDragged("one", progress: "gesture.distance / container.width")
    let server = try server(of: folder)
    defer { server.stop() }
    let browser = try BrowserSession()
    try browser.open(server.address + "#/one/pop", until: "segue.pages.current?.player")
    let result =
      try browser.evaluate(
        """
        (() => {
          const preset = segue.presets.get("one");
          const scrubbed = segue.findTimeline(preset, "pop.scrubbed");
          const push = { ...preset.timelines.push, duration: 900 };
          const card = { id: "one", poster: 0.5, cardTimelines: preset.cardTimelines, timelines: { push, pop: push } };
          const page = { id: "one", facts: preset.facts, timelines: {}, looks: [] };
          const state = () => [Object.keys(preset.timelines).length, preset.timelines.push.duration,
            Boolean(preset.gestures.pop), preset.timelines["pop.scrubbed"] === scrubbed];
          segue.add({ ...card, isDraft: true });
          segue.add(page);
          const draft = state();
          segue.pages.replace(preset);
          const hasGesture = Boolean(segue.pages.current.gestureController);
          segue.add(card);
          segue.add(page);
          return JSON.stringify([...draft, Boolean(scrubbed), hasGesture, ...state()]);
        })()
        """) as? String
    #expect(result == "[3,900,true,true,true,true,2,900,true,false]")
    #expect(try browser.listen() == [])
  }
}
