extension Timeline {
  /// The same way at an even pace: what a finger drives, so that nothing is eased twice.
  ///
  /// Steps stay steps, since they are where values are and not how fast they go.
  public func even() throws(TimelineProblem) -> Timeline {
    try Timeline(
      duration: duration, layers: layers,
      tracks: tracks.map { track in
        var result = track
        result.easing = track.easing.even
        for index in result.keyframes.indices {
          result.keyframes[index].easing = track.keyframes[index].easing.even
        }
        return result
      }, declarations: declarations)
  }

  /// The pace that all tracks share from the start to the end; nil where there is no such one.
  public var commonEasing: TimingFunction? {
    guard let first = tracks.first?.easing else { return nil }
    let isShared = tracks.allSatisfy { track in
      track.easing == first && track.timing.delay == 0 && track.timing.iterations == 1
        && track.timing.end == duration
        && track.keyframes.dropLast().allSatisfy { $0.easing == .linear }
    }
    return isShared ? first : nil
  }
}

extension TimingFunction {
  fileprivate var even: TimingFunction {
    switch self {
    case .steps: self
    case .mirror(let original): if case .steps = original { self } else { .linear }
    default: .linear
    }
  }
}
