import Foundation
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The page after a finger is released, compared with our own run of the same touches.
@Suite(.needsChromium, .serialized)
struct GalleryReleaseTests {
  /// A drag, in fractions of the phone's screen.
  struct Drag: Sendable, CustomStringConvertible {
    let name: String
    let address: String
    let start: (Double, Double)
    let end: (Double, Double)
    /// Milliseconds between two positions.
    var pause = 12.0
    /// The number of positions.
    var steps = 10
    /// The positions of a finger that comes down again shortly after the release.
    var regrab: [(Double, Double)] = []

    var description: String { name }
  }

  private static let drags = [
    Drag(
      name: "swipe back, slowly", address: "parallax-push/pop", start: (0.02, 0.5),
      end: (0.62, 0.5), pause: 40),
    Drag(
      name: "swipe back, a flick", address: "parallax-push/pop", start: (0.02, 0.5),
      end: (0.4, 0.5), pause: 8, steps: 6),
    Drag(
      name: "swipe back, too short", address: "parallax-push/pop", start: (0.02, 0.5),
      end: (0.3, 0.5), pause: 50),
    Drag(
      name: "swipe back, right to left", address: "parallax-push/pop?rtl", start: (0.98, 0.5),
      end: (0.5, 0.5), pause: 6),
    Drag(
      name: "swipe back, regrabbed", address: "parallax-push/pop", start: (0.02, 0.5),
      end: (0.35, 0.5), pause: 40, regrab: [(0.7, 0.4), (0.85, 0.4), (0.95, 0.4)]),
    Drag(
      name: "pull down, slowly", address: "cover/dismiss", start: (0.5, 0.2), end: (0.5, 0.75),
      pause: 40),
    Drag(
      name: "pull down, a flick", address: "cover/dismiss", start: (0.5, 0.3), end: (0.5, 0.55),
      pause: 8, steps: 6),
    Drag(
      name: "pull down, too short", address: "cover/dismiss", start: (0.5, 0.3), end: (0.5, 0.5),
      pause: 40),
    Drag(
      name: "pull down, regrabbed", address: "cover/dismiss", start: (0.5, 0.3), end: (0.5, 0.5),
      pause: 40, regrab: [(0.4, 0.3), (0.42, 0.35), (0.45, 0.4)]),
    Drag(
      name: "pull the sheet", address: "depth-sheet/dismiss", start: (0.5, 0.3), end: (0.5, 0.55)),
    Drag(
      name: "pull the sheet, too short", address: "depth-sheet/dismiss", start: (0.5, 0.3),
      end: (0.5, 0.38), pause: 40),
    Drag(name: "drag away", address: "cell-zoom/dismiss", start: (0.2, 0.3), end: (0.7, 0.42)),
    Drag(
      name: "drag away, too short", address: "cell-zoom/dismiss", start: (0.3, 0.3),
      end: (0.45, 0.33), pause: 40),
    Drag(
      name: "drag away, regrabbed", address: "cell-zoom/dismiss", start: (0.2, 0.3),
      end: (0.6, 0.4),
      regrab: [(0.5, 0.5), (0.4, 0.48), (0.3, 0.45)]),
    Drag(name: "change the tab", address: "tab-slide/tab", start: (0.8, 0.5), end: (0.3, 0.5)),
    Drag(
      name: "swipe the circle back", address: "circle-reveal/pop", start: (0.2, 0.5),
      end: (0.5, 0.5)),
    Drag(
      name: "pull down, reduced motion", address: "cover/dismiss?reduced-motion", start: (0.5, 0.2),
      end: (0.5, 0.75), pause: 40),
    Drag(
      name: "drag away, too short, reduced motion", address: "cell-zoom/dismiss?reduced-motion",
      start: (0.3, 0.3), end: (0.45, 0.33), pause: 40),
    Drag(
      name: "pull the card", address: "card-expand/dismiss", start: (0.5, 0.3), end: (0.5, 0.42),
      pause: 6),
  ]

