import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The gallery under a pointer, fingers and keys.
@Suite(.needsChromium, .serialized)
struct GalleryPageTests {
  private static let ready = "segue.cards.all.get('cover').reel"

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

  @Test func `a card plays under the pointer, scrubs with it, and rests when it has gone`() throws {
    let browser = try BrowserSession()
    try page("", browser, until: "segue.cards.all.get('crossfade').reel")
    let card = "segue.cards.all.get('crossfade')"
    #expect(try browser.number("segue.clock.count") == 0)
    let poster = try browser.number("\(card).reel.time")
    let place = try middle(of: "[data-id=crossfade] .phone", browser)
    try browser.hover(x: place.x, y: place.y)
    try browser.wait(until: "\(card).reel.isPlaying")
    #expect(try browser.number("segue.clock.count") == 1)
    let before = try browser.number("\(card).reel.time")
    try browser.wait(until: "\(card).reel.time > \(before)")
    let box = try browser.box("[data-id=crossfade] .phone")
    try browser.hover(x: box.x + box.width * 0.25, y: place.y)
    try browser.wait(until: "!\(card).reel.isPlaying")
    #expect(abs(try browser.number("\(card).reel.progress") - 0.25) < 0.02)
    try browser.wait(until: "\(card).reel.isPlaying")
    try browser.hover(x: 4, y: 4)
    try browser.wait(until: "!\(card).reel.isPlaying")
    #expect(try browser.number("\(card).reel.time") == poster)
    #expect(try browser.listen() == [])
  }

  @Test func `only cards near the window have layers`() throws {
    let browser = try BrowserSession(width: 800, height: 600)
    try page("", browser, until: "segue.cards.all.get('crossfade').reel")
    let count = "[...segue.cards.all.values()].filter((card) => card.reel).length"
    let near = try browser.number(count)
    let all = try browser.number("segue.cards.all.size")
    #expect(near < all)
    _ = try browser.evaluate("scrollTo(0, document.body.scrollHeight)")
    try browser.wait(until: "!segue.cards.all.get('crossfade').reel")
  }

