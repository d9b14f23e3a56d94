import SegueCatalog
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The index of the gallery: cards that take turns, filters, and what it shows without scripts.
@Suite(.needsChromium, .serialized)
struct GalleryIndexTests {
  private static let ready = "document.documentElement.dataset.ready !== undefined"

  private func page(_ rest: String = "", _ browser: BrowserSession) throws {
    try browser.open("about:blank")
    try browser.open(GallerySite.address(rest), until: Self.ready)
  }

  private func showCard(_ id: String, _ browser: BrowserSession) throws {
    _ = try browser.evaluate(
      "document.querySelector('.card[data-id=\(id)]').scrollIntoView({ block: 'center' })")
  }

  @Test func `cards in view play in turn, and elsewhere have neither layers nor data`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    try showCard("crossfade", browser)
    let card = "segue.cards.all.get('crossfade')"
    try browser.wait(until: "\(card).player?.isPlaying")
    let players = "[...segue.cards.all.values()].filter((one) => one.player).length"
    #expect(try browser.number(players) <= browser.number("segue.playback.limit"))
    #expect(try browser.evaluate("segue.presets.has('crossfade')") as? Bool == true)
    let isFar = "\(card).element.getBoundingClientRect().top > innerHeight + 240"
    _ = try browser.evaluate("scrollTo(0, 0)")
    try browser.wait(until: isFar)
    try browser.wait(until: "!\(card).player && !segue.presets.has('crossfade')")
    #expect(try browser.listen() == [])
  }

  @Test func `a turn begins and ends with the frame of the poster`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    try showCard("cover", browser)
    let card = "segue.cards.all.get('cover')"
    try browser.wait(until: "\(card).player?.isPlaying")
    let poster = try browser.number(
      "\(card).player.clips[0].start + \(card).player.clips[0].duration * segue.presets.get('cover').poster"
    )
    #expect(try browser.number("\(card).posterTime") == poster)
    try browser.wait(until: "\(card).isTurnOver")
    #expect(try browser.number("\(card).player.time") >= poster)
  }

  @Test func `a pointer scrubs a card, which plays on where the pointer rests`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    try showCard("crossfade", browser)
    let player = "segue.cards.all.get('crossfade').player"
    try browser.wait(until: "\(player)?.isPlaying")
    let box = try browser.box(".card[data-id=crossfade] .phone")
    let y = box.y + box.height / 2
    try browser.hover(x: box.x + box.width / 2, y: y)
    try browser.hover(x: box.x + box.width * 0.25, y: y)
    try browser.wait(until: "\(player) && !\(player).isPlaying")
    try browser.wait(until: "Math.abs(\(player).progress - 0.25) < 0.02")
    try browser.wait(until: "\(player).isPlaying")
    #expect(try browser.listen() == [])
  }

  @Test func `the button pauses everything on the index, and plays it again`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    try showCard("cover", browser)
    try browser.wait(until: "segue.playback.count > 0")
    _ = try browser.evaluate("document.querySelector('#filters .pause').click()")
    try browser.wait(until: "segue.playback.count === 0 && segue.clock.count === 0")
    #expect(
      try browser.evaluate("document.querySelector('#filters .pause').textContent") as? String
        == "Play")
    _ = try browser.evaluate("document.querySelector('#filters .pause').click()")
    try browser.wait(until: "segue.playback.count > 0")
  }

  @Test(arguments: [Operation.pop, .present, .dismiss, .tab])
  func `the filters find the operations that a finger can hold`(operation: Operation) throws {
    let presets = try GallerySite.catalog.get().inOrder
    let wanted = presets.filter { $0.scroll == nil && $0.interactions[operation] != nil }
    let browser = try BrowserSession()
    try page("#?operation=\(operation.rawValue)&interactive=yes", browser)
    let shown =
      "[...document.querySelectorAll('.card:not([hidden])')].map((one) => one.dataset.id).join()"
    #expect(
      try browser.evaluate(shown) as? String == wanted.map(\.id).joined(separator: ","))
  }

  @Test func `families without a match are hidden, and a search is one list`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    let headings =
      "[...document.querySelectorAll('section.family:not([hidden]) h2')].map((one) => one.innerText).join()"
    let all = try #require(try browser.evaluate(headings) as? String)
    #expect(all.hasPrefix("Zoom and shared element,"))
    _ = try browser.evaluate("segue.filters.readFilters('family=fade')")
    #expect(try browser.evaluate(headings) as? String == "Fade and light")
    _ = try browser.evaluate("segue.filters.readFilters('q=cover')")
    #expect(try browser.evaluate(headings) as? String == "")
    #expect(
      try browser.evaluate("document.querySelector('#results .card:not([hidden])').dataset.id")
        as? String == "cover")
    _ = try browser.evaluate("segue.filters.readFilters('')")
    #expect(try browser.evaluate(headings) as? String == all)
  }

  @Test func `a search far down the page shows its best matches`() throws {
    let browser = try BrowserSession()
    try page("", browser)
    _ = try browser.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    try browser.key("/")
    for letter in ["p", "u", "s", "h"] { try browser.key(letter) }
    let results = "document.getElementById('results')"
    try browser.wait(until: "!\(results).hidden && \(results).querySelector('.card:not([hidden])')")
    let bar = "document.getElementById('filters').getBoundingClientRect().bottom"
    let first = "\(results).querySelector('.card:not([hidden])').getBoundingClientRect()"
    try browser.wait(until: "\(first).top >= \(bar) && \(first).bottom < innerHeight")
  }

  @Test(arguments: [390, 320])
  func `a phone shows two columns, and nothing is wider than it`(width: Int) throws {
    let browser = try BrowserSession(width: width, height: 844, scale: 2, isTouched: true)
    try page("", browser)
    #expect(try browser.number("document.documentElement.scrollWidth") <= Double(width))
    let columns =
      "getComputedStyle(document.querySelector('.cards:not([hidden])')).gridTemplateColumns.split(' ').length"
    #expect(try browser.number(columns) == 2)
    try showCard("cover", browser)
    try browser.wait(until: "segue.cards.all.get('cover').player")
    let box = try browser.box(".card[data-id=cover] .phone")
    for (type, part) in [("touchStart", 0.2), ("touchMove", 0.5), ("touchMove", 0.75)] {
      let point = ["x": box.x + box.width * part, "y": box.y + box.height / 2]
      try browser.call("Input.dispatchTouchEvent", ["type": type, "touchPoints": [point]])
    }
    try browser.wait(
      until: "Math.abs(segue.cards.all.get('cover').player.progress - 0.75) < 0.03")
    try browser.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
    #expect(try browser.evaluate("location.hash") as? String == "")
    #expect(try browser.listen() == [])
  }

  @Test func `every card has a small poster before any script has run`() throws {
    let pages = try GallerySite.pages()
    for page in pages {
      let poster = try #require(page.card.poster, "\(page.card.id)")
      #expect((500...20_000).contains(poster.bytes.count), "\(page.card.id)")
    }
    let files = try GalleryFiles(pages, GallerySite.front).all
    #expect(files.contains { $0.name == "posters/cover.webp" })
    let index = String(decoding: try #require(files.last).bytes, as: UTF8.self)
    #expect(index.contains("src=\"posters/cover.webp\""))
  }
}
