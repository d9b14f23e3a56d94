extension Timeline {
  /// How reversing a timeline treats its easings.
  public enum ReversedEasing: String, CaseIterable, Hashable, Sendable {
    /// Easings run as written, so that a spring still settles at the end.
    case asWritten = "as-written"
    /// Easings are mirrored: the result is the same animation played backward.
    case mirrored
  }

  /// The timeline that runs from this one's end to its start.
  public func reversed(easing: ReversedEasing = .asWritten) throws(TimelineProblem) -> Timeline {
    var swapped = declarations
    swapped.startsAtSource = declarations.endsAtSource
    swapped.endsAtSource = declarations.startsAtSource
    return try Timeline(
      duration: duration, layers: layers,
      tracks: tracks.map { $0.reversed(within: duration, easing: easing) }, declarations: swapped)
  }
}

extension Track {
  fileprivate func reversed(within total: Double, easing rule: Timeline.ReversedEasing) -> Track {
    var result = self
    result.timing.delay = max(total - timing.end, 0)
    result.timing.direction = timing.direction.reversed(iterations: timing.iterations)
    result.timing.fill =
      switch timing.fill {
      case .forwards: .backwards
      case .backwards: .forwards
      default: timing.fill
      }
    result.jump = jump == .end ? .start : .end
    if rule == .mirrored { result.easing = easing.mirrored }
    let segments = keyframes.dropLast().map { rule == .mirrored ? $0.easing.mirrored : $0.easing }
    result.keyframes = keyframes.enumerated().reversed().map { index, keyframe in
      Keyframe(
        offset: 1 - keyframe.offset, value: keyframe.value,
        easing: index > 0 ? segments[index - 1] : .linear)
    }
    return result
  }
}

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