  @Test func `search and filters leave what fits, and the address keeps them`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    let shown =
      "[...document.querySelectorAll('.card:not([hidden])')].map((c) => c.dataset.id).join()"
    try browser.key("/")
    try browser.call("Input.insertText", ["text": "zoom cell"])
    try browser.wait(until: "\(shown) === 'cell-zoom'")
    #expect(try browser.evaluate("location.hash") as? String == "#?q=zoom+cell")
    try browser.call("Input.insertText", ["text": " nothing"])
    try browser.wait(until: "!document.getElementById('nothing').hidden")
    try page(
      "#?operation=tab&finger=yes", browser,
      until: "document.documentElement.dataset.ready !== undefined")
    #expect(try browser.evaluate(shown) as? String == "tab-slide")
    #expect(
      try browser.evaluate("document.getElementById('count').textContent") as? String == "1 of 15")
    #expect(try browser.listen() == [])
  }

  @Test func `an address leads to a preset, its operation, its direction and a moment`() throws {
    let browser = try BrowserSession()
    try page("#/parallax-push/pop?rtl&t=120", browser, until: "segue.sheet.current?.reel")
    #expect(try browser.evaluate("segue.sheet.current.name") as? String == "pop.rtl")
    #expect(try browser.number("segue.sheet.current.reel.local") == 120)
    #expect(try browser.evaluate("segue.sheet.current.reel.isPlaying") as? Bool == false)
    #expect(try browser.evaluate("document.title") as? String == "Parallax push · Segue")
    for part in ["350 ms", "parallax", "0 – 1", "ease-in-out", "slide/parallax-push.yaml"] {
      let script = "document.getElementById('sheet').innerText.includes('\(part)')"
      #expect(try browser.evaluate(script) as? Bool == true, "\(part)")
    }
    #expect(try browser.number("document.querySelectorAll('.plot .curve').length") >= 1)
    try browser.key("Escape")
    try browser.wait(until: "!document.getElementById('index').hidden")
  }

  @Test func `the search is left and found again, and so is the card`() throws {
    let browser = try BrowserSession()
    let left = "document.querySelectorAll('.card:not([hidden])').length"
    try page("", browser)
    try browser.key("/")
    try browser.call("Input.insertText", ["text": "zoom"])
    try browser.wait(until: "\(left) < 15")
    try browser.key("Escape")
    try browser.wait(until: "\(left) === 15")
    // Whoever looks for one operation gets to that one.
    _ = try browser.evaluate("document.querySelector('input[value=pop]').click()")
    try browser.wait(
      until: "document.querySelector('[data-id=cube] .view').hash === '#/cube/pop'")
    try page("#/cube/pop?t=0", browser, until: "segue.sheet.current?.reel")
    _ = try browser.evaluate("segue.sheet.current.scrubber.focus()")
    try browser.key("ArrowRight")
    try browser.wait(until: "location.hash === '#/cube/pop?t=6'")
    try browser.key("Escape")
    try browser.wait(until: "document.activeElement.closest('.card')?.dataset.id === 'cube'")
    try page("#/cube/pop?t=0", browser, until: "segue.sheet.current?.reel")
    try browser.key("/")
    try browser.wait(until: "document.activeElement.id === 'query'")
    #expect(try browser.listen() == [])
  }

  @Test func `addresses that lead nowhere say so, and load nothing`() throws {
    let browser = try BrowserSession()
    for (address, shown) in [("#/no-such-preset", "no-such-preset"), ("#/%zz", "%zz")] {
      try page(
        address, browser,
        until: "document.querySelector('.missing-page')?.innerText.includes(\"'\(shown)'\")")
    }
    try page("#/", browser, until: "!document.getElementById('index').hidden")
    // Who goes on before a page is there is not taken back to it.
    _ = try browser.evaluate("location.hash = '#/explode'; location.hash = '#/cover'; 1")
    try browser.wait(until: "segue.sheet.current?.preset.id === 'cover'")
    _ = try browser.evaluate("segue.load('explode', 'page').then(() => 1)")
    #expect(try browser.evaluate("segue.sheet.current.preset.id") as? String == "cover")
    #expect(try browser.listen() == [])
  }

  @Test func `keys play, step and stop`() throws {
    let browser = try BrowserSession()
    try page("#/cover/present?t=0", browser, until: "segue.sheet.current?.reel")
    _ = try browser.evaluate("document.activeElement?.blur()")
    try browser.key(" ")
    try browser.wait(until: "segue.sheet.current.reel.isPlaying")
    try browser.key("ArrowRight")
    try browser.wait(until: "!segue.sheet.current.reel.isPlaying")
    let before = try browser.number("segue.sheet.current.reel.progress")
    try browser.key("ArrowLeft")
    try browser.wait(until: "segue.sheet.current.reel.progress < \(before)")
    #expect(try browser.listen() == [])
  }

  @Test func `where motion shall be reduced nothing plays by itself`() throws {
    let browser = try BrowserSession(media: ["prefers-reduced-motion": "reduce"])
    try page("", browser, until: "segue.cards.all.get('crossfade').reel")
    let place = try middle(of: "[data-id=crossfade] .phone", browser)
    try browser.hover(x: place.x, y: place.y)
    try browser.hover(x: place.x + 30, y: place.y)
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 900))")
    #expect(try browser.number("segue.clock.count") == 0)
    try page("#/cover", browser, until: "segue.sheet.current?.reel")
    #expect(try browser.number("segue.clock.count") == 0)
    let button = try middle(of: "button.play", browser)
    try browser.hover(x: button.x, y: button.y)
    try browser.mouse("mousePressed", x: button.x, y: button.y)
    try browser.mouse("mouseReleased", x: button.x, y: button.y)
    try browser.wait(until: "segue.sheet.current.reel.isPlaying")
  }

  @Test(arguments: [
    // Far enough, and not; from the middle, which is no edge; a drag that layers follow.
    ("parallax-push/pop", (0.02, 0.5), (0.7, 0.5), "Finished."),
    ("parallax-push/pop", (0.02, 0.5), (0.3, 0.5), "Taken back."),
    ("parallax-push/pop", (0.5, 0.5), (0.9, 0.5), "It begins at the left edge only."),
    ("cell-zoom/dismiss", (0.3, 0.3), (0.8, 0.4), "Finished."),
    ("cell-zoom/dismiss", (0.6, 0.3), (0.2, 0.3), "does not begin in this direction"),
    ("depth-sheet/dismiss", (0.5, 0.3), (0.5, 0.36), "Taken back."),
    ("tab-slide/tab", (0.8, 0.5), (0.2, 0.5), "Finished."),
    ("tab-slide/tab", (0.2, 0.5), (0.8, 0.5), "There is no tab on that side."),
  ])
  func `a mouse drags by the preset's own rules`(
    address: String, start: (Double, Double), end: (Double, Double), outcome: String
  ) throws {
    let browser = try BrowserSession()
    try page("#/\(address)", browser, until: "segue.sheet.current?.finger")
    let box = try browser.box(".holder .screen")
    func place(_ part: Double) -> (x: Double, y: Double) {
      (
        box.x + box.width * (start.0 + (end.0 - start.0) * part),
        box.y + box.height * (start.1 + (end.1 - start.1) * part)
      )
    }
    try browser.hover(x: place(0).x, y: place(0).y)
    try browser.mouse("mousePressed", x: place(0).x, y: place(0).y)
    for step in 1...10 {
      try browser.mouse("mouseMoved", x: place(Double(step) / 10).x, y: place(Double(step) / 10).y)
    }
    // A finger that rests before it lifts has no speed: the way alone decides.
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 150))")
    try browser.mouse("mouseMoved", x: place(1).x, y: place(1).y)
    try browser.mouse("mouseReleased", x: place(1).x, y: place(1).y)
    let hint = "document.querySelector('.hint').textContent"
    try browser.wait(until: "\(hint).includes(\"\(outcome)\")")
    #expect(try browser.listen() == [])
  }

  @Test func `a list scrolls under the wheel and goes back from its ends`() throws {
    let browser = try BrowserSession()
    try page("#/spring-list", browser, until: "segue.sheet.current?.finger")
    let place = try middle(of: ".holder .screen", browser)
    try browser.call(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": -200])
    let hint = "document.querySelector('.hint').textContent"
    try browser.wait(until: "/by -\\d+ points/.test(\(hint))")
    try browser.wait(until: "\(hint) === 'Scrolled by 0 points.'")
    #expect(try browser.listen() == [])
  }

  @Test func `a phone shows one column, plays what is in its middle, and scrubs under a finger`()
    throws
  {
    let browser = try BrowserSession(width: 390, height: 844, scale: 2, isTouched: true)
    try page("", browser, until: "segue.cards.all.get('crossfade').reel")
    #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
    try browser.wait(until: "segue.clock.count === 1")
    let box = try browser.box("[data-id=crossfade] .phone")
    for (type, part) in [("touchStart", 0.2), ("touchMove", 0.5), ("touchMove", 0.75)] {
      try browser.call(
        "Input.dispatchTouchEvent",
        [
          "type": type,
          "touchPoints": [["x": box.x + box.width * part, "y": box.y + box.height / 2]],
        ])
    }
    try browser.wait(
      until: "Math.abs(segue.cards.all.get('crossfade').reel.progress - 0.75) < 0.02")
    try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
    #expect(try browser.evaluate("location.hash") as? String == "")
    try page("#/cell-zoom", browser, until: "segue.sheet.current?.reel")
    #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
    #expect(try browser.listen() == [])
  }

  @Test func `a single file does all that without another`() throws {
    let folder = try TemporaryFolder()
    let sheets = try GallerySite.sheets(of: ["crossfade", "cover"])
    try folder.write(
      GalleryIndex(cards: sheets.map(\.card), packing: .single(sheets)).text, to: "all.html")
    let browser = try BrowserSession()
    try browser.open(
      "file://\(folder.path)/all.html", until: "segue.cards.all.get('cover').reel")
    try browser.waitForPictures()
    try browser.open(
      "file://\(folder.path)/all.html#/cover/dismiss", until: "segue.sheet.current?.finger")
    #expect(try browser.listen() == [])
  }

  @Test func `a visitor tries other values of parameters, one at a time`() throws {
    let folder = try TemporaryFolder()
    let sheets = try GallerySite.sheets(of: ["parallax-push"], withValues: true)
    try GalleryFolder(path: "\(folder.path)/site").write(GalleryFiles(sheets))
    let page = "file://\(folder.path)/site/index.html"
    let browser = try BrowserSession()
    try browser.open("\(page)#/parallax-push/push?t=350", until: "segue.sheet.current?.reel")
    let dimming =
      "Number(getComputedStyle(segue.sheet.current.reel.parts[0].stage.layer(1)).opacity)"
    #expect(try browser.number(dimming) == 0.1)
    #expect(
      try browser.evaluate("segue.presets.get('parallax-push').values === undefined") as? Bool
        == true)
    func choose(_ parameter: String, _ stop: String) throws {
      _ = try browser.evaluate(
        """
        [...document.querySelectorAll("[data-parameter='\(parameter)']")]
          .find((one) => one.parentElement.textContent === "\(stop)").click()
        """)
    }
    try choose("dimming", "1")
    try browser.wait(until: "segue.sheet.current.value && segue.sheet.current.reel")
    _ = try browser.evaluate("segue.sheet.current.pause(), segue.sheet.current.seekTo(1)")
    #expect(try browser.number(dimming) == 1)
    #expect(
      try browser.evaluate("location.hash") as? String == "#/parallax-push/push?set=dimming%3D1")
    for text in ["--param dimming=1", "ParameterValues(["] {
      let script = "document.getElementById('sheet').innerText.includes('\(text)')"
      #expect(try browser.evaluate(script) as? Bool == true, "\(text)")
    }
    // Of two parameters only one is changed at a time, and a finger keeps to the rules that are chosen.
    let finish = "segue.sheet.current.finger.rules.finish.join()"
    _ = try browser.evaluate("segue.sheet.current.turn({ operation: 'pop' })")
    try browser.wait(until: "segue.sheet.current.finger")
    let before = try #require(try browser.evaluate(finish) as? String)
    try choose("commit", "1")
    try browser.wait(until: "segue.sheet.current.route.value === 'commit=1'")
    try browser.wait(until: "segue.sheet.current.finger && \(finish) !== '\(before)'")
    let checked =
      "[...document.querySelectorAll('.stop input:checked')].map((one) => one.value).join('|')"
    #expect(try browser.evaluate(checked) as? String == "||commit=1|")
    try browser.open("about:blank")
    try browser.open(
      "\(page)#/parallax-push/push?set=dimming%3D1&t=350", until: "segue.sheet.current?.value")
    #expect(try browser.number(dimming) == 1)
    #expect(try browser.listen() == [])
  }
}
