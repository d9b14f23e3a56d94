/// The coordinate space of a layer's sublayers, with its mapping to the output.
package struct LayerSpace: Hashable, Sendable {
  /// The map from the layer's coordinates to the output: pixels, or the points of a group.
  package var parent: Matrix4
  /// The perspective that all sublayers share.
  package var shared: Matrix4
  /// Whether each sublayer is flattened into the layer's plane.
  package var isFlat: Bool

  /// Creates the space of the container's layers.
  package init(parent: Matrix4 = .identity) {
    self.parent = parent
    shared = .identity
    isFlat = true
  }

  /// Creates the space of a layer's sublayers.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - state: its state.
  ///   - parent: the map from its coordinates to the output.
  package init(in layer: Layer, _ state: LayerState, parent: Matrix4) {
    self.parent = parent
    shared = state.sublayerMatrix
    isFlat = !layer.isSpatial(state)
  }

  /// The map from a sublayer's coordinates to the layer's, with its depth.
  package func spatialMatrix(of state: LayerState) -> Matrix4 { state.matrixToParent * shared }

  /// The map from a sublayer's coordinates to the output.
  package func matrix(of state: LayerState) -> Matrix4 { flattened(spatialMatrix(of: state)) }

  /// Continues a map into the layer's space to the output; a flat space drops the depth.
  package func flattened(_ matrix: Matrix4) -> Matrix4 {
    var local = matrix
    if isFlat { (local.m13, local.m23, local.m33, local.m43) = (0, 0, 0, 0) }
    return local * parent
  }

  /// Sorts sublayers by their z position, lowest first; those at the same height keep their order.
  ///
  /// That is the drawing order in a flat space. In a transform group depth comes first, and this
  /// order applies to layers at the same depth.
  package func ordered(_ layers: [Int], in states: [LayerState]) -> [Int] {
    layers.enumerated().sorted {
      let (a, b) = (states[$0.element].zPosition, states[$1.element].zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map { $0.element }
  }
}

extension Layer {
  /// Whether sublayers share one 3D space in a state: a transform group that fades, blurs, clips or
  /// is masked is drawn as a picture, and so flattened, as any other layer.
  package func isSpatial(_ state: LayerState) -> Bool { isTransformGroup && !state.isPicture }
}

/// The depth of a layer's plane at each point of the space that it is drawn in.
package struct DepthPlane: Hashable, Sendable {
  /// The contributions of x and y to the depth, and the depth at the origin.
  private let x, y, constant: Double

  /// Creates the plane of a layer; nil where it is seen edge-on.
  ///
  /// - Parameter matrix: the map from the layer's coordinates to the space.
  package init?(_ matrix: Matrix4) {
    guard let inverse = Homography(matrix).inverse else { return nil }
    func part(_ a: Double, _ b: Double, _ c: Double) -> Double {
      a * matrix.m13 + b * matrix.m23 + c * matrix.m43
    }
    x = part(inverse.xx, inverse.xy, inverse.xw)
    y = part(inverse.yx, inverse.yy, inverse.yw)
    constant = part(inverse.tx, inverse.ty, inverse.tw)
  }

  /// The depth at a point, positive toward the eye.
  package func depth(at point: Point2D) -> Double { point.x * x + point.y * y + constant }
}

extension LayerState {
  /// Whether the layer and its sublayers are drawn together, as one picture.
  fileprivate var isPicture: Bool {
    opacity < 1 || masksToBounds || mask != nil || blurRadius > 0 || backdropBlurRadius > 0
  }
}

extension LayerState {
  /// The perspective shared by the sublayers, applied before the layer's own transform.
  package var sublayerMatrix: Matrix4 {
    guard sublayerPerspective != 0 else { return .identity }
    let anchor = Point2D(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return .translation(-anchor.x, -anchor.y)
      * .perspective(m14: 0, m24: 0, m34: sublayerPerspective)
      * .translation(anchor.x, anchor.y)
  }
}
