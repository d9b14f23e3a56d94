import SegueTimeline

/// Puts the layers of a frame into the order and the planes in which they are seen.
struct NodeBuilder {
  let cast: Cast
  let frame: Frame

  /// What the sublayers of a layer live in.
  struct Space {
    /// The map from the layer's coordinates to the canvas.
    var parent = Matrix4.identity
    /// The perspective that all sublayers share.
    var shared = Matrix4.identity
    /// Whether each sublayer is flattened into the layer's plane.
    var isFlat = true

    /// The map from a sublayer's coordinates to the canvas.
    func matrix(of state: LayerState) -> Matrix4 {
      var local = state.matrixToParent * shared
      if isFlat { (local.m13, local.m23, local.m33, local.m43) = (0, 0, 0, 0) }
      return local * parent
    }

    /// How near to the eye the middle of a sublayer is.
    func depth(of state: LayerState) -> Double {
      let local = state.matrixToParent * shared
      let middle = state.bounds.center
      return middle.x * local.m13 + middle.y * local.m23 + local.m43
    }
  }

  /// Layers side by side, the uppermost first, without those that cannot be seen.
  func nodes(_ indices: [Int], in space: Space) -> [View.Node] {
    indices.enumerated()
      .sorted { a, b in
        let (first, second) = (height(of: a.element, in: space), height(of: b.element, in: space))
        return abs(first - second) > 1e-6 ? first > second : a.offset > b.offset
      }
      .compactMap { node($0.element, in: space) }
  }

  private func height(of index: Int, in space: Space) -> Double {
    space.isFlat ? frame.states[index].zPosition : space.depth(of: frame.states[index])
  }

  private func node(_ index: Int, in space: Space) -> View.Node? {
    let state = frame.states[index]
    guard !state.isHidden, state.opacity > 0 else { return nil }
    let matrix = space.matrix(of: state)
    let plane = Homography(matrix)
    guard let inverse = plane.inverse,
      cast.layers[index].isDoubleSided || plane.determinant > 0
    else { return nil }
    let isGroup = cast.layers[index].isTransformGroup
    let isCanvas = state.blurRadius > 0 || state.opacity < 1
    let inner = Space(
      parent: isCanvas ? .identity : matrix, shared: state.sublayerMatrix, isFlat: !isGroup)
    let children = nodes(cast.children[index], in: inner)
    let isBare = children.isEmpty && state.shadow.opacity == 0
    return View.Node(
      index: index, state: state, plane: plane, inverse: inverse, isCanvas: isCanvas,
      children: children, reach: isBare ? plane.reach(of: state.bounds) : nil)
  }
}

extension Homography {
  /// A rectangle around the image of another one, with a hair to spare; nil where some of it is behind
  /// the eye.
  fileprivate func reach(of rect: Rect) -> Rect? {
    let images = rect.corners.compactMap(project)
    guard images.count == 4 else { return nil }
    let (xs, ys) = (images.map(\.x), images.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    let hair = 1e-3
    return Rect(
      x: left - hair, y: top - hair, width: right - left + 2 * hair, height: bottom - top + 2 * hair
    )
  }
}
