import SegueTimeline

/// Finds 3D groups whose layers intersect at some time.
struct Intersections {
  private let layers: [Layer]
  private let children: [[Int]]

  /// The number of moments that are looked at.
  private static let moments = 24
  /// The number of members of a group that are looked at.
  private static let most = 48
  /// The depth below which two layers count as touching, in points.
  private static let tolerance = 0.05

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
    let corners: [Point]
  }

  private func surfaces(of group: Int, _ matrix: Matrix4, _ frame: Frame) -> [Surface] {
    let matrix = frame.states[group].matrixToParent * matrix
    let space = LayerSpace(in: layers[group], frame.states[group], parent: matrix)
    return children[group].flatMap { index -> [Surface] in
      let state = frame.states[index]
      guard !state.isHidden, state.opacity > 0 else { return [] }
      if layers[index].isSpatial(state) {
        return surfaces(of: index, frame.states[group].sublayerMatrix * matrix, frame)
      }
      let place = space.matrix(of: state)
      let corners = state.bounds.corners.compactMap(Homography(place).project)
      guard corners.count == 4, let depth = DepthPlane(place) else { return [] }
      return [Surface(depth: depth, corners: corners)]
    }
  }

  private func intersects(_ surfaces: [Surface]) -> Bool {
    let surfaces = surfaces.prefix(Self.most)
    return surfaces.indices.contains { index in
      surfaces[..<index].contains { Self.intersect(surfaces[index], $0) }
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
  /// A point between the corners.
  fileprivate func point(_ x: Double, _ y: Double) -> Point {
    func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    return mix(mix(corners[0], corners[1], x), mix(corners[3], corners[2], x), y)
  }

  fileprivate func covers(_ point: Point) -> Bool {
    let turns = corners.indices.map { index in
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
  }
}
