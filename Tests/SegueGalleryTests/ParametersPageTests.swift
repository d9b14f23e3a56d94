import Foundation
import SegueCatalog
import SegueDiagnostics
import SegueTestSupport
import SegueYAML
import SegueTimeline
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The panel of parameters, thresholds and easings on a preset's page.
@Suite(.needsChromium, .serialized)
struct ParametersPageTests {
  /// A folder with the pages of presets, and the address of its page.
  private func site(
    _ ids: [String], withValues: Bool = false
  ) throws -> (folder: TemporaryFolder, page: String) {
    let folder = try TemporaryFolder()
    let pages = try GallerySite.pages(of: ids, withValues: withValues)
    try GalleryFolder(path: "\(folder.path)/site").write(
      GalleryFiles(pages, GallerySite.front).packed())
    return (folder, "file://\(folder.path)/site/index.html")
  }

  private static func row(_ name: String) -> String {
    "segue.pages.current.panel.rows.find(({ parameter }) => parameter.name === '\(name)').row"
  }

  /// Moves a slider as a pointer does: several values on the way, and the last when it is let go.
  private func slide(
    _ slider: String, to values: [Double], _ browser: BrowserSession
  ) throws {
    for (index, value) in values.enumerated() {
      let events = index == values.count - 1 ? ["input", "change"] : ["input"]
      for event in events {
        _ = try browser.evaluate(
          "(() => { const slider = \(slider); slider.value = \(value); "
            + "slider.dispatchEvent(new Event('\(event)', { bubbles: true })); })()")
      }
    }
  }

  private func addressed(_ text: String, _ browser: BrowserSession) throws {
    try browser.wait(until: "decodeURIComponent(location.hash) === '\(text)'")
  }

