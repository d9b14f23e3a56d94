/// What the sublayers of a layer live in: how they get to where the layer is seen.
package struct LayerSpace: Hashable, Sendable {
  /// The map from the layer's coordinates to where it is seen: pixels, or the points of a group.
  package var parent: Matrix4
  /// The perspective that all sublayers share.
  package var shared: Matrix4
  /// Whether each sublayer is flattened into the layer's plane.
  package var isFlat: Bool

  /// The space of what hangs in the container.
  package init(parent: Matrix4 = .identity) {
    self.parent = parent
    shared = .identity
    isFlat = true
  }

  /// The space in a layer.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - state: how it stands.
  ///   - parent: the map from its coordinates to where it is seen.
  package init(in layer: Layer, _ state: LayerState, parent: Matrix4) {
    self.parent = parent
    shared = state.sublayerMatrix
    isFlat = !layer.isTransformGroup
  }

  /// The map from a sublayer's coordinates to where it is seen.
  package func matrix(of state: LayerState) -> Matrix4 {
    var local = state.matrixToParent * shared
    if isFlat { (local.m13, local.m23, local.m33, local.m43) = (0, 0, 0, 0) }
    return local * parent
  }

  /// What sublayers are ordered by, the lowest first: their height, or how near the eye their middle is.
  package func height(of state: LayerState) -> Double {
    if isFlat { return state.zPosition }
    let local = state.matrixToParent * shared
    let middle = state.bounds.center
    return middle.x * local.m13 + middle.y * local.m23 + local.m43
  }

  /// Sublayers in the order in which they are drawn, the lowest first; those at one height keep theirs.
  package func ordered(_ layers: [Int], in states: [LayerState]) -> [Int] {
    layers.enumerated().sorted {
      let (a, b) = (height(of: states[$0.element]), height(of: states[$1.element]))
      return abs(a - b) > 1e-6 ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}

extension LayerState {
  /// What sublayers go through before the layer's own transform: the perspective that they share.
  fileprivate var sublayerMatrix: Matrix4 {
    guard sublayerPerspective != 0 else { return .identity }
    let anchor = Point(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return .translation(-anchor.x, -anchor.y)
      * .perspective(m14: 0, m24: 0, m34: sublayerPerspective)
      * .translation(anchor.x, anchor.y)
  }
}
