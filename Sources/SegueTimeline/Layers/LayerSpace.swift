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
    isFlat = !layer.isTransformGroup
  }

  /// The map from a sublayer's coordinates to the output.
  package func matrix(of state: LayerState) -> Matrix4 {
    var local = state.matrixToParent * shared
    if isFlat { (local.m13, local.m23, local.m33, local.m43) = (0, 0, 0, 0) }
    return local * parent
  }

  /// The drawing order of a sublayer, lowest first: its z position, or in a transform group how
  /// near its center is to the eye.
  package func height(of state: LayerState) -> Double {
    if isFlat { return state.zPosition }
    let local = state.matrixToParent * shared
    let middle = state.bounds.center
    return middle.x * local.m13 + middle.y * local.m23 + local.m43
  }

  /// Sorts sublayers in drawing order, lowest first; sublayers at the same height keep their order.
  package func ordered(_ layers: [Int], in states: [LayerState]) -> [Int] {
    layers.enumerated().sorted {
      let (a, b) = (height(of: states[$0.element]), height(of: states[$1.element]))
      return abs(a - b) > 1e-6 ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}

extension LayerState {
  /// The perspective shared by the sublayers, applied before the layer's own transform.
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
