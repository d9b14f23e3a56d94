import SegueTimeline

/// How the shards of a screen come off and fall.
struct ShardFall {
  private let stage: Stage
  /// The point of impact, in the screen's coordinates; in right-to-left layouts everything is mirrored at the end.
  private let hit: Point2D
  private let shards: [Shard]
  private var random: ShardRandom
  private let (spread, fall, depth, spin): (Double, Double, Double, Double)

  /// The part of the duration that the cracks take to reach the farthest corner.
  private static let cracking = 0.16

  init(_ stage: Stage, hit: Point2D, _ parameters: ParameterValues) {
    func number(_ name: String) -> Double { parameters.number(name) ?? 0 }
    self.stage = stage
    (spread, fall, depth, spin) = (
      number("spread"), number("fall"), number("depth"), number("spin")
    )
    let size = stage.from.frame.size
    let isMirrored = stage.traits.isRightToLeft
    self.hit = Point2D(x: isMirrored ? size.width - hit.x : hit.x, y: hit.y)
    random = ShardRandom(seed: stage.seed)
    shards = Shard.all(
      of: size, hit: self.hit, count: Int(number("shards").rounded()), &random)
  }

  /// Adds all shards to a group, and lets them fall.
  mutating func drop(in draft: inout TimelineBuilder, _ group: Int) {
    for (index, shard) in shards.enumerated() {
      let layer = draft.add(picture(of: shard, index, in: group))
      let glint = draft.add(glint(on: shard, index, in: layer))
      drop(shard, layer, glint, in: &draft)
    }
  }

  private func across(_ x: Double) -> Double {
    stage.traits.isRightToLeft ? stage.from.frame.width - x : x
  }

  /// What a shard's layer covers: the whole screen if it has round corners.
  private func box(of shard: Shard) -> Rect2D {
    if stage.from.cornerRadius > 0 { return Rect2D(origin: .zero, size: stage.from.frame.size) }
    return shard.outline.map { Point2D(x: across($0.x), y: $0.y) }.boundingBox
  }

  private func picture(of shard: Shard, _ index: Int, in group: Int) -> Layer {
    let box = box(of: shard)
    let middle = Point2D(x: across(shard.middle.x), y: shard.middle.y)
    var layer = Layer("shard.\(index)", showing: box, of: stage.from, .from, in: group)
    layer.state.mask = Mask(shape: .polygon(first: 0, count: 0), frame: .zero)
    layer.maskVertices = shard.outline.map { Point2D(x: across($0.x), y: $0.y) - box.origin }
    // It turns about its center.
    layer.state.anchorPoint = Point2D(
      x: (middle.x - box.minX) / box.width, y: (middle.y - box.minY) / box.height)
    layer.state.position = stage.from.frame.origin + middle
    layer.state.cornerRadius = stage.from.cornerRadius
    layer.state.masksToBounds = stage.from.cornerRadius > 0
    return layer
  }

  /// Light that slides over a shard as it turns, or leaves it dark.
  private func glint(on shard: Shard, _ index: Int, in parent: Int) -> Layer {
    func shade(_ lightness: Double, _ alpha: Double) -> Color {
      Color(red: lightness, green: lightness, blue: lightness, alpha: alpha)
    }
    let isLit = index % 3 != 0
    let colors = isLit ? (shade(1, 0.85), shade(1, 0)) : (shade(0, 0.7), shade(0, 0.25))
    let (left, right) = stage.traits.isRightToLeft ? (0.9, 0.1) : (0.1, 0.9)
    let gradient = Gradient(
      stops: [.init(offset: 0, color: colors.0), .init(offset: 1, color: colors.1)],
      start: Point2D(x: left, y: 0.1), end: Point2D(x: right, y: 0.9))
    var layer = Layer(
      id: "glint.\(index)", parent: parent, contents: .gradient(gradient),
      state: LayerState(frame: Rect2D(origin: .zero, size: box(of: shard).size)))
    layer.state.opacity = 0
    return layer
  }

  /// Opens gaps around a shard, then lets it come off, fall, turn and fade.
  private mutating func drop(
    _ shard: Shard, _ layer: Int, _ glint: Int, in draft: inout TimelineBuilder
  ) {
    let whole = draft.duration
    let gap = random.between(0.965, 0.985)
    draft.move(
      [.scaleX, .scaleY], of: layer, from: [1, 1], to: [gap, gap],
      TrackTiming(delay: Self.cracking * whole * shard.distance, duration: 0.06 * whole),
      .bezier(0, 0, 0.3, 1))

    let late = shard.distance * 0.75 + random.next() * 0.25
    let begins = 0.08 * whole + spread * 0.82 * whole * late
    let falls = TrackTiming(delay: begins, duration: whole - begins)
    // A shard that comes off later falls at the same rate, but less far.
    let share = max(falls.duration / (0.92 * whole), 0.25)
    move(shard, layer, falls, share, in: &draft)
    draft.move(
      [.opacity], of: layer, from: [1], to: [0],
      TrackTiming(delay: whole - 0.3 * falls.duration, duration: 0.3 * falls.duration),
      .bezier(0.4, 0, 1, 1))
    draft.move(
      [.opacity], of: glint, from: [0], to: [random.between(0.15, 0.75)],
      TrackTiming(delay: begins, duration: 0.7 * falls.duration), .even)
  }

  /// Pushes a shard aside, throws it up, turns it and lets it fall.
  private mutating func move(
    _ shard: Shard, _ layer: Int, _ falls: TrackTiming, _ share: Double,
    in draft: inout TimelineBuilder
  ) {
    let away = shard.middle - hit
    let length = max(LibM.hypot(away.x, away.y), 1)
    let push = 70 * (1 - 0.6 * shard.distance) * share
    let aside = push * away.x / length + random.between(-24, 24) * share
    let up = random.between(10, 60) * share - push * 0.5 * away.y / length
    let down =
      fall * stage.container.size.height * share * share * random.between(0.85, 1.15)
    let near = depth * random.between(-0.35, 1) * share
    let turns = (0..<3).map { _ in spin * random.between(-1, 1) * share }
    let mirror = stage.traits.isRightToLeft ? -1.0 : 1
    draft.move(
      [.translationX, .translationZ, .rotationX, .rotationY, .rotationZ], of: layer,
      from: [0, 0, 0, 0, 0],
      to: [mirror * aside, near, turns[0], mirror * turns[1], mirror * 0.45 * turns[2]],
      falls, .bezier(0.3, 0.12, 0.75, 0.75))
    draft.move(
      [.translationY], of: layer, from: [0], to: [down - up], falls,
      .thrown(even: -up, quickening: down))
  }
}

extension TimingFunction {
  /// Constant speed as a curve: presets replace the easing of linear tracks only.
  fileprivate static let even = bezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)

  /// The easing of a distance at constant speed plus one by gravity; a Bézier curve represents this
  /// parabola exactly.
  fileprivate static func thrown(even: Double, quickening: Double) -> TimingFunction {
    let whole = even + quickening
    guard abs(whole) >= 1e-9 else { return .even }
    return .bezier(1.0 / 3, even / (3 * whole), 2.0 / 3, (2 * even + quickening) / (3 * whole))
  }
}
