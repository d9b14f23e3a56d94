import SegueTestSupport
import SegueTimeline
import Testing

@testable import SegueExport

@Suite("HTML export")
struct HTMLExportTests {
  private func export(
    _ timeline: Timeline, name: String = "A", summary: String = "B",
    pictures: (Layer) -> EncodedPicture? = { _ in nil }
  ) -> HTMLExport {
    HTMLExport(
      timeline: timeline, stage: Sample.stage,
      facts: HTMLExport.Facts(name: name, summary: summary), pictures: pictures)
  }

  @Test("text from files is escaped and stripped of control characters")
  func escaping() throws {
    let evil = "</script><img src=x onerror=\"alert('1')\">&\u{7}\u{202E}"
    let layer = Sample.layer(evil) { $0.state.opacity = 0.5 }
    let track = Sample.track(0, [.opacity], [0], [1])
    let html = export(
      try Timeline(layers: [layer], tracks: [track]), name: evil, summary: evil
    ).text
    #expect(!html.contains("<img"))
    #expect(html.components(of: "</script>") == 1)
    #expect(!html.unicodeScalars.contains { $0 == "\u{7}" || $0 == "\u{202E}" })
    #expect(html.contains("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"))
  }

  @Test("a picture shared by several layers is written once")
  func sharedPicture() throws {
    let picture = EncodedPicture(bytes: Array("not a picture".utf8), size: Sample.size)
    let result = export(try Sample.slices()) { _ in picture }
    #expect(result.text.components(of: "data:image/png;base64,bm90IGEgcGljdHVyZQ==") == 1)
    #expect(result.losses.isEmpty)
  }

  @Test("a page references no external resources")
  func selfContained() throws {
    let html = export(try Sample.groups()).text
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test("losses are reported by layer")
  func losses() throws {
    let slanting = Gradient(
      stops: [Gradient.Stop(offset: 0, color: .white)], start: .zero, end: Point2D(x: 1, y: 1))
    let timeline = try Timeline(
      duration: .infinity,
      layers: [
        Sample.layer("space") { $0.isTransformGroup = true },
        Sample.layer("screen", .live(.to)),
        Sample.layer("gradient", .gradient(slanting)),
        Sample.layer("shadow") { $0.state.shadow = Shadow(opacity: 0.5, radius: 4) },
        Sample.layer("mirror") {
          $0.isDoubleSided = false
          $0.state.components.scale.x = -1
        },
      ],
      tracks: [
        Sample.track(0, [.opacity], [1], [0]), Sample.track(2, [.boundsWidth], [390], [10]),
      ])
    let kinds = export(timeline).losses.losses
    #expect(
      kinds == [
        Loss(layer: nil, kind: .endlessMotion(shown: 10)),
        Loss(layer: "space", kind: .flattenedGroup), Loss(layer: "screen", kind: .missingPicture),
        Loss(layer: "gradient", kind: .stretchedGradient),
        Loss(layer: "shadow", kind: .boxShadow), Loss(layer: "mirror", kind: .mirroredBack),
      ])
    #expect(kinds[1].description.hasPrefix("layer 'space': "))
  }

  @Test("timelines without duration, layers or extent export without invalid numbers")
  func degenerate() throws {
    let still = try Timeline(layers: [], tracks: [])
    #expect(export(still).keyframeCount == 0)
    let instant = try Timeline(
      layers: [Sample.layer("to", .live(.to), frame: .zero)],
      tracks: [Sample.track(0, [.opacity], [0], [1], duration: 0)])
    let html = export(instant) { _ in EncodedPicture(bytes: [], size: .zero) }.text
    #expect(!html.contains("nan") && !html.contains("inf;"))
  }

  @Test("motion too fast to sample is reported as a loss")
  func tooFast() throws {
    var track = Sample.track(0, [.opacity], [0], [1], duration: 1e-7, easing: .linear)
    track.timing.iterations = 1e7
    let stairs = Sample.track(
      0, [.cornerRadius], [0], [3000], easing: .steps(count: 3000, position: .jumpEnd))
    let time = try processorTime {
      for fast in [track, stairs] {
        let result = export(try Timeline(layers: [Sample.layer("a")], tracks: [fast]))
        #expect(result.losses.losses == [Loss(layer: "a", kind: .tooFast)])
      }
    }
    #expect(time < .seconds(60))
  }

