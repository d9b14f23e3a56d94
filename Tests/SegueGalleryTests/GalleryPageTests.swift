import SegueCatalog
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The gallery with a mouse, with touches and with the keyboard.
@Suite(.needsChromium, .serialized)
struct GalleryPageTests {
  private static let ready = "document.documentElement.dataset.ready !== undefined"

  private func page(
    _ rest: String = "", _ browser: BrowserSession, until condition: String = ready
  ) throws {
    try browser.open("about:blank")
    try browser.open(GallerySite.address(rest), until: condition)
  }

  private func middle(
    of selector: String, _ browser: BrowserSession
  ) throws -> (x: Double, y: Double) {
    let box = try browser.box(selector)
    return (box.x + box.width / 2, box.y + box.height / 2)
  }

  @Test func `search and filters show the matches, and are stored in the address`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    let shown =
      "[...document.querySelectorAll('.card:not([hidden])')].map((c) => c.dataset.id).join()"
    try browser.key("/")
    try browser.call("Input.insertText", ["text": "zoom cell"])
    try browser.wait(until: "\(shown).startsWith('cell-zoom') && \(shown).split(',').length < 8")
    #expect(try browser.evaluate("location.hash") as? String == "#?q=zoom+cell")
    try browser.key("Escape")
    try browser.key("/")
    try browser.call("Input.insertText", ["text": "xqzxqz"])
    try browser.wait(until: "!document.getElementById('no-matches').hidden")
    try page(
      "#?operation=tab&interactive=yes", browser,
      until: Self.ready)
    let found = try #require(try browser.evaluate(shown) as? String)
    #expect(found.split(separator: ",").sorted() == ["cube", "flip", "tab-slide"])
    #expect(
      try browser.evaluate("document.getElementById('count').textContent") as? String == "3 of 15")
    #expect(try browser.listen() == [])
  }

  @Test func `an address opens a preset with an operation, a layout direction and a time`() throws {
    let browser = try BrowserSession()
    try page("#/parallax-push/pop?rtl&t=120", browser, until: "segue.pages.current?.player")
    #expect(try browser.evaluate("segue.pages.current.operation") as? String == "pop")
    #expect(try browser.evaluate("segue.pages.current.rules.isRightToLeft") as? Bool == true)
    #expect(try browser.number("segue.pages.current.player.clipTime") == 120)
    #expect(try browser.evaluate("segue.pages.current.player.isPlaying") as? Bool == false)
    #expect(try browser.evaluate("document.title") as? String == "Parallax push · Segue")
    for part in [
      "500 ms", "parallax", "How far the lower screen drifts", "spring", "slide/parallax-push.yaml",
    ] {
      let script = "document.getElementById('page').innerText.includes('\(part)')"
      #expect(try browser.evaluate(script) as? Bool == true, "\(part)")
    }
    #expect(try browser.number("document.querySelectorAll('.plot .curve').length") >= 1)
    try browser.key("Escape")
    try browser.wait(until: "!document.getElementById('index').hidden")
  }

  @Test func `Escape returns from a page to its card, and / to the search`() throws {
    let browser = try BrowserSession()
    let left = "document.querySelectorAll('.card:not([hidden])').length"
    try page("", browser)
    try browser.key("/")
    try browser.call("Input.insertText", ["text": "zoom"])
    try browser.wait(until: "\(left) < 15")
    try browser.key("Escape")
    try browser.wait(until: "\(left) === 15")
    // A search for one operation opens that one.
    _ = try browser.evaluate("document.querySelector('input[value=pop]').click()")
    try browser.wait(
      until: "document.querySelector('[data-id=cube] .view').hash === '#/cube/pop'")
    try page("#/cube/pop?t=0", browser, until: "segue.pages.current?.player")
    _ = try browser.evaluate("segue.pages.current.scrubber.focus()")
    try browser.key("ArrowRight")
    try browser.wait(until: "location.hash === '#/cube/pop?t=17'")
    try browser.key("Escape")
    try browser.wait(until: "document.activeElement.closest('.card')?.dataset.id === 'cube'")
    try page("#/cube/pop?t=0", browser, until: "segue.pages.current?.player")
    try browser.key("/")
    try browser.wait(until: "document.activeElement.id === 'query'")
    #expect(try browser.listen() == [])
  }

  @Test func `an unknown preset suggests others with similar names`() throws {
    let browser = try BrowserSession()
    try page("#/covr", browser, until: "document.querySelector('.not-found li a')")
    #expect(
      try browser.evaluate("document.querySelector('.not-found li a').hash") as? String
        == "#/cover")
    _ = try browser.evaluate("document.querySelector('.not-found li a').click()")
    try browser.wait(until: "segue.pages.current?.preset.id === 'cover'")
    #expect(try browser.listen() == [])
  }

  @Test func `a page shows its poster and name until its data is there`() throws {
    let browser = try BrowserSession()
    try page("#/", browser, until: "!document.getElementById('index').hidden")
    _ = try browser.evaluate(
      """
      const { head } = document;
      const append = head.append.bind(head);
      window.arrive = new Promise((resolve) => { window.proceed = resolve; });
      head.append = (script) => window.arrive.then(() => append(script));
      location.hash = '#/cover';
      """)
    try browser.wait(until: "document.querySelector('#page [aria-busy] .poster')?.naturalWidth")
    let outline = try browser.evaluate(
      """
      [document.querySelector('#page h1').innerText, document.getElementById('index').hidden,
        document.querySelector('#page .phone').clientWidth > 100].join()
      """)
    #expect(outline as? String == "Cover,true,true")
    let before = try browser.number("document.querySelector('#page .phone').clientWidth")
    _ = try browser.evaluate("window.proceed()")
    try browser.wait(until: "segue.pages.current?.player")
    let after = try browser.number("document.querySelector('#page .phone').clientWidth")
    #expect(abs(before - after) < 1)
    try browser.wait(until: "!document.querySelector('#page .poster')")
    #expect(try browser.listen() == [])
  }

  @Test func `unknown addresses show a message and load no preset`() throws {
    let browser = try BrowserSession()
    for (address, shown) in [("#/no-such-preset", "no-such-preset"), ("#/%zz", "%zz")] {
      try page(
        address, browser,
        until: "document.querySelector('.not-found')?.innerText.includes(\"'\(shown)'\")")
    }
    try page("#/", browser, until: "!document.getElementById('index').hidden")
    // A page that loads after the visitor has navigated on is not shown.
    _ = try browser.evaluate("location.hash = '#/explode'; location.hash = '#/cover'; 1")
    try browser.wait(until: "segue.pages.current?.preset.id === 'cover'")
    _ = try browser.evaluate("segue.loadPart('explode', 'page').then(() => 1)")
    #expect(try browser.evaluate("segue.pages.current.preset.id") as? String == "cover")
    #expect(try browser.listen() == [])
  }

  @Test func `keys play, step and pause`() throws {
    let browser = try BrowserSession()
    try page("#/cover/present?t=0", browser, until: "segue.pages.current?.player")
    _ = try browser.evaluate("document.activeElement?.blur()")
    try browser.key(" ")
    try browser.wait(until: "segue.pages.current.player.isPlaying")
    try browser.key("ArrowRight")
    try browser.wait(until: "!segue.pages.current.player.isPlaying")
    let before = try browser.number("segue.pages.current.player.progress")
    try browser.key("ArrowLeft")
    try browser.wait(until: "segue.pages.current.player.progress < \(before)")
    #expect(try browser.listen() == [])
  }

  @Test func `with reduced motion nothing plays on its own`() throws {
    let browser = try BrowserSession(media: ["prefers-reduced-motion": "reduce"])
    try page("", browser)
    _ = try browser.evaluate(
      "document.querySelector('[data-id=crossfade]').scrollIntoView({ block: 'center' })")
    let place = try middle(of: "[data-id=crossfade] .phone", browser)
    try browser.hover(x: place.x, y: place.y)
    try browser.hover(x: place.x + 30, y: place.y)
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 900))")
    #expect(try browser.number("segue.clock.count") == 0)
    // What the pointer scrubs is the visitor's own motion.
    #expect(try browser.number("segue.playback.count") == 0)
    try page("#/cover", browser, until: "segue.pages.current?.player")
    #expect(try browser.number("segue.clock.count") == 0)
    let button = try middle(of: "button.play", browser)
    try browser.hover(x: button.x, y: button.y)
    try browser.mouse("mousePressed", x: button.x, y: button.y)
    try browser.mouse("mouseReleased", x: button.x, y: button.y)
    try browser.wait(until: "segue.pages.current.player.isPlaying")
  }

  @Test(arguments: [
    // Far enough, and not; from the middle instead of the edge; a drag that layers follow.
    ("parallax-push/pop", (0.02, 0.5), (0.7, 0.5), "Finished."),
    ("parallax-push/pop", (0.02, 0.5), (0.3, 0.5), "Cancelled."),
    ("parallax-push/pop", (0.5, 0.5), (0.9, 0.5), "The gesture begins only at the left edge."),
    ("cell-zoom/dismiss", (0.3, 0.3), (0.8, 0.4), "Finished."),
    ("cell-zoom/dismiss", (0.6, 0.3), (0.2, 0.3), "does not begin in this direction"),
    ("depth-sheet/dismiss", (0.5, 0.3), (0.5, 0.36), "Cancelled."),
    ("tab-slide/tab", (0.8, 0.5), (0.2, 0.5), "Finished."),
    ("tab-slide/tab", (0.2, 0.5), (0.8, 0.5), "There is no tab on that side."),
  ])
  func `a mouse drag follows the preset's own rules`(
    address: String, start: (Double, Double), end: (Double, Double), outcome: String
  ) throws {
    let browser = try BrowserSession(hasVirtualTime: true)
    try page("#/\(address)", browser, until: "segue.pages.current?.gestureController")
    let box = try browser.box(".device .screen")
    func place(_ part: Double) -> (x: Double, y: Double) {
      (
        box.x + box.width * (start.0 + (end.0 - start.0) * part),
        box.y + box.height * (start.1 + (end.1 - start.1) * part)
      )
    }
    try browser.hover(x: place(0).x, y: place(0).y)
    try browser.mouse("mousePressed", x: place(0).x, y: place(0).y)
    for step in 1...10 {
      try browser.pass(milliseconds: 10)
      try browser.mouse("mouseMoved", x: place(Double(step) / 10).x, y: place(Double(step) / 10).y)
    }
    // A finger that rests before it lifts has no speed: the distance alone decides.
    try browser.pass(milliseconds: 150)
    try browser.mouse("mouseMoved", x: place(1).x, y: place(1).y)
    try browser.mouse("mouseReleased", x: place(1).x, y: place(1).y)
    let hint = "document.querySelector('.hint').textContent"
    try browser.wait(until: "\(hint).includes(\"\(outcome)\")")
    #expect(try browser.listen() == [])
  }

  @Test func `a list scrolls with the wheel and bounces back from its ends`() throws {
    let browser = try BrowserSession()
    try page("#/spring-list", browser, until: "segue.pages.current?.gestureController")
    let place = try middle(of: ".device .screen", browser)
    try browser.call(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": -200])
    let hint = "document.querySelector('.hint').textContent"
    try browser.wait(until: "/by -\\d+ points/.test(\(hint))")
    try browser.wait(until: "\(hint) === 'Scrolled by 0 points.'")
    #expect(try browser.listen() == [])
  }

  @Test func `a wheel that starts at the end of a list scrolls the page`() throws {
    let browser = try BrowserSession(width: 1280, height: 500)
    try page("#/spring-list", browser, until: "segue.pages.current?.gestureController")
    let place = try middle(of: ".device .screen", browser)
    let list = "segue.pages.current.gestureController"
    func turn(by distance: Double) throws {
      try browser.call(
        "Input.dispatchMouseEvent",
        ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": distance])
    }
    try turn(by: 5000)
    try browser.wait(until: "\(list).rawOffset === \(list).range.endOffset")
    #expect(try browser.number("scrollY") == 0)
    try browser.wait(until: "performance.now() - \(list).lastWheel > 400")
    try turn(by: 100)
    try browser.wait(until: "scrollY > 0")
    #expect(
      try browser.evaluate("\(list).screen.style.touchAction") as? String == "pan-x pan-down")
  }

  @Test func `a single file works on its own`() throws {
    let folder = try TemporaryFolder()
    let pages = try GallerySite.pages(of: ["crossfade", "cover"])
    let catalog = try GallerySite.catalog.get()
    let presets = catalog.inOrder.filter { ["crossfade", "cover"].contains($0.id) }
    let hero = try #require(GallerySite.builder().hero(of: presets, in: catalog))
    try folder.write(
      GalleryIndex(single: pages, GalleryFront(assets: GallerySite.assets.get(), hero: hero)).text,
      to: "all.html")
    let browser = try BrowserSession()
    try browser.open("file://\(folder.path)/all.html", until: "segue.hero?.gesture")
    _ = try browser.evaluate(
      "document.querySelector('[data-id=cover].card').scrollIntoView({ block: 'center' })")
    try browser.wait(until: "segue.cards.all.get('cover').player")
    let posters = "[...document.querySelectorAll('.poster')]"
    #expect(
      try browser.evaluate("\(posters).every((one) => one.src.startsWith('data:'))") as? Bool
        == true)
    try browser.waitForPictures()
    try browser.open(
      "file://\(folder.path)/all.html#/cover/dismiss",
      until: "segue.pages.current?.gestureController")
    #expect(try browser.evaluate("segue.pages.current.preset.id") as? String == "cover")
    let loaded = "performance.getEntriesByType('resource').map((one) => one.name.split(':')[0])"
    #expect(try browser.evaluate("\(loaded).filter((one) => one === 'file').length") as? Int == 0)
    #expect(try browser.listen() == [])
  }
}
