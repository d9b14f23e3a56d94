import SegueTimeline

/// The losses of an HTML export.
enum HTMLLosses {
  /// Returns all losses, in the order of the layers.
  static func report(_ layers: BakedLayers, _ tree: ElementTree) -> LossReport {
    let timeline = layers.timeline
    let endless: [Loss] =
      timeline.duration == layers.duration
      ? [] : [Loss(layer: nil, kind: .endlessMotion(shown: layers.duration))]
    let intersecting = Intersections.groups(in: timeline, until: layers.duration)
    let losses = timeline.layers.indices.flatMap { index in
      (tree.losses[index] + (intersecting.contains(index) ? [.intersection] : []))
        .map { Loss(layer: timeline.layers[index].id, kind: $0) }
    }
    return LossReport(losses: endless + losses)
  }

  /// Returns the losses of a layer, besides those of baking and of a missing picture.
  ///
  /// - Parameter hasSublayers: whether it has any, which may lie beside its bounds.
  static func kinds(of part: TimelineBaking.Part, hasSublayers: Bool) -> [Loss.Kind] {
    let states = part.baker.frames.lazy.map { $0.states[part.index] }
    var kinds = kinds(of: part.baker.timeline.layers[part.index], states: states)
    if part.baker.frames.contains(where: { $0.invertsOverlappingPath(of: part.index) }) {
      kinds.append(.overlappingPath)
    }
    if states.contains(where: { $0.cornerRadius > 0 && $0.cornerCurve == .continuous }) {
      kinds.append(.circularCorners)
    }
    if states.contains(where: { $0.isCutByGradient(hasSublayers: hasSublayers) }) {
      kinds.append(.cutByGradient)
    }
    return kinds
  }

  private static func kinds(
    of layer: Layer, states: some Sequence<LayerState>
  ) -> [Loss.Kind] {
    var kinds: [Loss.Kind] = []
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
    if states.contains(where: { $0.clipsBlur && $0.mask?.isGradient == false }) {
      kinds.append(.clippedBlur)
    }
    if !layer.isDoubleSided && states.contains(where: \.isMirrored) {
      kinds.append(.mirroredBack)
    }
    return kinds
  }
}

extension Layer {
  /// Whether the contents cover the whole layer opaquely; pictures count as opaque.
  fileprivate var hasOpaqueContents: Bool {
    switch contents {
    case .none: false
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .live, .snapshot: fit == .stretch || fit == .fill
    }
  }
}

extension LayerState {
  /// Whether its bounds cut off its blur.
  var clipsBlur: Bool { masksToBounds && blurRadius > 0 }

  /// Whether a gradient mask fades something beside its bounds.
  fileprivate func isCutByGradient(hasSublayers: Bool) -> Bool {
    guard mask?.isGradient == true else { return false }
    return shadow.opacity > 0 || (!masksToBounds && (hasSublayers || blurRadius > 0))
  }

  fileprivate var isMirrored: Bool {
    let (scale, skew) = (components.scale, components.skew)
    let area = scale.x * scale.y * (1 - LibM.tan(skew.x) * LibM.tan(skew.y))
    return matrix == nil && area * scale.z < 0
  }
}

extension Frame {
  /// Whether the inverted mask of a layer has points that lie in its path more than once, which the
  /// even-odd rule shows.
  fileprivate func invertsOverlappingPath(of layer: Int) -> Bool {
    guard states[layer].invertsMask, let mask = states[layer].mask, case .path = mask.shape else {
      return false
    }
    let outlines = mask.loops(in: self).map { $0.flattened(tolerance: 0.5) }
    let points = outlines.joined()
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    let steps = 12
    return (0..<steps * steps).contains { index in
      let (x, y) = (Double(index % steps) + 0.4721, Double(index / steps) + 0.5279)
      let point = Point2D(
        x: left + (right - left) * x / Double(steps), y: top + (bottom - top) * y / Double(steps))
      return abs(outlines.reduce(0) { $0 + $1[...].windingNumber(around: point) }) > 1
    }
  }
}

extension Gradient {
  fileprivate var slants: Bool { start.x != end.x && start.y != end.y }
}
