import SegueTimeline

/// The drawing order of the surfaces of a 3D space.
///
/// Of two surfaces that overlap on the screen, the farther one is drawn first. Two that intersect are
/// cut along their common line, so that each hides the part of the other that is behind it.
/// Surfaces at the same depth keep their order.
struct DepthOrder {
  /// A surface or a piece of one.
  private struct Piece {
    let surface: Int
    /// A convex polygon around the area of the output that the piece covers.
    var area: [Point2D]
    var bounds: Rect2D
    var isCut = false

    init(_ surface: Int, _ area: [Point2D]) {
      (self.surface, self.area, bounds) = (surface, area, Rect2D(around: area))
    }
  }

  /// How two pieces lie.
  private enum Relation {
    case apart, below, above
    case crossing
  }

  private let surfaces: [Surface]
  /// The map from the output back to the space.
  private let toSpace: Homography?
  private var pieces: [Piece] = []
  /// The pieces, lowest first.
  private var order: [Int] = []

  /// The difference in depth below which two points count as one, in points.
  private static let tolerance = 0.01
  /// The overlap below which two pieces count as apart, in pixels.
  private static let leastArea = 1e-3

  /// The maximum number of times that all pieces are sorted, each time with one more of them cut.
  ///
  /// After that, the piece whose middle is lowest goes first.
  private static let mostRounds = 64

  /// Orders surfaces.
  ///
  /// - Parameter view: the map from the space to the output.
  init(_ surfaces: [Surface], seenThrough view: Homography) {
    self.surfaces = surfaces
    toSpace = view.inverse
    pieces = surfaces.indices.map { Piece($0, surfaces[$0].commands.area) }
    cut()
    sort()
  }

  /// The commands, lowest first.
  var commands: [DrawCommand] {
    order.lazy.map { pieces[$0] }.flatMap { piece in
      guard piece.isCut else { return surfaces[piece.surface].commands }
      let clip = Clip(.polygon(piece.area), transform: .identity)
      return surfaces[piece.surface].commands.map { command in
        var command = command
        command.clips.append(clip)
        return command
      }
    }
  }

  // MARK: Intersections

  /// Cuts pieces until none intersects another one.
  private mutating func cut() {
    // Each cut may make new pieces that intersect others, so the number of cuts is limited.
    var budget = 4 * surfaces.count + 64
    var index = 1
    while index < pieces.count {
      var other = 0
      while other < index, budget > 0 {
        if relation(index, to: other) == .crossing, cut(index, at: other) {
          budget -= 1
        }
        other += 1
      }
      index += 1
    }
  }

  /// Cuts a piece along its line with another one; the new piece is the last.
  private mutating func cut(_ index: Int, at other: Int) -> Bool {
    let (piece, wall) = (pieces[index], pieces[other])
    // The height is linear in the space; multiplied by w, it is linear in the output too.
    func number(_ point: Point2D) -> Double {
      height(of: piece, over: wall, at: point) * (toSpace?.apply(point).w ?? 1)
    }
    let near = piece.area.part { number($0) }
    let far = piece.area.part { -number($0) }
    guard abs(signedArea(of: near)) > Self.leastArea, abs(signedArea(of: far)) > Self.leastArea
    else { return false }
    for (area, place) in [(near, index), (far, pieces.count)] {
      var part = Piece(piece.surface, area)
      part.isCut = true
      if place < pieces.count { pieces[place] = part } else { pieces.append(part) }
    }
    return true
  }

  /// The height of a piece's plane over another one's at a point of the output.
  private func height(of piece: Piece, over other: Piece, at point: Point2D) -> Double {
    let place = place(point)
    return surfaces[piece.surface].depth.depth(at: place)
      - surfaces[other.surface].depth.depth(at: place)
  }

  private func place(_ point: Point2D) -> Point2D {
    guard let image = toSpace?.apply(point), image.w != 0 else { return point }
    return Point2D(x: image.x / image.w, y: image.y / image.w)
  }

  private func relation(_ index: Int, to otherIndex: Int) -> Relation {
    // Most pieces do not overlap: test that first, without copying a piece.
    guard pieces[index].surface != pieces[otherIndex].surface,
      pieces[index].bounds.intersection(pieces[otherIndex].bounds) != nil
    else { return .apart }
    let (piece, other) = (pieces[index], pieces[otherIndex])
    let overlap = intersection(piece.area, convex: other.area)
    guard abs(signedArea(of: overlap)) > Self.leastArea else { return .apart }
    let heights = overlap.map { height(of: piece, over: other, at: $0) }
    guard let least = heights.min(), let most = heights.max() else { return .apart }
    if least >= -Self.tolerance, most <= Self.tolerance {
      return piece.surface > other.surface ? .above : .below
    }
    if least >= -Self.tolerance { return .above }
    return most <= Self.tolerance ? .below : .crossing
  }

  // MARK: Order

  /// Sorts the pieces; if some overlap each other in a cycle, cuts one of them.
  private mutating func sort() {
    for _ in 0..<min(2 * surfaces.count + 16, Self.mostRounds) {
      let (found, circle) = sorted
      order = found
      guard circle.contains(where: { cut($0.piece, at: $0.below) }) else { return }
    }
  }

  /// The pieces, lowest first: a piece follows all that lie below it, and otherwise keeps its place.
  ///
  /// Of pieces that overlap each other in a cycle, the one whose middle is lowest goes first; the pairs of
  /// the cycle are returned too.
  private var sorted: (order: [Int], circle: [(piece: Int, below: Int)]) {
    let places = pieces.indices.sorted { pieces[$0].surface < pieces[$1].surface }
    var above = Array(repeating: [Int](), count: pieces.count)
    var waiting = Array(repeating: 0, count: pieces.count)
    for (place, index) in places.enumerated() {
      for other in places[..<place] {
        let (low, high): (Int, Int)
        switch relation(index, to: other) {
        case .apart: continue
        case .above: (low, high) = (other, index)
        case .below: (low, high) = (index, other)
        case .crossing:
          (low, high) = isLower(other, than: index) ? (other, index) : (index, other)
        }
        above[low].append(high)
        waiting[high] += 1
      }
    }
    var rest = places
    var order: [Int] = []
    var circle: [(piece: Int, below: Int)] = []
    while !rest.isEmpty {
      let free = rest.firstIndex { waiting[$0] == 0 }
      if free == nil, circle.isEmpty {
        let stuck = Set(rest)
        circle = rest.flatMap { low in
          above[low].filter(stuck.contains).map { (piece: $0, below: low) }
        }
      }
      let next = free ?? rest.indices.min { isLower(rest[$0], than: rest[$1]) } ?? 0
      let index = rest.remove(at: next)
      order.append(index)
      for other in above[index] { waiting[other] -= 1 }
    }
    return (order, circle)
  }

  private func isLower(_ index: Int, than other: Int) -> Bool { middle(index) < middle(other) }

  private func middle(_ index: Int) -> Double {
    let piece = pieces[index]
    return surfaces[piece.surface].depth.depth(at: place(piece.bounds.center))
  }
}
