import SegueTimeline

/// How the coordinates of a layer's parent appear in the container.
///
/// A point's image there depends on all parents: they scale, turn and, with a perspective of their
/// own, show depth.
struct OuterView {
  /// The greatest number of points in the container for a point in the parent.
  let magnification: Double
  /// Whether the depth of a point in the parent shows in the container.
  let showsDepth: Bool

  /// Looks at a layer's parent in some frames.
  init(of layer: Int, among layers: [Layer], in frames: [Frame]) {
    guard let parent = layers[layer].parent else {
      (magnification, showsDepth) = (1, false)
      return
    }
    var most = 1.0
    var hasDepth = false
    let step = max(1, frames.count / Self.frameCount)
    for frame in stride(from: 0, to: frames.count, by: step).map({ frames[$0] }) {
      let map = Self.map(of: parent, among: layers, in: frame)
      hasDepth = hasDepth || map.m31 != 0 || map.m32 != 0 || map.m34 != 0
      let state = frame.states[layer]
      let place = state.matrixToParent * frame.states[parent].sublayerMatrix
      for corner in state.bounds.corners {
        guard let point = place.image(of: corner) else { continue }
        most = max(most, map.magnification(at: point))
      }
    }
    magnification = min(most, Self.limit)
    showsDepth = hasDepth
  }

  private static let frameCount = 48
  /// The largest magnification considered; close to the eye it would be unbounded.
  private static let limit = 20.0

  /// The map from a layer's coordinates to the container.
  private static func map(of layer: Int, among layers: [Layer], in frame: Frame) -> Matrix4 {
    let state = frame.states[layer]
    var result = Matrix4.identity
    if !layers[layer].isSpatial(state) { result.dropDepth() }
    result = result * state.matrixToParent
    guard let parent = layers[layer].parent else { return result }
    return result * frame.states[parent].sublayerMatrix * map(of: parent, among: layers, in: frame)
  }
}

extension Matrix4 {
  fileprivate mutating func dropDepth() { (m13, m23, m33, m43) = (0, 0, 0, 0) }

  /// The image of a point, nil where that is behind the eye.
  fileprivate func image(of point: Point2D) -> Vector3? {
    let w = point.x * m14 + point.y * m24 + m44
    guard w > 0.01 else { return nil }
    return Vector3(
      x: (point.x * m11 + point.y * m21 + m41) / w, y: (point.x * m12 + point.y * m22 + m42) / w,
      z: (point.x * m13 + point.y * m23 + m43) / w)
  }

  /// How far the image of a point moves for a small step, in the direction where that is farthest
  /// of the axes.
  fileprivate func magnification(at p: Vector3) -> Double {
    let w = p.x * m14 + p.y * m24 + p.z * m34 + m44
    guard w > 0.01 else { return 0 }
    let x = (p.x * m11 + p.y * m21 + p.z * m31 + m41) / w
    let y = (p.x * m12 + p.y * m22 + p.z * m32 + m42) / w
    func length(_ row: (Double, Double, Double, Double)) -> Double {
      LibM.hypot(row.0 - x * row.3, row.1 - y * row.3) / w
    }
    return max(length(row1), length(row2), length(row3))
  }
}
