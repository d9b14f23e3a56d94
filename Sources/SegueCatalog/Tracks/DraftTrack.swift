import SegueTimeline

/// A track with open values, which depend on the layer's state at that time.
struct DraftTrack: TimedMotion {
  struct Keyframe {
    var offset: Double
    var value: SegueTimeline.Keyframe.Value?
    var easing: TimingFunction
  }

  /// The state of a layer before and after the transition.
  struct EndStates {
    var before: LayerState
    var after: LayerState
    /// The velocity of its channels, per second, after an interaction.
    var velocity: [Channel: Double] = [:]
  }

  var layer: Int
  var property: Track.Property
  var keyframes: [Keyframe]
  var timing: TrackTiming
  var easing: TimingFunction
  var mode: CalculationMode
  var spline = KochanekBartels.catmullRom
  var jump = Track.Jump.end
  var composite: Track.Composite

  /// Resolves the open values.
  ///
  /// The first one is the value left by earlier tracks, or else the before-state; the last one is
  /// the after-state. Additive tracks begin and end with a neutral value.
  static func resolved(_ drafts: [DraftTrack], in states: [EndStates]) -> [Track] {
    var reached = Dictionary(
      uniqueKeysWithValues: states.indices.map { ($0, AccumulatedValues(states[$0].before)) })
    var tracks: [Track] = []
    let inTime = drafts.indices.sorted {
      (drafts[$0].timing.delay, $0) < (drafts[$1].timing.delay, $1)
    }
    for index in inTime {
      let draft = drafts[index]
      let start = reached[draft.layer]?.value(of: draft.property)
      let end = AccumulatedValues(states[draft.layer].after).value(of: draft.property)
      let track = draft.resolved(start: start, end: end)
      if draft.composite == .replace { reached[draft.layer]?.follow(track) }
      tracks += draft.startsOpen ? track.takingUp(states[draft.layer].velocity) : [track]
    }
    return tracks
  }

  /// Whether the track continues from the layer's state at the start of the timeline.
  private var startsOpen: Bool {
    keyframes.first?.value == nil && timing.delay == 0 && composite == .replace
  }

  private func resolved(
    start: SegueTimeline.Keyframe.Value?, end: SegueTimeline.Keyframe.Value?
  ) -> Track {
    let resolved = keyframes.enumerated().compactMap { index, keyframe in
      let implied = composite == .add ? nil : (index == 0 ? start : end)
      return (keyframe.value ?? implied ?? neutral).map {
        SegueTimeline.Keyframe(offset: keyframe.offset, value: $0, easing: keyframe.easing)
      }
    }
    var track = Track(
      layer: layer, property: property, keyframes: resolved, timing: timing, easing: easing,
      mode: mode, composite: composite)
    track.spline = spline
    track.jump = jump
    return track
  }

  /// A neutral value: the operations of the first given transform, each as an identity; zeros for
  /// additive numbers; the initial vertices of a polygon.
  private var neutral: SegueTimeline.Keyframe.Value? {
    if case .channels(let channels) = property {
      return .numbers(channels.map { _ in 0 })
    }
    for case .transform(let steps)? in keyframes.lazy.map({ $0.value }) {
      return .transform(steps.map { $0.neutral })
    }
    return keyframes.lazy.compactMap { $0.value }.first
  }
}

extension Track {
  /// The track, or one for each channel, with springs that start at the channel's velocity.
  fileprivate func takingUp(_ velocity: [Channel: Double]) -> [Track] {
    guard case .spring(let curve) = easing, case .channels(let channels) = property,
      keyframes.count == 2, timing.iterations == 1,
      channels.contains(where: { velocity[$0] ?? 0 != 0 }),
      case .numbers(let start) = keyframes[0].value, case .numbers(let end) = keyframes[1].value
    else { return [self] }
    return channels.indices.map { index in
      var track = self
      track.property = .channels([channels[index]])
      track.keyframes[0].value = .numbers([start[index]])
      track.keyframes[1].value = .numbers([end[index]])
      let distance = end[index] - start[index]
      guard let speed = velocity[channels[index]], abs(distance) > Self.minimumDistance else {
        return track
      }
      let moving = curve.spring.starting(at: speed / distance)
      track.timing.duration = min(moving.settlingDuration(), ValueBounds.duration.upperBound)
      track.easing = .spring(moving, duration: track.timing.duration)
      return track
    }
  }

  /// A distance too short for a visible spring motion.
  private static var minimumDistance: Double { 1e-6 }
}

extension TransformOperation {
  /// The identity operation of the same kind.
  fileprivate var neutral: TransformOperation {
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
