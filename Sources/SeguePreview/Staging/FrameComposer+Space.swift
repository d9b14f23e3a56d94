import SegueTimeline

extension FrameComposer {
  /// Returns the commands of a transform group and of all groups in it: they share one 3D space.
  ///
  /// Farther layers are drawn below nearer ones, however the groups are nested; layers that intersect are
  /// cut along their common line.
  ///
  /// - Parameter space: the flat space that the group is in.
  func commands(
    ofGroup index: Int, in frame: Frame, space: LayerSpace, clips: [Clip]
  ) -> [DrawCommand] {
    var surfaces: [Surface] = []
    let matrix = space.spatialMatrix(of: frame.states[index])
    collect(index, under: matrix, in: frame, space: space, clips: clips, into: &surfaces)
    return DepthOrder(surfaces, seenThrough: Homography(space.parent)).commands
  }

  /// Collects what a group and its members draw.
  ///
  /// - Parameter matrix: the map from the group's coordinates to the space of the outermost group's
  ///   parent, with the depth there.
  private func collect(
    _ index: Int, under matrix: Matrix4, in frame: Frame, space: LayerSpace, clips: [Clip],
    into surfaces: inout [Surface]
  ) {
    let state = frame.states[index]
    guard isVisible(index, state) else { return }
    let plane = Homography(space.flattened(matrix))
    if layers[index].isDoubleSided || plane.determinant > 0 {
      let own = parts(of: index, state, plane: plane, clips: clips, outside: clips, opacity: 1)
      surfaces += Surface(own, matrix).map { [$0] } ?? []
    }
    let inner = LayerSpace(in: layers[index], state, parent: matrix)
    for child in inner.ordered(children[index], in: frame.states) {
      let state = frame.states[child]
      let matrix = inner.matrix(of: state)
      if layers[child].isSpatial(state) {
        collect(child, under: matrix, in: frame, space: space, clips: clips, into: &surfaces)
      } else {
        let drawn = commands(of: child, in: frame, under: space.flattened(matrix), clips: clips)
        surfaces += Surface(drawn, matrix).map { [$0] } ?? []
      }
    }
  }
}

/// Commands in one plane of a 3D space.
struct Surface {
  var commands: [DrawCommand]
  let depth: DepthPlane

  /// Creates a surface; nil where nothing is drawn.
  ///
  /// - Parameter matrix: the map from the plane to the space.
  init?(_ commands: [DrawCommand], _ matrix: Matrix4) {
    guard !commands.isEmpty, let depth = DepthPlane(matrix) else { return nil }
    self.commands = commands
    self.depth = depth
  }
}

extension FrameComposer {
  /// Whether the composer's pictures match some layers, whatever their state.
  func composes(_ others: [Layer]) -> Bool {
    layers.count == others.count
      && zip(layers, others).allSatisfy { layer, other in
        var other = other
        (other.state, other.maskVertices) = (layer.state, layer.maskVertices)
        return layer == other
      }
  }
}
