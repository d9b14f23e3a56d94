import SegueTimeline

extension FrameComposer {
  /// Whether its pictures are those of some layers, however they stand.
  func composes(_ others: [Layer]) -> Bool {
    layers.count == others.count
      && zip(layers, others).allSatisfy { layer, other in
        var other = other
        (other.state, other.maskVertices) = (layer.state, layer.maskVertices)
        return layer == other
      }
  }
}