  @Test func `a slider snaps to the values laid out beforehand, one parameter at a time`() throws {
    let (folder, page) = try site(["parallax-push"], withValues: true)
    defer { withExtendedLifetime(folder) {} }
    let browser = try BrowserSession()
    try browser.open("\(page)#/parallax-push/push?t=500", until: "segue.pages.current?.player")
    let dimming =
      "Number(getComputedStyle(segue.pages.current.player.clips[0].stage.layer(1)).opacity)"
    #expect(try browser.number(dimming) == 0.1)
    #expect(
      try browser.evaluate("segue.presets.get('parallax-push').values === undefined") as? Bool
        == true)
    let stops = try browser.number("\(Self.row("dimming")).stops.length")
    try slide("\(Self.row("dimming")).slider", to: [stops - 1], browser)
    try browser.wait(until: "segue.pages.current.value")
    // The player keeps its time.
    #expect(try browser.number("segue.pages.current.player.clipTime") == 500)
    _ = try browser.evaluate("segue.pages.current.seekTo(1)")
    #expect(try browser.number(dimming) == 1)
    try browser.wait(until: "location.hash.startsWith('#/parallax-push/push?set=dimming:1')")
    for text in ["--param dimming=1", ".parallaxPush(dimming: 1)"] {
      let script = "document.getElementById('page').innerText.includes('\(text)')"
      #expect(try browser.evaluate(script) as? Bool == true, "\(text)")
    }
    // A typed value goes to the nearest stop, and another parameter resets the first.
    _ = try browser.evaluate(
      "(() => { const { field } = \(Self.row("parallax")); field.value = '0.97'; "
        + "field.dispatchEvent(new Event('change')); })()")
    let values = "[...segue.pages.current.changes.values].join('|')"
    try browser.wait(until: "\(values) === 'parallax,1'")
    #expect(try browser.evaluate("\(Self.row("dimming")).field.value") as? String == "0.1")
    // The address of an earlier version still works.
    try browser.open("about:blank")
    try browser.open(
      "\(page)#/parallax-push/push?set=dimming%3D1&t=500", until: "segue.pages.current?.value")
    #expect(try browser.number(dimming) == 1)
    #expect(try browser.listen() == [])
  }

  @Test func `without values a control says where it moves, and an address why it cannot`() throws {
    let browser = try BrowserSession()
    try browser.open("about:blank")
    try browser.open(
      GallerySite.address("#/parallax-push/push?set=dimming:0.7"),
      until: "segue.pages.current?.tuning.problem")
    let problem = "document.querySelector('.tune-problem')"
    #expect(try browser.evaluate("\(problem).hidden") as? Bool == false)
    let text = try #require(try browser.evaluate("\(problem).textContent") as? String)
    #expect(text.contains("'dimming=0.7'") && text.contains("segue gallery --serve"))
    #expect(try browser.evaluate("Boolean(segue.pages.current.player)") as? Bool == true)
    let row = "\(try browser.evaluate("\(Self.row("dimming")).element.innerText") ?? "")"
    #expect(row.contains("0.7"))
    let control = "\(Self.row("dimming")).element.querySelector('input')"
    #expect(try browser.evaluate("\(control) === null") as? Bool == true)
    let note = "\(try browser.evaluate("segue.pages.current.panel.note.innerText") ?? "")"
    #expect(note.contains("For any values") && note.contains("segue gallery --serve"))
    _ = try browser.evaluate("segue.pages.current.panel.resetAll.click()")
    try browser.wait(until: "\(problem).hidden")
    try addressed("#/parallax-push/push", browser)
  }

  @Test func `a parameter of conditions alone moves without a layout`() throws {
    let browser = try BrowserSession()
    try browser.open("about:blank")
    try browser.open(
      GallerySite.address("#/parallax-push/pop"), until: "segue.pages.current?.gestureController")
    let finish = "segue.pages.current.gestureController.rules.finish.join(' ')"
    #expect("\(try browser.evaluate(finish) ?? "")".hasSuffix(" subtract p add 0.5 greater"))
    try slide("\(Self.row("commit")).slider", to: [0.4, 0.3], browser)
    #expect("\(try browser.evaluate(finish) ?? "")".hasSuffix(" subtract p add 0.3 greater"))
    try addressed("#/parallax-push/pop?set=commit:0.3", browser)
    #expect(try browser.evaluate("segue.pages.current.tuning.problem") as? String == nil)
  }

  @Test func `a threshold is obeyed while the finger holds and when it lets go`() throws {
    let browser = try BrowserSession()
    try browser.open("about:blank")
    try browser.open(
      GallerySite.address("#/container-transform/pop"),
      until: "segue.pages.current?.gestureController")
    let threshold = "segue.pages.current.panel.thresholdRows[0]"
    #expect(try browser.evaluate("\(threshold).threshold.key") as? String == "pop.finish.0")
    let box = try browser.box(".device .screen")
    let scale = try browser.number("segue.pages.current.player.screen.clientWidth / 402")
    func drag(to x: Double) throws {
      try browser.mouse("mousePressed", x: box.x + 4, y: box.y + 300)
      for step in 1...8 {
        try browser.mouse("mouseMoved", x: box.x + 4 + x * scale * Double(step) / 8, y: box.y + 300)
      }
    }
    let hint = "document.querySelector('.hint').textContent"
    try drag(to: 150)
    try browser.wait(until: "\(hint).includes('Release to finish')")
    _ = try browser.evaluate(
      "(() => { const page = segue.pages.current; page.changes.thresholds.set('pop.finish.0', 0.9); "
        + "segue.showThresholds(page); })()")
    // As soon as the finger rests.
    try browser.wait(until: "\(hint).includes('Release to cancel')")
    _ = try browser.evaluate(
      "(() => { const page = segue.pages.current; page.changes.thresholds.set('pop.finish.0', 0.2); "
        + "segue.showThresholds(page); })()")
    #expect("\(try browser.evaluate(hint) ?? "")".contains("Release to finish"))
    try browser.mouse("mouseReleased", x: box.x + 4 + 150 * scale, y: box.y + 300)
    try browser.wait(until: "\(hint).startsWith('Finished')")
    try addressed("#/container-transform/pop?gesture=pop.finish.0:0.2", browser)
    #expect(try browser.listen() == [])
  }

  @Test func `dragging a curve's handle plays the timeline by it at once`() throws {
    let browser = try BrowserSession()
    try browser.open("about:blank")
    try browser.open(
      GallerySite.address("#/tab-slide/tab?t=150"), until: "segue.pages.current?.player")
    let x = "segue.pages.current.player.clips[0].stage.layer(0).getBoundingClientRect().x"
    let before = try browser.number(x)
    _ = try browser.evaluate(
      "document.querySelector('.curve-editor').scrollIntoView({ block: 'center' })")
    let handle = try browser.box(".curve-plot .handle")
    let (left, top) = (handle.x + handle.width / 2, handle.y + handle.height / 2)
    try browser.mouse("mousePressed", x: left, y: top)
    try browser.mouse("mouseMoved", x: left + 60, y: top)
    try browser.mouse("mouseReleased", x: left + 60, y: top)
    #expect(try browser.number(x) != before)
    // With the keyboard, to a curve whose middle is known: at half the time, half the way.
    _ = try browser.evaluate(
      "segue.pages.current.panel.curve.set({ kind: 'bezier', points: [0, 0, 1, 1] })")
    try browser.wait(until: "segue.pages.current.changes.easings.get('tab') === 'linear'")
    let plays = "segue.pages.current.player.clips[0].stage.curve(0.5)"
    #expect(abs(try browser.number(plays) - 0.5) < 1e-6)
    _ = try browser.evaluate("document.querySelector('.curve-plot .handle').focus()")
    try browser.key("ArrowRight")
    #expect(
      try browser.evaluate("segue.pages.current.changes.easings.get('tab')") as? String
        == "cubic-bezier(0.01, 0, 1, 1)")
    _ = try browser.evaluate("segue.pages.current.panel.reset()")
    try browser.wait(
      until: "!(segue.pages.current.player.clips[0].stage instanceof segue.RetimedStage)")
    #expect(abs(try browser.number(x) - before) < 0.01)
    #expect(try browser.listen() == [])
  }

  /// The page's springs and curves, compared with our own.
  @Test(arguments: [
    "ease-in-out", "cubic-bezier(0.9, 0.1, 0.2, 1.3)", "spring(damping-ratio: 1)",
    "spring(damping-ratio: 0.8)", "spring(damping-ratio: 0.35)",
    "spring(damping-ratio: 0.7, velocity: 2)", "standard",
  ])
  func `the plotted curve is that of the engine`(text: String) throws {
    let browser = try BrowserSession()
    try browser.open(GallerySite.address(), until: "segue.parseEasing")
    let function = try TimingDescription(parsing: text).resolved(duration: 0.5)
    for progress in [0.05, 0.2, 0.5, 0.75, 0.95] {
      let value = try browser.number(
        "segue.easingFunction(segue.parseEasing('\(text)'), 0.5)(\(progress))")
      #expect(abs(value - function.value(at: progress)) < 2e-3, "\(text) at \(progress)")
    }
    let round = "segue.formatEasing(segue.parseEasing('\(text)'))"
    #expect(try browser.evaluate(round) as? String == text)
  }

  @Test func `every named easing of the engine can be chosen, and is that of the engine`() throws {
    let browser = try BrowserSession()
    try browser.open(GallerySite.address(), until: "segue.parseEasing")
    let names = NamedTimingFunction.all.map(\.name)
    let choices = try browser.evaluate("segue.easingChoices.join(' ')") as? String
    #expect(choices?.hasPrefix(names.joined(separator: " ") + " spring(") == true)
    for named in NamedTimingFunction.all {
      let function = "segue.easingFunction(segue.parseEasing('\(named.name)'), 0.5)"
      for progress in [0, 0.1, 0.3, 0.6, 0.9, 1] {
        let value = try browser.number("\(function)(\(progress))")
        let due = named.function.value(at: progress)
        #expect(abs(value - due) < 2e-3, "\(named.name) at \(progress)")
      }
      let round = try browser.evaluate("segue.formatEasing(segue.parseEasing('\(named.name)'))")
      #expect(round as? String == named.name)
    }
  }

  @Test(arguments: [
    ("container-transform/pop", "gesture=pop.finish.0:0.6&easing=push:spring(damping-ratio: 0.5)"),
    ("cover/dismiss", "set=commit:0.2,after:500ms&easing=present:ease-in"),
    ("parallax-push/push", "set=commit:0.9&easing=push:cubic-bezier(0.1, 0.2, 0.3, 1.1)"),
    ("tab-slide/tab", "easing=tab:ease-out-back"),
  ])
  func `the copied YAML is a valid preset`(route: String, changes: String) throws {
    let browser = try BrowserSession()
    try browser.open("about:blank")
    try browser.open(
      GallerySite.address("#/\(route)?\(changes.replacingOccurrences(of: " ", with: "%20"))"),
      until: "segue.pages.current?.player && segue.presetYAML(segue.pages.current).text")
    let yaml = try #require(
      try browser.evaluate("segue.presetYAML(segue.pages.current).text") as? String)
    let folder = try TemporaryFolder()
    let id = "my-\(route.split(separator: "/")[0])"
    try folder.write(yaml, to: "catalog/mine/\(id).yaml")
    let catalog = LoadedCatalog([
      try CatalogFolder("\(folder.path)/catalog"), try CatalogFolder(SampledCatalog.path),
    ])
    let errors = catalog.diagnostics.shown.filter { $0.severity == .error }.map {
      $0.text(.oneLine)
    }
    #expect(errors.isEmpty, "\(yaml)")
    let preset = try #require(catalog.registry.preset(id), "\(yaml)")
    if changes.contains("finish") {
      let finish = try #require(preset.interactions[.pop]).finish.text
      #expect(finish == "projected(250ms) > 0.6")
    }
    if changes.contains("commit:0.2") {
      let commit = try #require(preset.parameters.first { $0.name == "commit" })
      #expect(commit.defaultValue == .number(0.2))
    }
  }

  @Test func `a threshold that depends on the stage is scaled in its text`() throws {
    let browser = try BrowserSession()
    try browser.open(GallerySite.address(), until: "segue.applyThresholds")
    let rules =
      """
      ({ finish: ["g4", "g5", 0.2, "multiply", "add", 402, 2, "divide", "greater", "p", 0.3, "less", "and"],
         texts: { finish: "gesture.distance + gesture.speed * 0.2 > container.width / 2 and progress < 0.3" } })
      """
    let changes =
      "{ thresholds: new Map([['pop.finish.0', 150], ['pop.finish.1', 0.4]]), values: new Map() }"
    let arguments = "\(rules), \(changes), 'pop', [402, 874]"
    #expect(
      try browser.evaluate("segue.conditionText(\(arguments), 'finish')") as? String
        == "gesture.distance + gesture.speed * 0.2 > 0.746269 * (container.width / 2) "
        + "and progress < 0.4")
    #expect(
      try browser.evaluate("segue.applyThresholds(\(arguments)).finish.join(' ')") as? String
        == "g4 g5 0.2 multiply add 150 greater p 0.4 less and")
  }

  @Test func `the server lays out several values at once, and says what is wrong with one`() throws
  {
    let folder = try TemporaryFolder()
    let builder = GalleryBuilder(
      request: StageRequest(), pictures: PictureChoice(), scale: 1, cache: nil)
    try folder.addPreset("one")
    let watcher = GalleryWatcher(
      paths: ["\(folder.path)/catalog", SampledCatalog.path], ids: ["parallax-push"],
      builder: builder)
    let server = try GalleryServer(watcher, GallerySite.assets.get(), port: 0)
    defer { server.stop() }
    let browser = try BrowserSession()
    try browser.open(
      "\(server.address)#/parallax-push/push?t=500", until: "segue.pages.current?.player")
    let dimming =
      "Number(getComputedStyle(segue.pages.current.player.clips[0].stage.layer(1)).opacity)"
    try slide("\(Self.row("dimming")).slider", to: [0.2, 0.5, 0.9, 0.6], browser)
    try slide("\(Self.row("parallax")).slider", to: [0.4], browser)
    try browser.wait(until: "segue.pages.current.value && !segue.pages.current.tuning.pending")
    #expect(try browser.number("segue.pages.current.player.clipTime") == 500)
    _ = try browser.evaluate("segue.pages.current.seekTo(1)")
    try browser.wait(until: "\(dimming) === 0.6")
    #expect(try browser.number("document.querySelectorAll('.device .stage').length") == 1)
    let address = "decodeURIComponent(location.hash)"
    try browser.wait(
      until: "\(address).startsWith('#/parallax-push/push?set=dimming:0.6,parallax:0.4')")
    // Another operation is laid out with the same values; a wrong one leaves the page as it is.
    _ = try browser.evaluate("segue.pages.current.select({ operation: 'pop' })")
    try browser.wait(until: "segue.pages.current.operation === 'pop' && segue.pages.current.value")
    _ = try browser.evaluate(
      "(() => { const { field } = \(Self.row("dimming")); field.value = '7'; "
        + "field.dispatchEvent(new Event('change')); })()")
    try browser.wait(until: "segue.pages.current.tuning.problem")
    let problem = "document.querySelector('.tune-problem').textContent"
    #expect(
      try browser.evaluate(problem) as? String
        == "'7' is not a valid value for 'dimming'\nexpected 0 to 1")
    #expect(try browser.evaluate("Boolean(segue.pages.current.player)") as? Bool == true)
  }

  @Test func `every control has a name and fits a phone`() throws {
    let browser = try BrowserSession(width: 390, height: 844, isTouched: true)
    try browser.open(
      GallerySite.address("#/container-transform/pop?gesture=pop.finish.0:0.5"),
      until: "segue.pages.current?.player")
    #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
    let unnamed =
      """
      [...document.querySelectorAll(".tune input, .tune button, .tune select, .tune [role=slider]")]
        .filter((one) => !one.getAttribute("aria-label") && !one.getAttribute("aria-labelledby")
          && !one.closest("label")?.textContent && !one.textContent).length
      """
    #expect(try browser.number(unnamed) == 0)
  }
}
