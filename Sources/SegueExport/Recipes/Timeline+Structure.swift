import SegueTimeline

extension Timeline {
  /// Checks that another stage has the same layers and tracks, with other numbers.
  func checkStructure(equals other: Timeline) throws(TransitionRecipe.Obstacle) {
    let reason = "which layers there are depends on the stage or on parameters"
    guard layers.count == other.layers.count, tracks.count == other.tracks.count else {
      throw TransitionRecipe.Obstacle(reason)
    }
    for (a, b) in zip(layers, other.layers) {
      guard a.id == b.id, a.parent == b.parent, a.fit == b.fit,
        a.isDoubleSided == b.isDoubleSided, a.isTransformGroup == b.isTransformGroup,
        a.state.mask?.shape == b.state.mask?.shape, a.maskVertices.count == b.maskVertices.count
      else { throw TransitionRecipe.Obstacle(reason) }
      guard a.contents == b.contents else {
        throw TransitionRecipe.Obstacle(
          "what '\(a.id)' shows depends on the stage or on parameters")
      }
    }
    for (a, b) in zip(tracks, other.tracks) where a.structure != b.structure {
      throw TransitionRecipe.Obstacle(
        "how '\(layers[a.layer].id)' moves depends on the stage or on parameters")
    }
  }
}

extension Track {
  /// The track without its numbers.
  fileprivate var structure: Track {
    var result = self
    (result.timing.delay, result.timing.duration, result.easing) = (0, 1, .linear)
    for index in keyframes.indices {
      result.keyframes[index].easing = .linear
      switch keyframes[index].value {
      case .numbers(let numbers):
        result.keyframes[index].value = .numbers(numbers.map { _ in 0 })
      case .transform(let operations):
        result.keyframes[index].value = .transform(operations.map(\.structure))
      }
    }
    return result
  }
}

extension TransformOperation {
  /// The operation without its numbers.
  fileprivate var structure: TransformOperation {
    switch self {
    case .translate: .translate(.zero)
    case .scale: .scale(.one)
    case .rotate(_, let axis): .rotate(0, axis: axis)
    case .skew: .skew(.zero)
    case .perspective: .perspective(.zero)
    case .matrix: .matrix(.identity)
    }
  }
}
