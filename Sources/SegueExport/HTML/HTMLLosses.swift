import SegueTimeline

/// The losses of an HTML export.
enum HTMLLosses {
  /// Returns all losses, in the order of the layers.
  static func report(_ baker: Baker, pictures: [Picture?], unfaithful: Set<Int>) -> LossReport {
    let timeline = baker.timeline
    let endless: [Loss] =
      timeline.duration == baker.duration
      ? [] : [Loss(layer: nil, kind: .endlessMotion(shown: baker.duration))]
    let losses = timeline.layers.indices.flatMap { index in
      let layer = timeline.layers[index]
      let tooFast: [Loss.Kind] = unfaithful.contains(index) ? [.tooFast] : []
      let states = baker.frames.lazy.map { $0.states[index] }
      return (kinds(of: layer, states: states, picture: pictures[index]) + tooFast)
        .map { Loss(layer: layer.id, kind: $0) }
    }
    return LossReport(losses: endless + losses)
  }

  private static func kinds(
    of layer: Layer, states: some Sequence<LayerState>, picture: Picture?
  ) -> [Loss.Kind] {
    var kinds: [Loss.Kind] = []
    if layer.contents.subject != nil && picture == nil { kinds.append(.missingPicture) }
    if layer.isTransformGroup && states.contains(where: \.flattensInCSS) {
      kinds.append(.flattenedGroup)
    }
    if case .gradient(let gradient) = layer.contents, gradient.slants,
      states.contains(where: { $0.bounds.size != layer.state.bounds.size })
    {
      kinds.append(.stretchedGradient)
    }
    if layer.contents == .none
      && states.contains(where: { $0.shadow.opacity > 0 && $0.backgroundColor.alpha < 1 })
    {
      kinds.append(.boxShadow)
    }
    if !layer.isDoubleSided && states.contains(where: \.isMirrored) {
      kinds.append(.mirroredBack)
    }
    return kinds
  }
}

extension LayerState {
  fileprivate var flattensInCSS: Bool {
    opacity < 1 || masksToBounds || mask != nil || blurRadius > 0 || backdropBlurRadius > 0
  }

  fileprivate var isMirrored: Bool {
    let scale = components.scale
    return matrix == nil && scale.x * scale.y * scale.z < 0
  }
}

extension Gradient {
  fileprivate var slants: Bool { start.x != end.x && start.y != end.y }
}
