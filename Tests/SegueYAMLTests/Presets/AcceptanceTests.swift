import SegueCatalog
import SegueTimeline
import SegueYAML
import Testing

/// Every construct of the format is read, and means what the documentation says.
@Suite struct AcceptanceTests {
  @Test(arguments: MotionProperty.all.map(\.name))
  func `every property accepts a value, endpoints and keyframes`(name: String) throws {
    let property = try #require(MotionProperty.named(name))
    let value = property.form.sample
    let places = "{0%: \(value), 40%: {value: \(value), easing: ease-in}, 100%: \(value)}"
    let motions = [
      value, "{from: \(value)}", "{to: \(value), easing: ease}",
      "{from: \(value), to: \(value)}", "{keyframes: \(places)}",
    ]
    for motion in property.isConstant ? [value] : motions {
      let preset = try PresetText.track("layer: to, \(name): \(motion)").preset()
      #expect(try preset.push().layers.count == 2)
    }
  }

  @Test func `transforms apply in order, and matrices are read by rows`() throws {
    let matrix = "[2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1]"
    let steps = "[{translate: [10, 0, 0]}, {scale: [2, 2, 1]}, {matrix: \(matrix)}]"
    let push = try PresetText.track("layer: to, transform: \(steps)").preset().push()
    let transform = try push.state("to", at: 0).transform
    // (0, 0) → (10, 0) → (20, 0) → (2 · 20 + 7, 8).
    #expect((transform.m41, transform.m42) == (47, 8))
    #expect((transform.m11, transform.m22) == (4, 6))
  }

  @Test(arguments: ["skew-x: 45deg", "transform: [{skew-x: 45deg}]"])
  func `skews move what is below the anchor point`(skew: String) throws {
    let push = try PresetText.track("layer: to, \(skew)").preset().push()
    let transform = try push.state("to", at: 0).transform
    #expect(abs(transform.m21 - 1) < 1e-12 && transform.m12 == 0)
  }

  @Test(arguments: [
    ("mask-rect: [1, 2, 30, 40]", Rect2D(x: 1, y: 2, width: 30, height: 40)),
    ("mask-rounded-rect: [1, 2, 30, 40, 5]", Rect2D(x: 1, y: 2, width: 30, height: 40)),
    ("mask-ellipse: [50, 60, 20, 10]", Rect2D(x: 30, y: 50, width: 40, height: 20)),
    ("mask-circle: [50, 60, 20]", Rect2D(x: 30, y: 40, width: 40, height: 40)),
  ])
  func `masks have the declared geometry`(mask: String, frame: Rect2D) throws {
    let push = try PresetText.track("layer: to, \(mask)").preset().push()
    #expect(try push.state("to", at: 0).mask?.frame == frame)
  }

  @Test func `gradient masks have the declared geometry`() throws {
    func mask(_ text: String) throws -> Mask? {
      try PresetText.track("layer: to, \(text)").preset().push().state("to", at: 0).mask
    }
    let linear = try mask("mask-linear-gradient: [1, 2, -30, 40]")
    #expect(linear?.shape == .linearGradient && linear?.frame.origin == Point2D(x: 1, y: 2))
    #expect(linear?.gradient.end == Point2D(x: -30, y: 40))
    let radial = try mask("mask-radial-gradient: [1, 2, 30, 40]")
    #expect(radial?.shape == .radialGradient && radial?.gradient.innerRadius == 30)
    #expect(radial?.gradient.outerRadius == 40)
    let conic = try mask("mask-conic-gradient: [1, 2, -1rad, 2rad, 0.5rad]")
    #expect(conic?.shape == .conicGradient && conic?.gradient.startAngle == -1)
    #expect(conic?.gradient.endAngle == 2 && conic?.gradient.softness == 0.5)
  }

