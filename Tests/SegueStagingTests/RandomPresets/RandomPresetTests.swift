import Foundation
import SegueCatalog
import SeguePreview
import SegueTestSupport
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueStaging

/// Presets at random: our frames and numbers, against a browser that plays our page.
///
/// Positions are those of all corners of all layers, within 0.25 points. Colors are compared off
/// edges: no more than 2 % of the pixels there differ by more than 24 levels of 255. What a page
/// reports as lost is not compared. `SEGUE_RANDOM_PRESETS` sets the number of presets, and
/// `SEGUE_RANDOM_FIRST` the first seed; with `SEGUE_RANDOM_PICTURES`, a folder, the test writes the
/// presets there, and the pictures that differ.
@Suite(.needsChromium, .serialized)
struct RandomPresetTests {
  private static let moments = [0.0, 0.31, 0.64, 1]
  private static let farthest = 0.25
  private static let largestDifference = 24
  private static let largestShare = 0.02

  private static let count = number("SEGUE_RANDOM_PRESETS") ?? 24
  private static let first = number("SEGUE_RANDOM_FIRST") ?? 0

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `frames, numbers and pages of random presets agree`() throws {
    let browser = try BrowserSession(
      width: Int(RandomPreset.width), height: Int(RandomPreset.height))
    var (compared, pictured) = (0, 0)
    for seed in Self.first..<(Self.first + Self.count) {
      let show = try RandomShow(RandomPreset(seed: seed))
      compared += 1
      if show.page.losses.isEmpty { pictured += 1 }
      for problem in try self.problems(of: show, in: browser) {
        Issue.record("\(show.preset.id): \(problem)\n\(show.preset.text)")
      }
    }
    print(
      "\(compared) random presets compared at \(Self.moments.count) moments, the pictures of "
        + "\(pictured), which lose nothing")
    #expect(compared == Self.count)
    #expect(pictured * 2 > compared)
  }

  private func problems(of show: RandomShow, in browser: BrowserSession) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(show.page.text, to: "page.html")
    try browser.open(
      "file://\(folder.path)/page.html?bare&t=0", until: "typeof segueSeek === 'function'")
    var problems: [String] = []
    for moment in Self.moments {
      _ = try browser.evaluate("segueSeek(\(moment))")
      let measured = try browser.evaluate(Self.corners) as? [[Double]] ?? []
      problems += show.misplaced(measured, at: moment, farthest: Self.farthest)
      guard show.page.losses.isEmpty else { continue }
      let ours = show.frames.frame(at: moment)
      var share = 1.0
      // A screenshot may come before every tile of the page is drawn.
      for _ in 0..<3 {
        let theirs = try PNG.decode(try browser.screenshot(), name: "screenshot")
        share = ours.differingShare(from: theirs, by: Self.largestDifference)
        if share <= Self.largestShare { break }
        if let path = ProcessInfo.processInfo.environment["SEGUE_RANDOM_PICTURES"] {
          let name = "\(path)/\(show.preset.id)-\(Int(moment * 100))"
          try PNG.write(ours, to: name + "-ours.png")
          try PNG.write(theirs, to: name + "-page.png")
        }
      }
      if share > Self.largestShare {
        problems.append("at \(moment), \((share * 1000).rounded() / 10) % of the pixels differ")
      }
    }
    return problems
  }

  /// Four points without extent at each layer's corners: where the browser puts them.
  private static let corners = """
    (() => [...document.querySelectorAll(".layer")]
      .sort((a, b) => a.id.slice(1) - b.id.slice(1))
      .map((layer) => {
        const probes = ["left:0;top:0", "right:0;top:0", "right:0;bottom:0", "left:0;bottom:0"]
          .map((place) => {
            const probe = document.createElement("i");
            probe.style = "position:absolute;width:0;height:0;" + place;
            layer.append(probe);
            return probe;
          });
        const numbers = probes.flatMap((probe) => {
          const box = probe.getBoundingClientRect();
          return [box.x, box.y];
        });
        for (const probe of probes) probe.remove();
        return numbers;
      }))()
    """
}

/// A random preset with all that is shown of it.
private struct RandomShow {
  let preset: RandomPreset
  let timeline: Timeline
  let frames: TransitionFrameSource
  let page: PreviewPage

  init(_ preset: RandomPreset) throws {
    self.preset = preset
    let folder = try TemporaryFolder()
    try folder.write(preset.text, to: "custom/\(preset.id).yaml")
    let catalog = LoadedCatalog([try CatalogFolder(folder.path)])
    if let path = ProcessInfo.processInfo.environment["SEGUE_RANDOM_PICTURES"] {
      try Data(preset.text.utf8).write(to: URL(filePath: "\(path)/\(preset.id).yaml"))
    }
    let found = try #require(catalog.registry.preset(preset.id))
    let stage = Self.stage
    timeline = try ResolvedTransition.strict(
      found, parameters: try found.parameters([]), on: stage, registry: catalog.registry
    ).timeline
    let pictures = ScreenshotPictures(
      from: Self.screen(0), to: Self.screen(1), stage: stage)
    frames = try TransitionFrameSource(timeline, on: stage, pictures: pictures, scale: 1)
    page = try PreviewPage(timeline, on: stage, preset: found, source: pictures)
  }

  private static let stage: Stage = {
    let size = Size2D(width: RandomPreset.width, height: RandomPreset.height)
    let frame = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
    stage.source = Stage.Element(frame: Rect2D(x: 30, y: 60, width: 60, height: 60))
    return stage
  }()

