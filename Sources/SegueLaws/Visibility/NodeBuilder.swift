import SegueTimeline

/// Arranges the layers of a frame by drawing order and plane.
struct NodeBuilder {
  let cast: VisibleLayers
  let frame: Frame

  /// Returns the visible nodes of sibling layers, topmost first.
  func nodes(_ indices: [Int], in space: LayerSpace) -> [VisibleFrame.Node] {
    space.ordered(indices, in: frame.states).reversed().compactMap { index in
      if cast.layers[index].isSpatial(frame.states[index]) { return group(index, in: space) }
      return node(index, under: space.matrix(of: frame.states[index]))
    }
  }

  /// Returns a node for a transform group: its surfaces are the sublayers, sorted at each point.
  private func group(_ index: Int, in space: LayerSpace) -> VisibleFrame.Node? {
    var surfaces: [VisibleFrame.Node] = []
    collect(index, under: space.spatialMatrix(of: frame.states[index]), in: space, into: &surfaces)
    guard !surfaces.isEmpty else { return nil }
    var state = LayerState(frame: .zero)
    state.position = .zero
    return VisibleFrame.Node(
      index: index, state: state, plane: .identity, inverse: .identity, isCanvas: false,
      children: surfaces.reversed(), toSpace: Homography(space.parent).inverse, reach: nil)
  }

  /// Collects what a group and its members show, lowest first where they are equally deep.
  private func collect(
    _ index: Int, under matrix: Matrix4, in space: LayerSpace,
    into surfaces: inout [VisibleFrame.Node]
  ) {
    let state = frame.states[index]
    guard !state.isHidden, state.opacity > 0 else { return }
    func add(_ node: VisibleFrame.Node?, _ matrix: Matrix4) {
      guard var node, let depth = DepthPlane(matrix) else { return }
      node.depth = depth
      surfaces.append(node)
    }
    add(node(index, under: space.flattened(matrix), isAlone: true), matrix)
    let inner = LayerSpace(in: cast.layers[index], state, parent: matrix)
    for child in inner.ordered(cast.children[index], in: frame.states) {
      let matrix = inner.matrix(of: frame.states[child])
      if cast.layers[child].isSpatial(frame.states[child]) {
        collect(child, under: matrix, in: space, into: &surfaces)
      } else {
        add(node(child, under: space.flattened(matrix)), matrix)
      }
    }
  }

  private func node(
    _ index: Int, under matrix: Matrix4, isAlone: Bool = false
  ) -> VisibleFrame.Node? {
    let state = frame.states[index]
    guard !state.isHidden, state.opacity > 0 else { return nil }
    let plane = Homography(matrix)
    guard let inverse = plane.inverse,
      cast.layers[index].isDoubleSided || plane.determinant > 0
    else { return nil }
    let isCanvas = state.blurRadius > 0 || state.opacity < 1
    let inner = LayerSpace(
      in: cast.layers[index], state, parent: isCanvas ? .identity : matrix)
    let children = isAlone ? [] : nodes(cast.children[index], in: inner)
    let isBare = children.isEmpty && state.shadow.opacity == 0
    return VisibleFrame.Node(
      index: index, state: state, plane: plane, inverse: inverse, isCanvas: isCanvas,
      children: children, toSpace: nil, reach: isBare ? plane.reach(of: state.bounds) : nil)
  }
}

extension Homography {
  /// Returns a slightly enlarged rectangle around the image of another one; nil where part of it is
  /// behind the eye.
  fileprivate func reach(of rect: Rect2D) -> Rect2D? {
    let images = rect.corners.compactMap(project)
    guard images.count == 4 else { return nil }
    let (xs, ys) = (images.map(\.x), images.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    let hair = 1e-3
    return Rect2D(
      x: left - hair, y: top - hair, width: right - left + 2 * hair, height: bottom - top + 2 * hair
    )
  }
}
