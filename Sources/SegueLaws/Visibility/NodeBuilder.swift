import SegueTimeline

/// Arranges the layers of a frame by drawing order and plane.
struct NodeBuilder {
  let cast: VisibleLayers
  let frame: Frame

  /// Returns the visible nodes of sibling layers, topmost first.
  func nodes(_ indices: [Int], in space: LayerSpace) -> [VisibleFrame.Node] {
    space.ordered(indices, in: frame.states).reversed().compactMap { node($0, in: space) }
  }

  private func node(_ index: Int, in space: LayerSpace) -> VisibleFrame.Node? {
    let state = frame.states[index]
    guard !state.isHidden, state.opacity > 0 else { return nil }
    let matrix = space.matrix(of: state)
    let plane = Homography(matrix)
    guard let inverse = plane.inverse,
      cast.layers[index].isDoubleSided || plane.determinant > 0
    else { return nil }
    let isCanvas = state.blurRadius > 0 || state.opacity < 1
    let inner = LayerSpace(
      in: cast.layers[index], state, parent: isCanvas ? .identity : matrix)
    let children = nodes(cast.children[index], in: inner)
    let isBare = children.isEmpty && state.shadow.opacity == 0
    return VisibleFrame.Node(
      index: index, state: state, plane: plane, inverse: inverse, isCanvas: isCanvas,
      children: children, reach: isBare ? plane.reach(of: state.bounds) : nil)
  }
}

extension Homography {
  /// Returns a slightly enlarged rectangle around the image of another one; nil where part of it is
  /// behind the eye.
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
