import SegueTimeline

/// What an animator in code contributes to a choreography: its layers, and its tracks as one of the phases.
struct AnimatorPart {
  /// The animator's own timeline.
  let timeline: Timeline
  /// The index of each of its layers among the choreography's.
  fileprivate(set) var places: [Int?] = []

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// The animator's tracks, at the pace of its phase.
  func drafts(
    _ pacing: ChoreographyBuilder.DefaultTiming, easing: TimingDescription?
  ) -> [DraftTrack] {
    let factor = timeline.factor(toDuration: pacing.duration)
    return timeline.tracks.compactMap { track in
      guard let layer = places[track.layer] else { return nil }
      var draft = DraftTrack(track.paced(by: factor, easing: easing))
      draft.layer = layer
      return draft
    }
  }
}

extension ChoreographyBuilder {
  /// Adds the layers of the animator to those of the choreography.
  mutating func insertPart() {
    guard let part else { return }
    let union = LayerUnion(zip(placed, layers), with: part.timeline.layers)
    placed = union.members.map { $0.placed }
    layers = union.members.map { $0.layer }
    var places: [String: Int] = [:]
    for (place, layer) in layers.enumerated() where places[layer.id] == nil {
      places[layer.id] = place
    }
    self.part?.places = part.timeline.layers.map { places[$0.id] }
  }
}

extension DraftTrack {
  /// A track whose values are all known.
  fileprivate init(_ track: Track) {
    self.init(
      layer: track.layer, property: track.property,
      keyframes: track.keyframes.map {
        Keyframe(offset: $0.offset, value: $0.value, easing: $0.easing)
      },
      timing: track.timing, easing: track.easing, mode: track.mode, spline: track.spline,
      jump: track.jump, composite: track.composite)
  }
}

extension Timeline {
  /// The factor for times that makes the timeline last a number of seconds; 1 to keep its duration.
  func factor(toDuration seconds: Double?) -> Double {
    guard let seconds, duration > 0 else { return 1 }
    return seconds / duration
  }
}

extension Track {
  /// The track with its times multiplied, and with an easing where it has none.
  func paced(by factor: Double, easing: TimingDescription?) -> Track {
    var result = self
    result.timing.delay *= factor
    result.timing.duration *= factor
    if let easing, self.easing == .linear {
      result.easing = easing.resolved(duration: result.timing.duration)
    }
    return result
  }
}
