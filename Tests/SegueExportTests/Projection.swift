import SegueTimeline

/// Where a layer's corners appear in the container, worked out from the layers' own matrices.
///
/// This knows nothing of CSS: it follows a point from parent to parent, with the perspective that each
/// shares among its sublayers, and drops the depth wherever a parent is not a space of its own.
func projectedCorners(of index: Int, in timeline: Timeline, _ frame: Frame) -> [Point2D] {
  frame.states[index].bounds.corners.map { corner in
    var vector = (corner.x, corner.y, 0.0, 1.0)
    var index = index
    while true {
      vector = apply(frame.states[index].matrixToParent, to: vector)
      guard let parent = timeline.layers[index].parent else { break }
      let state = frame.states[parent]
      let anchor = Point2D(
        x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
        y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
      vector = apply(.translation(-anchor.x, -anchor.y), to: vector)
      vector = apply(.perspective(m14: 0, m24: 0, m34: state.sublayerPerspective), to: vector)
      vector = apply(.translation(anchor.x, anchor.y), to: vector)
      if !timeline.layers[parent].isTransformGroup { vector.2 = 0 }
      index = parent
    }
    return Point2D(x: vector.0 / vector.3, y: vector.1 / vector.3)
  }
}

private func apply(
  _ m: Matrix4, to v: (Double, Double, Double, Double)
) -> (Double, Double, Double, Double) {
  let columns = [m.row1, m.row2, m.row3, m.row4]
  let parts = [v.0, v.1, v.2, v.3]
  return zip(parts, columns).reduce((0, 0, 0, 0)) { sum, term in
    let (k, row) = term
    return (sum.0 + k * row.0, sum.1 + k * row.1, sum.2 + k * row.2, sum.3 + k * row.3)
  }
}
