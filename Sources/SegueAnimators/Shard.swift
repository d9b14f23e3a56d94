import SegueTimeline

/// A piece of a broken pane: a convex polygon, the Voronoi cell of a point near the point of impact.
struct Shard {
  let outline: [Point2D]
  /// The center of its corners.
  let middle: Point2D
  /// Its distance from the point of impact, relative to that of the farthest shard.
  private(set) var distance: Double

  /// How far intact shards overlap, in points, so that no seams show.
  private static let overlap = 0.4

  /// The shards of a pane, the farthest ones first.
  static func all(
    of size: Size2D, hit: Point2D, count: Int, _ random: inout ShardRandom
  ) -> [Shard] {
    let points = points(in: size, hit: hit, count: count, &random)
    var shards = points.indices.compactMap { Shard($0, of: points, in: size, hit: hit) }
    let farthest = shards.map { $0.distance }.reduce(1e-9, max)
    for index in shards.indices { shards[index].distance /= farthest }
    return shards.enumerated()
      .sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }
      .map { $0.element }
  }

  private init?(_ index: Int, of points: [Point2D], in size: Size2D, hit: Point2D) {
    let own = points[index]
    var outline = Rect2D(origin: .zero, size: size).corners
    for (other, point) in points.enumerated() where other != index {
      let way = point - own
      let length = LibM.hypot(way.x, way.y)
      let limit = length / 2 + Self.overlap
      outline = outline.clipped {
        limit - (($0.x - own.x) * way.x + ($0.y - own.y) * way.y) / length
      }
    }
    guard outline.count >= 3 else { return nil }
    self.outline = outline
    let count = Double(outline.count)
    middle = Point2D(
      x: outline.reduce(0) { $0 + $1.x } / count, y: outline.reduce(0) { $0 + $1.y } / count)
    distance = middle.distance(to: hit)
  }

  /// Points that are closer together near the point of impact.
  private static func points(
    in size: Size2D, hit: Point2D, count: Int, _ random: inout ShardRandom
  ) -> [Point2D] {
    let pane = Rect2D(origin: .zero, size: size)
    let reach = pane.corners.map { $0.distance(to: hit) }.max() ?? 0
    let room = 0.42 * LibM.sqrt(size.width * size.height / Double(max(count, 1)))
    var points: [Point2D] = []
    // The circles around the impact extend beyond the pane; points outside it are skipped.
    for _ in 0..<40 * count where points.count < count {
      let turn = random.next() * 2 * .pi
      let radius = reach * LibM.pow(random.next(), 0.85)
      let point = Point2D(x: hit.x + radius * LibM.cos(turn), y: hit.y + radius * LibM.sin(turn))
      let least = room * (0.35 + 0.9 * radius / reach)
      if pane.contains(point), points.allSatisfy({ $0.distance(to: point) > least }) {
        points.append(point)
      }
    }
    return points
  }
}

/// A pseudorandom number generator with a seed: SplitMix64, as published by Vigna.
struct ShardRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 up to but not including 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 0x1p53
  }

  /// A number between two others.
  mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * next() }
}
