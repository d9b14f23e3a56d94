import SegueTestSupport
import Testing

@testable import SegueGallery

/// The visitor's own screenshots on the gallery's phones.
@Suite(.needsChromium, .serialized)
struct OwnScreensTests {
  /// Opens the gallery with `file(name, color)`, which makes a screenshot, and `shown(id, layer)`, the color
  /// in the middle of what a layer of a card shows.
  private func gallery(_ rest: String = "") throws -> BrowserSession {
    let browser = try BrowserSession()
    try browser.open(
      GallerySite.address(rest), until: "document.documentElement.dataset.ready !== undefined")
    _ = try browser.evaluate(
      """
      globalThis.file = (name, color, type = "image/png") => new Promise((resolve) => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 402, height: 874 });
        const context = canvas.getContext("2d");
        context.fillStyle = color;
        context.fillRect(0, 0, 402, 874);
        canvas.toBlob((blob) => resolve(new File([blob], name, { type })), "image/png");
      });
      globalThis.take = async (...files) => segue.screensBar.take(await Promise.all(files));
      globalThis.color = async (picture) => {
        const address = /url\\("(.*?)"\\)$/.exec(picture.style.backgroundImage)[1];
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
        context.drawImage(image, 0, 0, 1, 1);
        const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
        return red > 200 && blue < 50 ? "red" : blue > 200 && red < 50 ? "blue" : "other";
      };
      globalThis.shown = (stage, layer) => color(document.querySelectorAll(
        "[data-id=cover] .stage")[stage].querySelector(`[data-layer=${layer}] .picture`));
      document.querySelector("[data-id=cover].card").scrollIntoView({ block: "center" });
      1
      """)
    return browser
  }

  private let isDrawn = "segue.screenPictures.isDrawn"

  private func shown(
    _ stage: Int, _ layer: String, _ browser: BrowserSession
  ) throws -> String? {
    try browser.evaluate("shown(\(stage), '\(layer)')") as? String
  }

  @Test func `two screenshots are the screens by their names, and exchanged on the way back`()
    throws
  {
    let browser = try gallery()
    try browser.wait(until: "segue.cards.all.get('cover').player")
    _ = try browser.evaluate("take(file('b.png', '#00f'), file('a.png', '#f00'))")
    try browser.wait(until: "segue.ownScreens.to && \(isDrawn)")
    #expect(try browser.evaluate("segue.ownScreens.from.name") as? String == "a.png")
    #expect(try shown(0, "from", browser) == "red")
    #expect(try shown(0, "to", browser) == "blue")
    #expect(try shown(1, "from", browser) == "blue")
    #expect(try shown(1, "to", browser) == "red")
    let overlay = "getComputedStyle(document.querySelector('.overlay')).display"
    #expect(try browser.evaluate(overlay) as? String == "none")
    _ = try browser.evaluate("document.querySelector('.screens-bar .swap').click()")
    try browser.wait(until: "segue.ownScreens.from.name === 'b.png' && \(isDrawn)")
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 300))")
    #expect(try shown(0, "from", browser) == "blue")
    // A page that is opened later shows them too.
    _ = try browser.evaluate("location.hash = '#/crossfade'")
    try browser.wait(until: "segue.pages.current?.player && \(isDrawn)")
    try browser.wait(
      until: "document.querySelector('.device .picture').style.backgroundImage.includes('blob:')")
    _ = try browser.evaluate("segue.ownScreens.reset()")
    try browser.wait(
      until: "document.querySelector('.device .picture').style.backgroundImage.includes('media/')")
    #expect(try browser.listen() == [])
  }

  @Test func `cards that do not play show the screenshots, and posters after a reset`() throws {
    let browser = try gallery()
    _ = try browser.evaluate(
      "document.querySelector('#filters .pause, #hero-controls button').click()")
    try browser.wait(until: "segue.autoplay.isPaused && segue.playback.count === 0")
    let near = "[...segue.cards.all.values()].filter((card) => card.isNearViewport)"
    try browser.wait(until: "\(near).every((card) => !card.player)")
    _ = try browser.evaluate("take(file('a.png', '#f00'), file('b.png', '#00f'))")
    try browser.wait(until: "\(near).length > 0 && \(near).every((card) => card.player)")
    try browser.wait(until: isDrawn)
    #expect(try shown(0, "to", browser) == "blue")
    let cover = "segue.cards.all.get('cover')"
    #expect(try browser.evaluate("\(cover).player.time === \(cover).posterTime") as? Bool == true)
    _ = try browser.evaluate("segue.ownScreens.reset()")
    try browser.wait(until: "\(near).every((card) => !card.player)")
    #expect(try browser.listen() == [])
  }

  @Test func `a single screenshot arrives, and the scene's screen keeps its bars`() throws {
    let browser = try gallery()
    try browser.wait(until: "segue.cards.all.get('cover').player")
    _ = try browser.evaluate("take(file('one.png', '#f00'))")
    try browser.wait(until: "segue.ownScreens.to && \(isDrawn)")
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 300))")
    #expect(try shown(0, "to", browser) == "red")
    let from =
      "document.querySelector('[data-id=cover] .stage [data-layer=from] .picture').style.backgroundImage"
    #expect(try browser.number("\(from).split('media/').length - 1") > 1)
    // Another fills the place that is left.
    _ = try browser.evaluate("take(file('two.png', '#00f'))")
    try browser.wait(until: "segue.ownScreens.from?.name === 'two.png' && \(isDrawn)")
    _ = try browser.evaluate("segue.ownScreens.reset()")
    #expect(try browser.listen() == [])
  }

  @Test func `what is wrong with files is said, and nothing changes`() throws {
    let browser = try gallery()
    let text = "document.querySelector('.screens-bar [role=alert]')?.textContent ?? ''"
    for (files, part) in [
      ("new File(['x'], 'notes.pdf', { type: 'application/pdf' })", "'notes.pdf' is not a picture"),
      ("new File(['x'], 'broken.png', { type: 'image/png' })", "'broken.png' cannot be read"),
      ("file('a.png', '#f00'), file('b.png', '#f00'), file('c.png', '#f00')", "These are 3 files"),
      (
        "new File(['{}'], 'other.json', { type: 'application/json' })",
        "'other.json' is not a set-up"
      ),
    ] {
      _ = try browser.evaluate("take(\(files))")
      try browser.wait(until: "(\(text)).includes(\"\(part)\")")
    }
    #expect(try browser.evaluate("segue.ownScreens.from === null") as? Bool == true)
    #expect(try browser.listen() == [])
  }

  @Test func `a saved set-up is read again`() throws {
    let browser = try gallery()
    _ = try browser.evaluate("take(file('a.png', '#f00'), file('b.png', '#00f'))")
    try browser.wait(until: "segue.ownScreens.to")
    _ = try browser.evaluate(
      """
      (async () => {
        const make = URL.createObjectURL;
        let saved;
        URL.createObjectURL = (blob) => { saved = blob; return "#"; };
        await segue.saveScreensFile(segue.ownScreens);
        URL.createObjectURL = make;
        await segue.ownScreens.reset();
        await segue.screensBar.take([new File([saved], "segue-screens.json", { type: "application/json" })]);
      })()
      """)
    try browser.wait(
      until: "segue.ownScreens.from?.name === 'a.png' && segue.ownScreens.to?.name === 'b.png'")
    _ = try browser.evaluate("segue.ownScreens.reset()")
  }
}
