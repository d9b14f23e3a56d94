import SegueTimeline

/// A track some of whose values are not known yet: they are what the layer has at that time.
struct DraftTrack: TimedMotion {
  struct Keyframe {
    var offset: Double
    var value: SegueTimeline.Keyframe.Value?
    var easing: TimingFunction
  }

  /// How a layer stands before and after the transition.
  struct EndStates {
    var before: LayerState
    var after: LayerState
  }

  var layer: Int
  var property: Track.Property
  var keyframes: [Keyframe]
  var timing: TrackTiming
  var easing: TimingFunction
  var mode: CalculationMode
  var composite: Track.Composite

  /// Fills in what is open: the first value is where an earlier track left off, or else the before-state;
  /// the last one is the after-state.
  static func resolved(_ drafts: [DraftTrack], in states: [EndStates]) -> [Track] {
    var tracks: [Track] = []
    let inTime = drafts.indices.sorted {
      (drafts[$0].timing.delay, $0) < (drafts[$1].timing.delay, $1)
    }
    for index in inTime {
      let draft = drafts[index]
      let earlier = tracks.last { $0.layer == draft.layer && $0.property == draft.property }
      let state = states[draft.layer]
      let start = earlier?.keyframes.last?.value ?? state.before.value(of: draft.property)
      let end = state.after.value(of: draft.property)
      tracks.append(draft.resolved(start: start, end: end))
    }
    return tracks
  }

  private func resolved(
    start: SegueTimeline.Keyframe.Value?, end: SegueTimeline.Keyframe.Value?
  ) -> Track {
    let resolved = keyframes.enumerated().compactMap { index, keyframe in
      let implied = index == 0 ? start : end
      return (keyframe.value ?? implied ?? neutral).map {
        SegueTimeline.Keyframe(offset: keyframe.offset, value: $0, easing: keyframe.easing)
      }
    }
    return Track(
      layer: layer, property: property, keyframes: resolved, timing: timing, easing: easing,
      mode: mode, composite: composite)
  }

  /// The steps of the first transform that is written down, each doing nothing.
  private var neutral: SegueTimeline.Keyframe.Value? {
    for case .transform(let steps)? in keyframes.lazy.map(\.value) {
      return .transform(steps.map(\.neutral))
    }
    return keyframes.lazy.compactMap(\.value).first
  }
}

extension LayerState {
  /// The value that a track of a property would have to leave the layer as it is; nil for what has none.
  fileprivate func value(of property: Track.Property) -> SegueTimeline.Keyframe.Value? {
    switch property {
    case .channels(let channels): .numbers(channels.map { self[$0] })
    case .transform: matrix.map { .transform([.matrix($0)]) }
    case .maskVertices: nil
    }
  }
}

extension TransformOperation {
  /// The same kind of step, doing nothing.
  fileprivate var neutral: TransformOperation {
    switch self {
    case .translate: .translate(.zero)
    case .scale: .scale(.one)
    case .rotate(_, let axis): .rotate(0, axis: axis)
    case .perspective: .perspective(.zero)
    case .matrix: .matrix(.identity)
    }
  }
}
