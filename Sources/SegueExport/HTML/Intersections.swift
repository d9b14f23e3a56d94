import SegueTimeline

/// Finds 3D groups whose layers intersect at some time.
struct Intersections {
  private let layers: [Layer]
  private let children: [[Int]]

  /// The number of moments that are looked at.
  private static let moments = 24
  /// The depth below which two layers count as touching, in points.
  fileprivate static let tolerance = 0.05

  /// The outermost groups of which layers intersect.
  static func groups(in timeline: Timeline, until duration: Double) -> Set<Int> {
    guard timeline.layers.contains(where: \.isTransformGroup) else { return [] }
    let search = Intersections(timeline.layers)
    var found: Set<Int> = []
    for moment in 0...moments {
      let frame = timeline.sample(at: duration * Double(moment) / Double(moments))
      for index in timeline.layers.indices
      where !found.contains(index) && search.isOutermostGroup(index, frame) {
        if search.intersects(search.surfaces(of: index, .identity, frame)) { found.insert(index) }
      }
    }
    return found
  }

  private init(_ layers: [Layer]) {
    self.layers = layers
    var children = layers.map { _ in [Int]() }
    for (index, layer) in layers.enumerated() {
      if let parent = layer.parent { children[parent].append(index) }
    }
    self.children = children
  }

  private func isOutermostGroup(_ index: Int, _ frame: Frame) -> Bool {
    guard layers[index].isSpatial(frame.states[index]) else { return false }
    return layers[index].parent.map { !layers[$0].isSpatial(frame.states[$0]) } ?? true
  }

  /// A layer's plane and its corners, where they appear.
  fileprivate struct Surface {
    let depth: DepthPlane
    let corners: [Point2D]
    let left, right, top, bottom: Double
    /// The depths of the corners, between which all others are.
    let depths: ClosedRange<Double>

    /// Creates the surface of a layer; nil where it is partly behind the eye, or seen edge-on.
    init?(_ state: LayerState, at place: Matrix4) {
      corners = state.bounds.corners.compactMap(Homography(place).project)
      guard corners.count == 4, let depth = DepthPlane(place) else { return nil }
      self.depth = depth
      let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
      (left, right, top, bottom) = (xs[0], xs[3], ys[0], ys[3])
      let depths = corners.map(depth.depth).sorted()
      self.depths = depths[0]...depths[3]
    }
  }

  /// What a group and its members show.
  private func surfaces(of group: Int, _ matrix: Matrix4, _ frame: Frame) -> [Surface] {
    let state = frame.states[group]
    guard !state.isHidden, state.opacity > 0 else { return [] }
    let matrix = state.matrixToParent * matrix
    let space = LayerSpace(in: layers[group], state, parent: matrix)
    let isSeen = state.backgroundColor.alpha > 0 || layers[group].contents != .none
    let own = isSeen ? Surface(state, at: matrix) : nil
    return [own].compactMap { $0 }
      + children[group].flatMap { index -> [Surface] in
        let member = frame.states[index]
        if layers[index].isSpatial(member) {
          return surfaces(of: index, state.sublayerMatrix * matrix, frame)
        }
        guard !member.isHidden, member.opacity > 0 else { return [] }
        return [Surface(member, at: space.matrix(of: member))].compactMap { $0 }
      }
  }

  /// Whether any two surfaces intersect; sorted from left to right, so that only those that can meet are compared.
  private func intersects(_ surfaces: [Surface]) -> Bool {
    let surfaces = surfaces.sorted { $0.left < $1.left }
    return surfaces.indices.contains { index in
      let surface = surfaces[index]
      return surfaces[(index + 1)...].prefix { $0.left < surface.right }
        .contains { surface.canMeet($0) && Self.intersect(surface, $0) }
    }
  }

  /// Whether one surface lies above another at one point that both cover, and below at another.
  private static func intersect(_ a: Surface, _ b: Surface) -> Bool {
    var (above, below) = (false, false)
    for (surface, other) in [(a, b), (b, a)] {
      for x in 0...8 {
        for y in 0...8 {
          let point = surface.point(Double(x) / 8, Double(y) / 8)
          guard other.covers(point) else { continue }
          let height = a.depth.depth(at: point) - b.depth.depth(at: point)
          above = above || height > tolerance
          below = below || height < -tolerance
        }
      }
    }
    return above && below
  }
}

extension Intersections.Surface {
  /// Whether two surfaces can intersect: their vertical extents and their ranges of depths overlap.
  fileprivate func canMeet(_ other: Self) -> Bool {
    top < other.bottom && other.top < bottom
      && depths.upperBound - other.depths.lowerBound > Intersections.tolerance
      && other.depths.upperBound - depths.lowerBound > Intersections.tolerance
  }

  /// A point between the corners.
  fileprivate func point(_ x: Double, _ y: Double) -> Point2D {
    func mix(_ a: Point2D, _ b: Point2D, _ t: Double) -> Point2D {
      Point2D(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return mix(mix(corners[0], corners[1], x), mix(corners[3], corners[2], x), y)
  }

  fileprivate func covers(_ point: Point2D) -> Bool {
    let turns = corners.indices.map { index in
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
  }
}
