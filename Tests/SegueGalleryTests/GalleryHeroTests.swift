import SegueCatalog
import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The first screen of the gallery.
@Suite(.needsChromium, .serialized)
struct GalleryHeroTests {
  private static let held = "segue.hero?.gesture"

  private func page(_ browser: BrowserSession, until condition: String = held) throws {
    try browser.open("about:blank")
    try browser.open(GallerySite.address(), until: condition)
  }

  /// Waits until the shown finger has let go, and the phone is the visitor's.
  private func takeOver(_ browser: BrowserSession) throws {
    try browser.wait(until: "segue.hero.isInvited && segue.hero.state === 'open'")
  }

  private func preset(_ id: String, holds operation: Operation? = nil) throws -> Preset {
    var preset = Preset(id: id, name: id, summary: "It slides.", reducedMotion: .none)
    if let operation {
      let known = try #require(try GallerySite.catalog.get().registry.preset("parallax-push"))
      preset.interactions[operation] = known.interactions[.pop]
    }
    return preset
  }

  @Test func `the preferred preset comes first, then one to hold, then any`() throws {
    let (one, two) = (try preset("one"), try preset("two", holds: .pop))
    let preferred = try preset(GalleryHero.Choice.preferred)
    #expect(GalleryHero.Choice(among: [one, two, preferred])?.preset.id == preferred.id)
    #expect(GalleryHero.Choice(among: [one, two])?.preset.id == "two")
    #expect(GalleryHero.Choice(among: [one])?.preset.id == "one")
    #expect(GalleryHero.Choice(among: [])?.preset.id == nil)
  }

