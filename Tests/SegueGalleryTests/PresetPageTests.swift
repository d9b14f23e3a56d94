import SegueTestSupport
import Testing

@testable import SegueGallery

/// What a preset's page offers beside playing: looks, a comparison, frames, lanes, recorded gestures.
@Suite(.needsChromium, .serialized)
struct PresetPageTests {
  private static let player = "segue.pages.current?.player"
  private static let elapsed = "segue.pages.current.elapsed"

  private func page(
    _ rest: String, _ browser: BrowserSession, until condition: String = player
  ) throws {
    try browser.open("about:blank")
    try browser.open(GallerySite.address(rest), until: condition)
  }

  /// The names of the scripts that the page has loaded.
  private func loaded(_ browser: BrowserSession) throws -> [String] {
    let script =
      "[...segue.presets.get('parallax-push').loadedParts].sort().join(' ')"
    return try #require(try browser.evaluate(script) as? String).split(separator: " ")
      .map(String.init)
  }

  @Test func `a page loads a look only when it is chosen, and keeps it in the address`() throws {
    let browser = try BrowserSession()
    try page("#/parallax-push/push?t=100", browser)
    #expect(try loaded(browser) == ["card", "page"])
    let pictures = "document.querySelector('.device .picture').style.backgroundImage"
    let light = try #require(try browser.evaluate(pictures) as? String)
    _ = try browser.evaluate("document.querySelector('[data-look=dark]').click()")
    try browser.wait(until: "\(pictures) !== '\(light.replacing("\"", with: "\\\""))'")
    #expect(try browser.evaluate("location.hash") as? String == "#/parallax-push/push?dark")
    // A folder has one change at a time: the tablet is light.
    _ = try browser.evaluate("document.querySelector('[data-device=tablet]').click()")
    try browser.wait(until: "segue.pages.current.player?.size.join() === '820,1180'")
    #expect(
      try browser.evaluate("location.hash") as? String == "#/parallax-push/push?device=tablet")
    #expect(try loaded(browser) == ["card", "dark", "page", "tablet"])
    let isDark = "document.querySelector('[data-look=dark]').checked"
    #expect(try browser.evaluate(isDark) as? Bool == false)
    try page("#/parallax-push/push?dark&rtl", browser)
    let problem = "document.querySelector('.diagnostic').textContent"
    let text = try #require(try browser.evaluate(problem) as? String)
    #expect(text.contains("'dark + rtl' is not on this page"))
    #expect(try browser.listen() == [])
  }

  @Test func `another preset plays beside it at the same millisecond`() throws {
    let browser = try BrowserSession()
    let other = "segue.pages.current.comparison.player"
    try page(
      "#/cover/present?with=crossfade&t=120", browser,
      until: "segue.pages.current?.comparison.player")
    #expect(try browser.number("\(other).clipTime") == 120)
    let longest =
      "Math.max(segue.pages.current.player.clips[0].duration, \(other).clips[0].duration)"
    #expect(try browser.evaluate("segue.pages.current.length === \(longest)") as? Bool == true)
    _ = try browser.evaluate("segue.pages.current.seekTo(1)")
    #expect(try browser.evaluate("\(Self.elapsed) === \(longest)") as? Bool == true)
    #expect(
      try browser.evaluate("\(other).clipTime === \(other).clips[0].duration") as? Bool == true)
    // The searchable list, by keyboard.
    _ = try browser.evaluate("document.querySelector('.picker input').focus()")
    try browser.call("Input.insertText", ["text": "parallax"])
    try browser.key("Enter")
    try browser.wait(until: "segue.pages.current.route.with === 'parallax-push' && \(other)")
    #expect(
      try browser.evaluate("location.hash") as? String == "#/cover/present?with=parallax-push&t=120"
    )
    _ = try browser.evaluate("document.querySelector('.comparing button').click()")
    try browser.wait(until: "!\(other) && \(Self.player)")
    #expect(try browser.evaluate("location.hash.includes('with')") as? Bool == false)
    #expect(try browser.listen() == [])
  }

  @Test func `keys step by frames of a sixtieth of a second, ten with Shift`() throws {
    let browser = try BrowserSession()
    try page("#/cover/present?t=100", browser)
    func press(_ key: String, shift: Bool = false) throws -> Double {
      _ = try browser.evaluate(
        """
        document.body.dispatchEvent(new KeyboardEvent("keydown", \
        { key: "\(key)", shiftKey: \(shift), bubbles: true, cancelable: true }))
        """)
      return try (browser.number(Self.elapsed) * 60 / 1000).rounded()
    }
    #expect(try press("ArrowRight") == 7)
    #expect(try press(".") == 8)
    #expect(try press("ArrowRight", shift: true) == 18)
    #expect(try press(",") == 17)
    #expect(try press("ArrowLeft", shift: true) == 7)
    let words = "segue.pages.current.scrubber.getAttribute('aria-valuetext')"
    #expect(try browser.evaluate(words) as? String == "Cover, 23 %, 117 ms")
    #expect(try browser.listen() == [])
  }

  @Test func `lanes show the values under the pointer, and a click goes there`() throws {
    let browser = try BrowserSession(width: 1280, height: 1400)
    try page("#/parallax-push/push?t=0", browser)
    let value = "document.querySelector('.lane-value').textContent"
    try browser.wait(until: "\(value) !== ''")
    let start = try #require(try browser.evaluate(value) as? String)
    #expect(start == "moved 0, 0 pt")
    _ = try browser.evaluate(
      "document.querySelector('.lanes .ruler').scrollIntoView({ block: 'center' })")
    let box = try browser.box(".lanes .ruler")
    try browser.hover(x: box.x + box.width * 0.9, y: box.y + box.height / 2)
    try browser.wait(until: "\(value) !== '\(start)'")
    // The page's own time stays.
    #expect(try browser.number(Self.elapsed) == 0)
    try browser.hover(x: 4, y: 4)
    try browser.wait(until: "\(value) === '\(start)'")
    try browser.hover(x: box.x + box.width * 0.5, y: box.y + box.height / 2)
    try browser.mouse("mousePressed", x: box.x + box.width * 0.5, y: box.y + box.height / 2)
    try browser.mouse("mouseReleased", x: box.x + box.width * 0.5, y: box.y + box.height / 2)
    try browser.wait(until: "Math.abs(\(Self.elapsed) - segue.pages.current.length / 2) < 2")
    #expect(try browser.listen() == [])
  }

  @Test func `of many layers a few are listed until all are asked for`() throws {
    let browser = try BrowserSession()
    try page("#/explode/push?t=0", browser)
    let groups = "document.querySelectorAll('.lane-group').length"
    let few = try browser.number("segue.Lanes.few")
    #expect(try browser.number(groups) == few)
    let text = "document.querySelector('.all-lanes').textContent"
    let all = try browser.number("Number(/\\d+/.exec(\(text))[0])")
    #expect(all > few)
    _ = try browser.evaluate("document.querySelector('.all-lanes').click()")
    #expect(try browser.number(groups) == all)
    #expect(try browser.listen() == [])
  }

  @Test func `at rest the real screens are shown, and in between the motion`() throws {
    let browser = try BrowserSession()
    try page("#/cell-zoom/present?t=0", browser)
    let shown =
      "segue.pages.current.player.stages.filter((one) => one.element.style.display !== 'none')"
    let isMotion = "\(shown)[0] === segue.pages.current.player.clips[0].stage"
    func seeks(to time: Double) throws -> Bool {
      _ = try browser.evaluate("segue.pages.current.seekMilliseconds(\(time))")
      #expect(try browser.number("\(shown).length") == 1)
      return try browser.evaluate(isMotion) as? Bool == true
    }
    #expect(try seeks(to: 0) == false)
    #expect(try seeks(to: 20))
    // Only the start is inside the cell: the end already is the whole screen.
    #expect(try seeks(to: 5000))
    try page("#/cell-zoom/dismiss?t=0", browser)
    #expect(try seeks(to: 0))
    #expect(try seeks(to: 5000) == false)
    #expect(try browser.listen() == [])
  }

  @Test(arguments: [
    "parallax-push/pop", "parallax-push/pop?rtl", "cell-zoom/dismiss", "cover/dismiss",
    "depth-sheet/dismiss", "tab-slide/tab",
  ])
  func `a recorded gesture ends on the page as in the engine`(address: String) throws {
    let browser = try BrowserSession(hasVirtualTime: true)
    try page("#/\(address)", browser, until: "segue.pages.current?.gestureController")
    let count = Int(try browser.number("document.querySelectorAll('.replay').length"))
    #expect(count >= 4)
    for index in 0..<count {
      let button = "document.querySelectorAll('.replay')[\(index)]"
      let name = try #require(try browser.evaluate("\(button).textContent") as? String)
      let hint = "document.querySelector('.hint').textContent"
      // A short gesture may be over before it is asked for.
      _ = try browser.evaluate(
        """
        {
        \(hint) = "";
        window.sawFinger = false;
        const isShown = () => document.querySelector(".finger:not([hidden])") !== null;
        const observer = new MutationObserver(() => { window.sawFinger ||= isShown(); });
        observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["hidden"] });
        \(button).click();
        }
        """)
      try browser.wait(until: "window.sawFinger")
      try browser.wait(
        until: "!segue.pages.current.replay.isRunning && /^(Finished|Cancelled)/.test(\(hint))")
      let outcome = try #require(try browser.evaluate(hint) as? String)
      #expect(outcome.hasPrefix("Finished") == name.hasSuffix("finishes"), "\(name): \(outcome)")
    }
    #expect(try browser.listen() == [])
  }

  @Test func `the hint of a finger that rests has no speed`() throws {
    let browser = try BrowserSession()
    try page("#/parallax-push/pop", browser, until: "segue.pages.current?.gestureController")
    let box = try browser.box(".device .screen")
    let (x, y) = (box.x + 4, box.y + box.height / 2)
    try browser.hover(x: x, y: y)
    try browser.mouse("mousePressed", x: x, y: y)
    // A flick: far less than half, but fast.
    for step in 1...5 {
      try browser.mouse("mouseMoved", x: x + box.width * 0.06 * Double(step), y: y)
    }
    let hint = "document.querySelector('.hint').textContent"
    // No movement arrives any more.
    try browser.wait(until: "\(hint).includes('Release to cancel')")
    #expect(
      try browser.evaluate("segue.pages.current.gestureController.state") as? String == "dragging")
    try browser.mouse("mouseReleased", x: x + box.width * 0.3, y: y)
    try browser.wait(until: "\(hint).startsWith('Cancelled')")
    #expect(try browser.listen() == [])
  }

  @Test(arguments: [320, 390])
  func `on a phone nothing is wider than the screen, and the play bar stays in reach`(width: Int)
    throws
  {
    let browser = try BrowserSession(width: width, height: 700, scale: 2, isTouched: true)
    for address in ["cell-zoom/dismiss", "cover?with=crossfade", "spring-list"] {
      try page("#/\(address)", browser)
      #expect(
        try browser.number("document.documentElement.scrollWidth") <= Double(width), "\(address)")
      let bar = try browser.box(".transport")
      #expect(abs(bar.y + bar.height - 700) < 1)
      #expect(bar.width == Double(width))
    }
    #expect(try browser.listen() == [])
  }
}