  /// Large tiles, each of another color.
  private static func screen(_ side: UInt64) -> Bitmap {
    Bitmap(width: Int(RandomPreset.width), height: Int(RandomPreset.height)) { x, y in
      var random = SeededGenerator(seed: side * 1000 + UInt64(x / 45) * 10 + UInt64(y / 60))
      return 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
  }

  /// The layers that the page shows elsewhere than the timeline's own numbers say.
  func misplaced(_ measured: [[Double]], at progress: Double, farthest: Double) -> [String] {
    let frame = timeline.sample(at: timeline.time(at: progress))
    guard measured.count == timeline.layers.count else { return ["the page has other layers"] }
    return timeline.layers.indices.compactMap { index in
      // Chromium's numbers keep the depth that its pictures drop where a group is flattened.
      guard !isInFlattenedGroup(index, in: frame), page.losses.isEmpty || !isInGroup(index)
      else { return nil }
      let corners = corners(of: index, in: frame)
      let distances = corners.enumerated().map { corner, expected -> Double in
        guard let expected else { return 0 }
        let place = Point2D(x: measured[index][2 * corner], y: measured[index][2 * corner + 1])
        return place.distance(to: expected)
      }
      let worst = distances.max() ?? 0
      guard worst > farthest else { return nil }
      return "at \(progress), layer '\(timeline.layers[index].id)' is \(worst) pt off"
    }
  }

  /// Whether a layer is in a 3D group that another layer flattens.
  private func isInFlattenedGroup(_ index: Int, in frame: SegueTimeline.Frame) -> Bool {
    var isInGroup = false
    var next = timeline.layers[index].parent
    while let parent = next {
      if isInGroup, !timeline.layers[parent].isSpatial(frame.states[parent]) { return true }
      isInGroup = isInGroup || timeline.layers[parent].isTransformGroup
      next = timeline.layers[parent].parent
    }
    return false
  }

  private func isInGroup(_ index: Int) -> Bool {
    guard let parent = timeline.layers[index].parent else { return false }
    return timeline.layers[parent].isTransformGroup || isInGroup(parent)
  }

  /// Where a layer's corners appear, from its own and its parents' matrices; nil near the eye.
  private func corners(of index: Int, in frame: SegueTimeline.Frame) -> [Point2D?] {
    frame.states[index].bounds.corners.map { corner in
      var vector = [corner.x, corner.y, 0, 1]
      var index = index
      while true {
        vector = Self.apply(frame.states[index].matrixToParent, to: vector)
        guard let parent = timeline.layers[index].parent else { break }
        let state = frame.states[parent]
        let anchor = Point2D(
          x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
          y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
        vector = Self.apply(.translation(-anchor.x, -anchor.y), to: vector)
        vector = Self.apply(
          .perspective(m14: 0, m24: 0, m34: state.sublayerPerspective), to: vector)
        vector = Self.apply(.translation(anchor.x, anchor.y), to: vector)
        let isFlattened =
          state.opacity < 1 || state.masksToBounds || state.mask != nil || state.blurRadius > 0
          || state.backdropBlurRadius > 0
        if !timeline.layers[parent].isTransformGroup || isFlattened { vector[2] = 0 }
        index = parent
      }
      guard vector[3] > 0.2 else { return nil }
      return Point2D(x: vector[0] / vector[3], y: vector[1] / vector[3])
    }
  }

  private static func apply(_ m: Matrix4, to v: [Double]) -> [Double] {
    let rows = [m.row1, m.row2, m.row3, m.row4]
    return zip(v, rows).reduce([0, 0, 0, 0]) { sum, term in
      let (k, row) = term
      return [sum[0] + k * row.0, sum[1] + k * row.1, sum[2] + k * row.2, sum[3] + k * row.3]
    }
  }
}

extension Bitmap {
  /// The share of pixels off edges that differ by more than some levels.
  fileprivate func differingShare(from other: Bitmap, by levels: Int) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    let (ours, theirs) = (words, other.words)
    let edges = zip(isNearEdge(ours), isNearEdge(theirs)).map { $0 || $1 }
    var (count, differing) = (0, 0)
    for index in ours.indices where !edges[index] {
      count += 1
      if Self.distance(ours[index], theirs[index]) > levels { differing += 1 }
    }
    return count < 100 ? 0 : Double(differing) / Double(count)
  }

  /// Whether pixels lie within two of an edge, whose pixels depend on how it is smoothed.
  private func isNearEdge(_ words: [UInt32]) -> [Bool] {
    var result = [Bool](repeating: false, count: words.count)
    for y in 0..<(height - 1) {
      for x in 0..<(width - 1) {
        let here = words[y * width + x]
        let isEdge =
          Self.distance(here, words[y * width + x + 1]) > 20
          || Self.distance(here, words[(y + 1) * width + x]) > 20
        guard isEdge else { continue }
        for j in max(0, y - 2)...min(height - 1, y + 3) {
          for i in max(0, x - 2)...min(width - 1, x + 3) { result[j * width + i] = true }
        }
      }
    }
    return result
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    let red = abs(Int(a >> 16 & 255) - Int(b >> 16 & 255))
    let green = abs(Int(a >> 8 & 255) - Int(b >> 8 & 255))
    return max(red, green, abs(Int(a & 255) - Int(b & 255)))
  }
}
