extension Timeline {
  /// The timeline with linear easing, for interactive driving, so that nothing is eased twice.
  ///
  /// Step functions are kept, since they determine values rather than speed.
  public func withLinearEasing() throws(TimelineProblem) -> Timeline {
    try Timeline(
      duration: duration, layers: layers,
      tracks: tracks.map { track in
        var result = track
        result.easing = track.easing.linearized
        for index in result.keyframes.indices {
          result.keyframes[index].easing = track.keyframes[index].easing.linearized
        }
        return result
      }, declarations: declarations)
  }

  /// The easing shared by all tracks from start to end, or nil if there is none.
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
  fileprivate var linearized: TimingFunction {
    switch self {
    case .steps: self
    case .mirror(let original): if case .steps = original { self } else { .linear }
    default: .linear
    }
  }
}