  @Test func `after a release, layers move as ours do`() throws {
    let browser = try BrowserSession(hasVirtualTime: true)
    print(
      "| drag | outcome | frames | worst position, points | worst opacity | at 25 % | at 50 % | at 75 % |"
    )
    for drag in Self.drags {
      try browser.open("about:blank")
      try browser.open(
        GallerySite.address("#/\(drag.address)"), until: "segue.pages.current?.gestureController")
      try Self.startRecording(browser)
      try Self.perform(drag, browser)
      let record = try Self.record(browser)
      let ours = try Self.run(drag)
      let comparison = try Self.compare(record, ours)
      print("| \(drag) | \(comparison.row) |")
      #expect(comparison.frames >= 3, "\(drag)")
      #expect(comparison.worstPosition < 2 && comparison.worstOpacity < 0.02, "\(drag)")
    }
    #expect(try browser.listen() == [])
  }

  /// The duration of a return that the preset does not set, after a finger has moved up by a distance.
  @Test(arguments: [(-50.0, 0.2), (0, 0)])
  func `layers that have to move do not jump where there is no progress`(
    distance: Double, duration: Double
  ) throws {
    let browser = try BrowserSession()
    try browser.open(
      GallerySite.address("#/cover/dismiss"), until: "segue.pages.current?.gestureController")
    let found = try browser.number(
      """
      (() => {
        const controller = segue.pages.current.gestureController;
        const { rules } = controller;
        Object.assign(rules, { onCancel: { easing: [0, 1] }, handsVelocityOver: false });
        Object.assign(rules.cancelAnimation, { usesAbsoluteTimes: false, durationDependsOnProgress: true });
        controller.axis = rules.axis;
        controller.grab = { gesture: segue.restingGesture, progress: 0, offsets: null };
        controller.gesture = { ...segue.restingGesture, y: \(distance), distance: \(distance) };
        controller.beginDragging();
        controller.drag();
        if (controller.progress !== 0) return NaN;
        controller.settle(false);
        return controller.completion.duration;
      })()
      """)
    #expect(abs(found - duration) < 1e-9)
  }
}

// MARK: In the page

extension GalleryReleaseTests {
  /// Records each touch as the page receives it, and each frame after a release.
  private static func startRecording(_ browser: BrowserSession) throws {
    _ = try browser.evaluate(
      """
      (() => {
        const controller = segue.pages.current.gestureController;
        // The layers at the end, not the real screens that take their place.
        segue.pages.current.player.showsMotionOnly = true;
        const record = window.record = { touches: [], frames: [] };
        const kinds = { pointerdown: "began", pointermove: "moved", pointerup: "ended" };
        for (const type of Object.keys(kinds)) controller.screen.addEventListener(type, (event) => {
          const box = controller.screen.getBoundingClientRect();
          record.touches.push([kinds[type], event.timeStamp / 1000,
            ((event.clientX - box.left) / box.width) * controller.size[0],
            ((event.clientY - box.top) / box.height) * controller.size[1], controller.state === "settling" ? controller.elapsed : -1]);
        }, { capture: true });
        const layers = () => {
          const box = controller.screen.getBoundingClientRect();
          const scale = box.width / controller.size[0];
          const stage = controller.surface.stage ?? controller.surface;
          const names = controller.surface.data?.names;
          return [...stage.element.querySelectorAll("[id]")].flatMap((element) => {
            const number = /-l(\\d+)$/.exec(element.id)?.[1];
            const place = element.getBoundingClientRect();
            if (number === undefined || getComputedStyle(element).display === "none") return [];
            return [[names ? names[number] : Number(number), (place.left - box.left) / scale, (place.top - box.top) / scale,
              place.width / scale, place.height / scale, Number(getComputedStyle(element).opacity)]];
          });
        };
        const advance = controller.advance.bind(controller);
        controller.advance = (milliseconds) => {
          advance(milliseconds);
          record.frames.push([record.touches.length, controller.elapsed, controller.completion.duration, controller.completion.isFinished, layers()]);
        };
      })()
      """)
  }

