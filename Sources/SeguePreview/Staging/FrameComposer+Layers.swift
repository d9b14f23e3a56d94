import SegueTimeline

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
