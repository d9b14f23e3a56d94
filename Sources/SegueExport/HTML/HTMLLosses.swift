import SegueTimeline

/// The losses of an HTML export.
enum HTMLLosses {
  /// Returns all losses, in the order of the layers.
  static func report(_ baking: TimelineBaking, _ tree: LayerTree) -> LossReport {
    let timeline = baking.timeline
    let endless: [Loss] =
      timeline.duration == baking.duration
      ? [] : [Loss(layer: nil, kind: .endlessMotion(shown: baking.duration))]
    let intersecting = Intersections.groups(in: timeline, until: baking.duration)
    let losses = timeline.layers.indices.flatMap { index in
      (tree.losses[index] + (intersecting.contains(index) ? [.intersection] : []))
        .map { Loss(layer: timeline.layers[index].id, kind: $0) }
    }
    return LossReport(losses: endless + losses)
  }

  /// Returns the losses of a layer, besides those of baking.
  static func kinds(of part: TimelineBaking.Part, picture: Picture?) -> [Loss.Kind] {
    let states = part.baker.frames.lazy.map { $0.states[part.index] }
    return kinds(
      of: part.baker.timeline.layers[part.index], states: states, picture: picture)
  }

  private static func kinds(
    of layer: Layer, states: some Sequence<LayerState>, picture: Picture?
  ) -> [Loss.Kind] {
    var kinds: [Loss.Kind] = []
    if layer.contents.subject != nil && picture == nil { kinds.append(.missingPicture) }
    if layer.isTransformGroup, states.contains(where: layer.isSpatial),
      states.contains(where: { !layer.isSpatial($0) })
    {
      kinds.append(.flattenedGroup)
    }
    if case .gradient(let gradient) = layer.contents, gradient.slants,
      states.contains(where: { $0.bounds.size != layer.state.bounds.size })
    {
      kinds.append(.stretchedGradient)
    }
    if !layer.hasOpaqueContents
      && states.contains(where: { $0.shadow.opacity > 0 && $0.backgroundColor.alpha < 1 })
    {
      kinds.append(.boxShadow)
    }
    if states.contains(where: { $0.clipsBlur && $0.mask != nil }) { kinds.append(.clippedBlur) }
    if !layer.isDoubleSided && states.contains(where: \.isMirrored) {
      kinds.append(.mirroredBack)
    }
    return kinds
  }
}

extension Layer {
  /// Whether the contents leave nothing of the layer open; pictures themselves count as opaque.
  fileprivate var hasOpaqueContents: Bool {
    switch contents {
    case .none: false
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .live, .snapshot: fit == .stretch || fit == .fill
    }
  }
}

extension LayerState {
  /// Whether its bounds cut off what its blur spreads.
  var clipsBlur: Bool { masksToBounds && blurRadius > 0 }

  fileprivate var isMirrored: Bool {
    let scale = components.scale
    return matrix == nil && scale.x * scale.y * scale.z < 0
  }
}

extension Gradient {
  fileprivate var slants: Bool { start.x != end.x && start.y != end.y }
}