  private static func perform(_ drag: Drag, _ browser: BrowserSession) throws {
    let box = try browser.box(".device .screen")
    func place(_ part: (Double, Double)) -> (x: Double, y: Double) {
      (box.x + box.width * part.0, box.y + box.height * part.1)
    }
    func mouse(_ type: String, _ part: (Double, Double)) throws {
      try browser.mouse(type, x: place(part).x, y: place(part).y)
    }
    try browser.hover(x: place(drag.start).x, y: place(drag.start).y)
    try mouse("mousePressed", drag.start)
    for step in 1...drag.steps {
      let part = Double(step) / Double(drag.steps)
      try browser.pass(milliseconds: drag.pause)
      try mouse(
        "mouseMoved",
        (
          drag.start.0 + (drag.end.0 - drag.start.0) * part,
          drag.start.1 + (drag.end.1 - drag.start.1) * part
        ))
    }
    try mouse("mouseReleased", drag.end)
    if let first = drag.regrab.first {
      try browser.pass(milliseconds: 40)
      try mouse("mousePressed", first)
      for part in drag.regrab {
        try browser.pass(milliseconds: 20)
        try mouse("mouseMoved", part)
      }
      if let last = drag.regrab.last { try mouse("mouseReleased", last) }
    }
    try browser.wait(
      until: "record.frames.length && segue.pages.current.gestureController.state === 'idle'")
  }

  /// The recorded touches and frames.
  struct Record {
    struct Shown {
      let box: Rect2D
      let opacity: Double
    }

    struct Moment {
      /// The number of touches before it.
      let touches: Int
      /// The seconds since the release, and the duration of the completion.
      let elapsed, duration: Double
      let isFinished: Bool
      /// The layers by name, or by index in a timeline.
      let layers: [String: Shown]
    }

    var touches: [TouchEvent] = []
    var moments: [Moment] = []
  }

  private static func record(_ browser: BrowserSession) throws -> Record {
    var record = Record()
    let text = try #require(try browser.evaluate("JSON.stringify(record)") as? String)
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[Any]]]
    var delay = 0.0
    for touch in root?["touches"] ?? [] {
      let phase: TouchEvent.Phase =
        switch touch[0] as? String {
        case "began": .began
        case "moved": .moved
        default: .ended
        }
      let numbers = touch.dropFirst().map { $0 as? Double ?? .nan }
      // Moves of a hovering mouse are not touches.
      let isDown = record.touches.last.map { $0.phase != .ended } ?? false
      if phase == .moved, !isDown { continue }
      // A regrab takes the layers as they were displayed: in the last frame before the touch.
      if phase == .began, numbers[3] >= 0, let last = record.touches.last {
        delay = last.time + numbers[3] - numbers[0]
      }
      record.touches.append(
        TouchEvent(
          time: numbers[0] + delay, phase: phase, position: Point2D(x: numbers[1], y: numbers[2])))
    }
    let all = root?["touches"] ?? []
    for frame in root?["frames"] ?? [] {
      var layers: [String: Record.Shown] = [:]
      for layer in frame[4] as? [[Any]] ?? [] {
        let n = layer.dropFirst().map { $0 as? Double ?? .nan }
        layers["\(layer[0])"] = Record.Shown(
          box: Rect2D(x: n[0], y: n[1], width: n[2], height: n[3]), opacity: n[4])
      }
      let seen = frame[0] as? Int ?? 0
      let hovers = all.prefix(seen).count - count(of: all.prefix(seen))
      record.moments.append(
        Record.Moment(
          touches: seen - hovers, elapsed: frame[1] as? Double ?? .nan,
          duration: frame[2] as? Double ?? .nan, isFinished: frame[3] as? Bool ?? false,
          layers: layers))
    }
    return record
  }

  /// The number of pointer events that are touches.
  private static func count(of events: some Sequence<[Any]>) -> Int {
    var isDown = false
    return events.reduce(0) { count, event in
      let name = event[0] as? String
      if name == "began" { isDown = true }
      defer { if name == "ended" { isDown = false } }
      return isDown ? count + 1 : count
    }
  }
}