  @Test func `the path of a mask has loops of curves`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 1s, mask-path: {from: [{move: [0, 0]}, {line: [8, 0]}, {line: [8, 8]}, "
        + "{move: [20, 0]}, {arc: {radii: [5, 5], from: 0deg, sweep: 360deg}}], "
        + "to: [{move: [0, 0]}, {line: [16, 0]}, {line: [16, 16]}, "
        + "{move: [40, 0]}, {arc: {radii: [5, 5], from: 0deg, sweep: 360deg}}]}"
    ).preset().push()
    let frame = push.sample(at: 0.5)
    let loops = try #require(push.state("to", at: 0.5).mask).loops(in: frame)
    #expect(loops.map(\.points.count) == [7, 25])
    #expect(
      loops[0].points[3] == Point2D(x: 12, y: 0) && loops[0].points[6] == Point2D(x: 12, y: 12))
    #expect(loops[1].points[0] == Point2D(x: 30, y: 0))
    // The circle's center is left of where it begins.
    #expect(agree(loops[1].points[12], 20, 0))
  }

  @Test func `corners and their curve are settings of layers`() throws {
    let push = try PresetText.layers("to: {corners: bottom, corner-curve: continuous}").preset()
      .push()
    let state = try push.state("to", at: 0)
    #expect(state.corners == .bottom && state.cornerCurve == .continuous)
  }

  @Test func `what floats has a shadow and continuous corners`() throws {
    let preset = try PresetText.root(
      """
      presentation: {style: over-context, frame: [20, 60, 100, 100], corner-radius: 20, elevation: floating}
      """
    ).preset()
    let plan = try #require(preset.presentation)
    var stage = Stage.phone
    for isDark in [false, true] {
      stage.traits.isDark = isDark
      let presentation = plan.presentation(
        on: stage, parameters: ParameterValues(), scope: preset.scope)
      #expect(presentation.shadow == Elevation.floating.shadow(isDark: isDark))
      #expect(presentation.cornerCurve == .continuous)
    }
    let push = try PresetText.layers("card: {color: white, elevation: raised}").preset().push()
    let card = try push.state("card", at: 0.5)
    #expect(card.shadow == Elevation.raised.shadow(isDark: false))
    #expect(card.cornerCurve == .continuous)
  }

  @Test(arguments: ["tracks", "layers"])
  func `a mask is inverted wherever that is written`(place: String) throws {
    let push =
      place == "tracks"
      ? try PresetText.track("layer: to, mask-invert: true, mask-circle: {to: [1, 2, 3]}").preset()
        .push()
      : try PresetText.layers("to: {mask-invert: true, mask-circle: [1, 2, 3]}").preset().push()
    #expect(try push.state("to", at: 0).invertsMask)
  }

  @Test func `interpolates a polygon vertex by vertex`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 1s, mask-polygon: {from: [[0, 0], [4, 0], [0, 4]], "
        + "to: [[0, 0], [8, 0], [0, container.height]]}"
    ).preset().push()
    #expect(
      push.sample(at: 0.5).vertices == [Point2D.zero, Point2D(x: 6, y: 0), Point2D(x: 0, y: 402)])
  }

  @Test func `phases nest and stagger`() throws {
    let inner = "stagger: {each: 100ms, phases: [{tracks: [{layer: to, opacity: {from: 0}}]}, "
    let text =
      "duration: 200ms, sequence: [{tracks: [{layer: from, z: {to: 1}}]}, {delay: 50ms, "
      + "parallel: [{\(inner){tracks: [{layer: from, opacity: {to: 0}}]}]}}]}]"
    let push = try PresetText.push(text).preset().push()
    #expect(push.tracks.map(\.timing.delay) == [0, 0.25, 0.35])
    #expect(push.duration == 0.55)
  }

  @Test func `an omitted first value continues earlier tracks by component`() throws {
    let push = try PresetText.push(
      """
      sequence: [
        {duration: 1s, tracks: [{layer: to, scale: {from: 1, to: 3}, center: {from: [0, 0], to: [10, 20]}}]},
        {duration: 1s, tracks: [{layer: to, scale-x: {to: 5}, center-y: {to: 40}}]}]
      """
    ).preset().push()
    let state = try push.state("to", at: 1.5)
    #expect((state.components.scale.x, state.components.scale.y) == (4, 3))
    #expect(state.position == Point2D(x: 10, y: 30))
  }

  @Test func `additive keyframes start and end at zero`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 1s, composite: add, scale-x: {keyframes: {50%: 0.5}}"
    ).preset().push()
    #expect(try push.state("to", at: 0).components.scale.x == 1)
    #expect(try push.state("to", at: 0.5).components.scale.x == 1.5)
    #expect(try push.state("to", at: 1).components.scale.x == 1)
  }

  @Test func `easing beside keyframes applies to segments without their own`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 1s, translate-x: {easing: step-start, "
        + "keyframes: {0%: 0, 50%: {value: 10, easing: linear}, 100%: 20}}"
    ).preset().push()
    #expect(try push.state("to", at: 0.1).components.translation.x == 10)
    #expect(try push.state("to", at: 0.75).components.translation.x == 15)
  }

  @Test func `a spring on a segment takes the segment's duration`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 1s, translate-x: {keyframes: {0%: {value: 0, "
        + "easing: 'spring(damping-ratio: 0.8, velocity: 1)'}, 30%: 100, 100%: 100}}"
    ).preset().push()
    let expected = 100 * Curves.spring(dampingRatio: 0.8, velocity: 1, duration: 0.3, at: 0.1)
    #expect(agree(try push.state("to", at: 0.1).components.translation.x, expected))
  }

  @Test func `evaluates conditions and delays for each sibling`() throws {
    var stage = Stage.phone
    stage.siblings = (0..<4).map {
      Stage.Element(frame: Rect2D(x: 0, y: Double($0) * 100, width: 400, height: 90))
    }
    let preset = try PresetText.track(
      "layer: siblings, when: item.index != 1, delay: 100ms * item.index, duration: 1s, "
        + "translate-y: {to: item.y}"
    ).preset()
    let push = try preset.timeline(.push, on: stage)
    #expect(push.tracks.map(\.timing.delay) == [0, 0.2, 0.30000000000000004])
    #expect(push.layers.filter { $0.id.hasPrefix("siblings.") }.count == 4)
    #expect(push.tracks.last?.keyframes.last?.value == .numbers([300]))
  }

  @Test(arguments: [
    "snapshot: from", "color: black", "gradient: {stops: {0%: black, 100%: '#fff0'}}",
  ])
  func `splits layers into pieces`(origin: String) throws {
    let push = try PresetText.push(
      "layers: {pieces: {\(origin), grid: [2, 4]}}, "
        + "tracks: [{layer: pieces, duration: 1s, translate-x: {to: item.column}}]"
    ).preset().push()
    let pieces = push.layers.filter { $0.id.hasPrefix("pieces.") }
    #expect(pieces.count == 8)
    #expect(pieces[5].state.frame == Rect2D(x: 100, y: 400, width: 100, height: 400))
    #expect(try push.state("pieces.7", at: 1).components.translation.x == 3)
  }

  @Test func `pieces of a gradient form the whole gradient`() throws {
    let push = try PresetText.layers(
      "sky: {gradient: {stops: {0%: black, 100%: white}, angle: 0deg}, grid: [1, 2]}"
    ).preset().push()
    let right = try #require(push.layers.first { $0.id == "sky.1" })
    guard case .gradient(let gradient) = right.contents else {
      Issue.record("a piece of a gradient is a gradient")
      return
    }
    // The second half begins in the middle of the way, one width before its own left edge.
    #expect((gradient.start.x, gradient.end.x) == (-1, 1))
  }

  @Test func `takes a snapshot of each sibling`() throws {
    var stage = Stage.phone
    stage.siblings = [Stage.Element(frame: Rect2D(x: 0, y: 0, width: 400, height: 90))]
    let preset = try PresetText.push(
      "layers: {cards: {snapshot: siblings, hides: siblings}}, "
        + "tracks: [{layer: cards, translate-y: {to: item.height}}]"
    ).preset()
    let push = try preset.timeline(.push, on: stage)
    #expect(push.layers.contains { $0.id == "cards.0" })
    #expect(try push.state("siblings.0", at: 0).isHidden)
    #expect(try push.state("cards.0", at: 1).components.translation.y == 90)
  }

  @Test func `a group holds its members at the position of the lowest`() throws {
    let push = try PresetText.layers(
      "space: {group: 3d, members: [to, from], sublayer-perspective: 500}, "
        + "veil: {color: black, below: space}, from: {double-sided: false}"
    ).preset().push()
    #expect(push.layers.map(\.id) == ["veil", "space", "from", "to"])
    #expect(push.layers.map(\.parent) == [nil, nil, 1, 1])
    #expect(push.layers[1].isTransformGroup && !push.layers[2].isDoubleSided)
    #expect(push.layers[1].state.sublayerPerspective == -1.0 / 500)
  }

  @Test func `a track on a pair applies to both elements`() throws {
    var stage = Stage.phone
    let (small, large) = (
      Rect2D(x: 10, y: 10, width: 50, height: 50), Rect2D(x: 0, y: 0, width: 400, height: 300)
    )
    stage.elements["photo"] = Stage.ElementPair(
      from: Stage.Element(frame: small), to: Stage.Element(frame: large))
    stage.toBars.navigation = Stage.Element(frame: Rect2D(x: 0, y: 0, width: 400, height: 90))
    let preset = try PresetText.push(
      """
      duration: 1s, tracks: [
        {layer: element.photo, width: {from: element.photo.from.width, to: element.photo.to.width}},
        {layer: navigation-bar, opacity: {from: 0, to: 1}}]
      """, "elements: [photo]"
    ).preset()
    let push = try preset.timeline(.push, on: stage)
    for side in ["from", "to"] {
      #expect(try push.state("element.photo.\(side)", at: 0.5).bounds.width == 225)
    }
    #expect(try push.state("navigation-bar.to", at: 0.5).opacity == 0.5)
    #expect(push.index(of: "navigation-bar.from") == nil)
  }

  @Test func `follows a path at constant speed`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 1s, path: [{move: [0, 0]}, {line: [100, 0]}, "
        + "{curve: [100, 0, 100, 100, 100, 100]}, {arc: {radii: [0, 0], from: 0deg, sweep: 90deg}}]"
    ).preset().push()
    #expect(agree(try push.state("to", at: 0.25).position, 50, 0))
    #expect(agree(try push.state("to", at: 1).position, 100, 100))
  }

  @Test func `reads a track's timing and interpolation`() throws {
    let push = try PresetText.track(
      "layer: to, duration: 100ms, delay: 0.05s, iterations: 2.5, direction: alternate, fill: both, "
        + "composite: add, mode: cubic, tension: 0.5, continuity: -0.25, bias: 1, rotate-z: {to: 90deg}"
    ).preset().push()
    let track = try #require(push.tracks.first)
    #expect(
      track.timing
        == TrackTiming(
          delay: 0.05, duration: 0.1, iterations: 2.5, direction: .alternate, fill: .both))
    #expect(track.composite == .add && track.mode == .cubic)
    #expect(track.spline == KochanekBartels(tension: 0.5, continuity: -0.25, bias: 1))
    #expect(track.keyframes.last?.value == .numbers([.pi / 2]))
  }

  @Test(arguments: ["before", "after"])
  func `reads a snapshot's time, subject and region`(moment: String) throws {
    let push = try PresetText.layers(
      "half: {snapshot: to, taken: \(moment), region: [0, 0.5, 1, 0.5], fit: crop-top, hides: to, "
        + "when: right-to-left or not dark, above: from}"
    ).preset().push()
    let half = try #require(push.layers.first { $0.id == "half" })
    #expect(
      half.contents
        == .snapshot(
          of: .to, region: Rect2D(x: 0, y: 0.5, width: 1, height: 0.5),
          when: moment == "after" ? .after : .before))
    #expect(half.fit == .cropTop && half.state.frame.minY == 400)
    #expect(try push.state("to", at: 0).isHidden)
  }
}

extension MotionProperty.Form {
  /// A value in YAML.
  fileprivate var sample: String {
    switch self {
    case .number: "0.5"
    case .angle: "0.5rad"
    case .boolean: "not dark"
    case .list(let parts): "[" + parts.map { _ in "1" }.joined(separator: ", ") + "]"
    case .sector(let parts):
      "[" + parts.indices.map { $0 < 2 ? "1" : "0.5rad" }.joined(separator: ", ") + "]"
    case .color: "'#0a84ff80'"
    case .points: "[[0, 0], [1, 0], [0, 1]]"
    case .choice(let names): names[1]
    case .path: "[{move: [0, 0]}, {line: [9, 0]}, {curve: [1, 2, 3, 4, 5, 6]}]"
    case .steps: "[{translate: [1, 2, 3]}, {rotate-x: 10deg}, {perspective: 500}]"
    }
  }
}