  @Test func `a finger is shown by the preset's rules, and then the phone is the visitor's`()
    throws
  {
    let browser = try BrowserSession(hasVirtualTime: true)
    try page(browser)
    try browser.wait(until: "segue.hero.finger.isDown")
    try browser.wait(until: "segue.hero.gesture.state === 'settling'")
    // The shown finger's outcome is what the rules say of where it lifted.
    #expect(
      try browser.evaluate(
        "segue.hero.gesture.completion.isFinished === Boolean(segue.hero.gesture.wouldFinish)")
        as? Bool == true)
    try takeOver(browser)
    #expect(
      try browser.evaluate(
        "document.getElementById('hero-hint').textContent.startsWith('Your turn')")
        as? Bool == true)
    #expect(try browser.listen() == [])
  }

  @Test func `what would follow is said while the visitor holds it`() throws {
    let browser = try BrowserSession(hasVirtualTime: true)
    try page(browser)
    try takeOver(browser)
    let box = try browser.box("#hero-screen")
    let (x, y) = (box.x + box.width / 2, box.y + box.height * 0.45)
    let axis = [
      try browser.number("(segue.hero.gesture.rules.axis ?? [0, 1])[0]"),
      try browser.number("(segue.hero.gesture.rules.axis ?? [0, 1])[1]"),
    ]
    try browser.hover(x: x, y: y)
    try browser.mouse("mousePressed", x: x, y: y)
    for step in 1...12 {
      try browser.pass(milliseconds: 10)
      let distance = Double(step) * box.height * 0.025
      try browser.mouse("mouseMoved", x: x + axis[0] * distance, y: y + axis[1] * distance)
    }
    try browser.wait(until: "segue.hero.isHeld")
    // A finger that rests has no speed.
    try browser.wait(until: "segue.hero.gesture.gesture.speed === 0")
    let outcome = "document.getElementById('readout').dataset.outcome"
    try browser.wait(
      until: "\(outcome) === (segue.hero.gesture.wouldFinish ? 'finishes' : 'goes-back')")
    #expect(
      try browser.evaluate(
        "document.querySelector('#readout .future').getAttribute('d').length > 40")
        as? Bool == true)
    let distance = box.height * 0.3
    try browser.mouse("mouseReleased", x: x + axis[0] * distance, y: y + axis[1] * distance)
    try browser.wait(until: "!segue.hero.isVisitors")
    #expect(try browser.listen() == [])
  }

  @Test func `a finger that comes before the screen is open has it once it is`() throws {
    let browser = try BrowserSession(hasVirtualTime: true)
    try page(browser)
    try takeOver(browser)
    _ = try browser.evaluate("segue.hero.rest('closed')")
    let box = try browser.box("#hero-screen")
    let (x, y) = (box.x + box.width / 2, box.y + box.height * 0.3)
    try browser.hover(x: x, y: y)
    try browser.mouse("mousePressed", x: x, y: y)
    try browser.mouse("mouseMoved", x: x, y: y + 20)
    // The pull opens it at once; no other finger comes.
    try browser.wait(until: "segue.hero.state !== 'closed'")
    try browser.wait(until: "segue.hero.isVisitors && segue.hero.gesture.state === 'pending'")
    #expect(try browser.evaluate("segue.hero.finger.isDown") as? Bool != true)
    for step in 1...10 {
      try browser.pass(milliseconds: 10)
      try browser.mouse("mouseMoved", x: x, y: y + 20 + Double(step) * box.height * 0.03)
    }
    try browser.wait(until: "segue.hero.isHeld && segue.hero.gesture.progress > 0.1")
    try browser.mouse("mouseReleased", x: x, y: y + 20 + box.height * 0.3)
    // What it said while the finger was down is no longer true.
    let hint = "document.getElementById('hero-hint').textContent"
    try browser.wait(until: "!\(hint).startsWith('Let go')")
    #expect(try browser.listen() == [])
  }

  @Test func `keys hold it, let go, and let it go back`() throws {
    let browser = try BrowserSession(hasVirtualTime: true)
    try page(browser)
    try takeOver(browser)
    _ = try browser.evaluate("document.getElementById('hero-screen').focus()")
    let (ax, ay) = (
      try browser.number("(segue.hero.gesture.rules.axis ?? [0, 1])[0]"),
      try browser.number("(segue.hero.gesture.rules.axis ?? [0, 1])[1]")
    )
    let key = ax > 0 ? "ArrowRight" : ax < 0 ? "ArrowLeft" : ay < 0 ? "ArrowUp" : "ArrowDown"
    for _ in 1...3 { try browser.key(key) }
    try browser.wait(until: "segue.hero.isHeld")
    let value = "Number(document.getElementById('hero-screen').getAttribute('aria-valuenow'))"
    try browser.wait(until: "\(value) > 0")
    try browser.key("Escape")
    try browser.wait(until: "!segue.hero.isHeld && !segue.hero.isVisitors")
    try browser.wait(until: "segue.hero.state === 'open'")
    #expect(try browser.evaluate("document.activeElement.id") as? String == "hero-screen")
    #expect(try browser.listen() == [])
  }

  @Test func `with reduced motion it stands still until Play is pressed`() throws {
    let browser = try BrowserSession(
      hasVirtualTime: true, media: ["prefers-reduced-motion": "reduce"])
    try page(browser)
    try browser.pass(milliseconds: 900)
    #expect(try browser.number("segue.clock.count") == 0)
    #expect(try browser.evaluate("segue.hero.state") as? String == "closed")
    _ = try browser.evaluate("document.querySelector('#hero-controls .pause').click()")
    try browser.wait(until: "segue.hero.finger.isDown")
  }

  @Test func `the page scrolls under a finger that is not the gesture`() throws {
    let browser = try BrowserSession(
      width: 390, height: 844, scale: 2, isTouched: true, hasVirtualTime: true)
    try page(browser)
    _ = try browser.evaluate(
      "document.getElementById('hero-screen').scrollIntoView({ block: 'center' })")
    try takeOver(browser)
    let before = try browser.number("scrollY")
    let box = try browser.box("#hero-screen")
    try browser.call(
      "Input.synthesizeScrollGesture",
      ["x": box.x + box.width / 2, "y": box.y + box.height / 2, "yDistance": -200, "speed": 1200])
    #expect(try browser.number("scrollY") > before + 100)
    #expect(try browser.evaluate("segue.hero.isHeld") as? Bool == false)
    #expect(try browser.listen() == [])
  }
}