// MARK: Ours

extension GalleryReleaseTests {
  /// Our interaction on the stage of the page.
  private static func run(_ drag: Drag) throws -> InteractionRun {
    let catalog = try GallerySite.catalog.get()
    let words = drag.address.split(separator: "?")
    let parts = words[0].split(separator: "/").map(String.init)
    let preset = try #require(catalog.registry.preset(parts[0]))
    var request = StageRequest()
    request.operation = Operation(rawValue: parts[1])
    request.isRightToLeft = words.last == "rtl"
    request.reducesMotion = words.last == "reduced-motion"
    let resolved = try StagedPreset(preset, request, PictureChoice(), in: catalog).resolved
    return try #require(try InteractionRun(resolved.animation, on: resolved.stage))
  }

  struct Comparison {
    var frames = 0
    var worstPosition = 0.0
    var worstOpacity = 0.0
    var isFinished = false
    /// The worst position at each quarter of the time after the last release.
    var quarters = [0.0, 0, 0]

    var row: String {
      func short(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
      let list = quarters.map(short).joined(separator: " | ")
      return "\(isFinished ? "finished" : "cancelled") | \(frames) | \(short(worstPosition)) | "
        + "\(short(worstOpacity)) | \(list)"
    }
  }

  private static func compare(_ record: Record, _ start: InteractionRun) throws -> Comparison {
    var result = Comparison()
    var run = start
    var taken = 0
    for moment in record.moments {
      while taken < moment.touches {
        try run.handle(record.touches[taken])
        taken += 1
      }
      var shown = run
      // With reduced motion, other layers take the place of ours at the very end.
      let elapsed = min(moment.elapsed, moment.duration - 1e-9)
      shown.advance(to: record.touches[taken - 1].time + elapsed)
      let (place, opacity) = distance(moment, shown)
      result.frames += 1
      result.isFinished = moment.isFinished
      result.worstPosition = max(result.worstPosition, place)
      result.worstOpacity = max(result.worstOpacity, opacity)
      let quarter = Int(moment.elapsed / max(moment.duration, 1e-9) * 4)
      if (1...3).contains(quarter), result.quarters[quarter - 1] == 0 {
        result.quarters[quarter - 1] = place
      }
    }
    return result
  }

  /// The largest differences from our layers: corners of their boxes in points, and opacities.
  private static func distance(
    _ moment: Record.Moment, _ ours: InteractionRun
  ) -> (place: Double, opacity: Double) {
    var worst = (place: 0.0, opacity: 0.0)
    for (index, layer) in ours.layers.enumerated() {
      let state = ours.frame.states[index]
      guard let shown = moment.layers[layer.id] ?? moment.layers["\(index)"] else { continue }
      worst.opacity = max(worst.opacity, abs(shown.opacity - state.opacity))
      guard state.opacity > 0.01, layer.parent == nil, let box = state.displayedBox else {
        continue
      }
      let distances = [
        shown.box.minX - box.minX, shown.box.minY - box.minY, shown.box.maxX - box.maxX,
        shown.box.maxY - box.maxY,
      ]
      worst.place = max(worst.place, distances.map(abs).max() ?? 0)
    }
    return worst
  }
}

extension LayerState {
  /// The bounding box of the layer's corners as displayed.
  fileprivate var displayedBox: Rect2D? {
    let map = Homography(LayerSpace().matrix(of: self))
    let corners = [
      Point2D(x: bounds.minX, y: bounds.minY), Point2D(x: bounds.maxX, y: bounds.minY),
      Point2D(x: bounds.minX, y: bounds.maxY), Point2D(x: bounds.maxX, y: bounds.maxY),
    ].compactMap(map.project)
    guard corners.count == 4, let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
      let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
    else { return nil }
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }
}
