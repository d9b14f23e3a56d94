import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueExport

/// What a browser shows at a moment, against the timeline's own sample of it.
@Suite(
  "HTML in a browser", .serialized,
  .needsChromium)
struct BrowserTests {
  /// Both ends, the middle, and moments that no keyframe lies at by chance.
  static let progress = [0, 0.0371, 0.1303, 0.3117, 0.5, 0.6219, 0.7773, 0.9391, 1]

  @Test("layers match the timeline's samples", arguments: Sample.all.map(\.name))
  func agrees(name: String) throws {
    let sample = try #require(Sample.all.first { $0.name == name })
    let timeline = try sample.make()
    let page = HTMLExport(
      timeline: timeline, stage: Sample.stage,
      facts: HTMLExport.Facts(name: name, summary: ""), pictures: { _ in nil })
    let moments = try measure(page.text, at: Self.progress)
    try #require(moments.count == Self.progress.count)
    for (progress, measured) in zip(Self.progress, moments) {
      let frame = timeline.sample(at: timeline.time(at: progress))
      try #require(measured.count == timeline.layers.count)
      for index in timeline.layers.indices {
        expectAgreement(measured[index], of: index, in: timeline, frame, at: progress)
      }
    }
  }

  @Test("contents are placed according to their fit", arguments: ContentFit.allCases)
  func fits(fit: ContentFit) throws {
    let frame = Rect2D(x: 10, y: 20, width: 200, height: 120)
    let region = Rect2D(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    let layer = Sample.layer(
      "a", .snapshot(of: .to, region: region, when: .after), frame: frame
    ) { $0.fit = fit }
    let page = HTMLExport(
      timeline: try Timeline(layers: [layer], tracks: []), stage: Sample.stage,
      facts: HTMLExport.Facts(name: "", summary: ""),
      pictures: { _ in EncodedPicture(bytes: [], size: Size2D(width: 160, height: 80)) }
    ).text  // The region is 80 by 40 points, twice as wide as high; the layer five to three.
    let expected: Rect2D =
      switch fit {
      case .stretch: frame
      case .fill: Rect2D(x: -10, y: 20, width: 240, height: 120)
      case .fit: Rect2D(x: 10, y: 30, width: 200, height: 100)
      case .cropTop: Rect2D(x: 10, y: 20, width: 200, height: 100)
      case .cropBottom: Rect2D(x: 10, y: 40, width: 200, height: 100)
      case .cropLeft: Rect2D(x: 10, y: 20, width: 240, height: 120)
      case .cropRight: Rect2D(x: -30, y: 20, width: 240, height: 120)
      }
    let measured = try pictureBox(page)
    expectClose(
      measured, [expected.minX, expected.minY, expected.width, expected.height], within: 0.1,
      Comment(rawValue: fit.rawValue))
  }

  @Test("a page plays on its own, except with reduced motion")
  func autoplay() throws {
    let page = HTMLExport(
      timeline: try Sample.push(), stage: Sample.stage,
      facts: HTMLExport.Facts(name: "Push", summary: ""), pictures: { _ in nil }
    ).text
    let state = "[document.body.className, document.getElementById('reduced-motion-note').hidden]"
    let browser = try BrowserSession()
    try browser.open(page: page)
    #expect(try browser.evaluate("JSON.stringify(\(state))") as? String == #"["playing",true]"#)
    let reduced = try BrowserSession(media: ["prefers-reduced-motion": "reduce"])
    try reduced.open(page: page)
    #expect(try reduced.evaluate("JSON.stringify(\(state))") as? String == #"["",false]"#)
  }

  @Test("the URL seeks to a time", arguments: ["#t=0.35", "?t=175"])
  func seeks(query: String) throws {
    let page = HTMLExport(
      timeline: try Sample.push(), stage: Sample.stage,
      facts: HTMLExport.Facts(name: "Push", summary: ""), pictures: { _ in nil }
    ).text
    let browser = try BrowserSession()
    try browser.open(page: page, query: query)
    let time = try browser.evaluate("document.querySelector('output').value") as? String
    #expect(time == "175 ms · 35%")
    #expect(try browser.evaluate("document.body.className") as? String == "")
  }

  private func expectAgreement(
    _ measured: Measurement, of index: Int, in timeline: Timeline, _ frame: Frame,
    at progress: Double
  ) {
    let state = frame.states[index]
    let place = Comment(rawValue: "layer '\(timeline.layers[index].id)' at \(progress)")
    let corners = projectedCorners(of: index, in: timeline, frame).flatMap { [$0.x, $0.y] }
    expectClose(measured.corners, corners, within: 0.1, place)
    expectClose(
      [measured.width, measured.height], [state.bounds.width, state.bounds.height], within: 0.1,
      place)
    expectClose([measured.opacity], [state.opacity], within: 0.002, place)
    expectClose(measured.radius, [state.cornerRadius], within: 0.1, place)
    expectClose(measured.filter.first.map { [$0] } ?? [0], [state.blurRadius], within: 0.1, place)
    expectClose(
      measured.backdrop.first.map { [$0] } ?? [0], [state.backdropBlurRadius], within: 0.1, place)
    #expect((measured.overflow == "clip") == state.masksToBounds, place)
    #expect(measured.isVisible == !isHidden(index, in: timeline, frame), place)
    expectColor(measured.background, state.backgroundColor, place)
    if state.shadow.opacity > 0 {
      let alpha = measured.shadow.count == 8 ? measured.shadow[3] : 1
      expectClose([alpha], [state.shadow.opacity * state.shadow.color.alpha], within: 0.004, place)
      expectClose(
        Array(measured.shadow.dropLast().suffix(3)),
        [state.shadow.offset.x, state.shadow.offset.y, 2 * state.shadow.radius], within: 0.1, place)
    }
    if let mask = state.mask { expectMask(measured.clipPath, mask, state, frame, place) }
    let siblings = timeline.layers.indices.filter {
      timeline.layers[$0].parent == timeline.layers[index].parent
    }
    let order = siblings.sorted {
      (frame.states[$0].zPosition, $0) < (frame.states[$1].zPosition, $1)
    }
    #expect(order.firstIndex(of: index).map { Double($0 + 1) } == measured.zIndex, place)
  }

  private func isHidden(_ index: Int, in timeline: Timeline, _ frame: Frame) -> Bool {
    frame.states[index].isHidden
      || timeline.layers[index].parent.map { isHidden($0, in: timeline, frame) } ?? false
  }

  /// Browsers keep colors of the old kind in eight bits.
  private func expectColor(_ measured: [Double], _ color: Color, _ place: Comment) {
    let alpha = measured.count == 4 ? measured[3] : 1
    expectClose([alpha], [color.alpha], within: 0.003, place)
    guard color.alpha > 0.1 else { return }
    let expected = [color.red, color.green, color.blue].map { $0 * 255 }
    expectClose(Array(measured.prefix(3)), expected, within: 0.6 / color.alpha, place)
  }

  private func expectMask(
    _ measured: [Double], _ mask: Mask, _ state: LayerState, _ frame: Frame, _ place: Comment
  ) {
    let x = mask.frame.minX - state.bounds.minX
    let y = mask.frame.minY - state.bounds.minY
    switch mask.shape {
    case .ellipse:
      expectClose(
        measured,
        [
          mask.frame.width / 2, mask.frame.height / 2, x + mask.frame.width / 2,
          y + mask.frame.height / 2,
        ], within: 0.1, place)
    case .polygon(let first, let count):
      let points = frame.vertices[first..<(first + count)]
      expectClose(measured, points.flatMap { [$0.x, $0.y] }, within: 0.1, place)
    case .rect, .roundedRect:
      expectClose(
        measured,
        [
          y, state.bounds.width - x - mask.frame.width, state.bounds.height - y - mask.frame.height,
          x, mask.cornerRadius,
        ], within: 0.1, place)
    case .path, .linearGradient, .radialGradient, .conicGradient:
      Issue.record("no style tells what is seen: RandomPresetTests compare pictures")
    }
  }

  private func expectClose(
    _ measured: [Double], _ expected: [Double], within bound: Double, _ place: Comment
  ) {
    let isClose =
      measured.count == expected.count
      && zip(measured, expected).allSatisfy { abs($0 - $1) <= bound }
    #expect(isClose, "\(place.rawValue): \(measured) is not \(expected) ± \(bound)")
  }
}