  @Test("extreme numbers make neither endless work nor an endless page")
  func extremes() throws {
    // Values are brought within their bounds, and even at those a turn is many keyframes.
    let spin = Sample.track(0, [.rotationZ], [0], [1e6])
    let fling = Sample.track(0, [.translationX, .translationY], [0, 0], [1e9, -1e9])
    let stairs = Sample.track(
      0, [.cornerRadius], [0], [3000], easing: .steps(count: 3000, position: .jumpEnd))
    let page = export(
      try Timeline(layers: [Sample.layer("a", .none)], tracks: [spin, fling, stairs]))
    #expect(page.losses.losses == [Loss(layer: "a", kind: .tooFast)])
    #expect(page.keyframeCount < 6000)
    #expect(page.text.utf8.count < 1_000_000)
  }

  @Test("what a layer spends on fast motion is not there for others, which keep their quarters")
  func budget() throws {
    let timeline = try Timeline(
      layers: [Sample.layer("a")], tracks: [Sample.track(0, [.opacity], [0], [1])])
    let property = try #require(
      LayerProperties.all(of: 0, in: timeline.layers, frames: []).first { $0.name == "opacity" })
    var budget = BakingBudget(samples: 1000, keyframes: 0)
    let coarse = Baker(timeline).bake(property, &budget)
    #expect(!coarse.isFaithful)
    #expect(coarse.keyframes.map(\.offset) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test("a blurred layer that clips is clipped after its blur as well")
  func clippedBlur() throws {
    func page(_ change: (inout Layer) -> Void) throws -> HTMLExport {
      export(
        try Timeline(
          layers: [
            Sample.layer("a") {
              $0.state.backgroundColor = .black
              $0.state.blurRadius = 4
              $0.state.cornerRadius = 7
              change(&$0)
            }
          ], tracks: []))
    }
    #expect(
      try page { $0.state.masksToBounds = true }.text.contains("clip-path:inset(0 round 7px)"))
    #expect(try !page { _ in }.text.contains("clip-path"))
    let masked = try page {
      $0.state.masksToBounds = true
      $0.state.mask = Mask(shape: .rect, frame: Sample.screen)
    }
    #expect(masked.losses.losses == [Loss(layer: "a", kind: .clippedBlur)])
  }

  @Test("layers of a 3D group that intersect are a loss of the outermost group")
  func intersections() throws {
    func losses(_ angle: Double) throws -> [Loss] {
      export(
        try Timeline(
          layers: [
            Sample.layer("outer") { $0.isTransformGroup = true },
            Sample.layer("inner", in: 0) { $0.isTransformGroup = true },
            Sample.layer("a", in: 1) { $0.state.components.rotation.y = angle },
            Sample.layer("b", in: 0),
          ], tracks: [])
      ).losses.losses
    }
    #expect(try losses(0) == [])
    #expect(try losses(0.5) == [Loss(layer: "outer", kind: .intersection)])
  }

  @Test("a group's own background can intersect a member; a hidden group's members cannot")
  func intersectionsOfGroups() throws {
    func losses(_ change: (inout LayerState) -> Void) throws -> [Loss] {
      export(
        try Timeline(
          layers: [
            Sample.layer("outer") {
              $0.isTransformGroup = true
              change(&$0.state)
            },
            Sample.layer("a", in: 0) { $0.state.components.rotation.y = 0.5 },
          ], tracks: [])
      ).losses.losses
    }
    let loss = [Loss(layer: "outer", kind: .intersection)]
    #expect(try losses { _ in } == [])
    #expect(try losses { $0.backgroundColor = .white } == loss)
    #expect(
      try losses {
        $0.backgroundColor = .white
        $0.isHidden = true
      } == [])
  }

  @Test("all members of a group are looked at, however many there are", arguments: [49, 600])
  func manyIntersections(count: Int) throws {
    func losses(_ angle: Double) throws -> [Loss] {
      let members = (0..<count).map { index in
        Sample.layer("\(index)", in: 0) {
          $0.state.components.translation = Vector3(x: 0, y: 0, z: Double(index))
          if index == count - 1 { $0.state.components.rotation.y = angle }
        }
      }
      return export(
        try Timeline(
          layers: [Sample.layer("outer") { $0.isTransformGroup = true }] + members, tracks: [])
      ).losses.losses
    }
    #expect(try losses(0) == [])
    #expect(try losses(0.5) == [Loss(layer: "outer", kind: .intersection)])
  }

  @Test("a duration of more than an hour counts as endless", arguments: [3601, 1e300])
  func hours(duration: Double) throws {
    let timeline = try Timeline(duration: duration, layers: [], tracks: [])
    #expect(export(timeline).losses.losses == [Loss(layer: nil, kind: .endlessMotion(shown: 10))])
  }

  @Test("base64 matches the test vectors of RFC 4648")
  func base64Vectors() {
    let vectors = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
      "foobar": "Zm9vYmFy",
    ]
    for (plain, encoded) in vectors { #expect(base64(Array(plain.utf8)) == encoded) }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
