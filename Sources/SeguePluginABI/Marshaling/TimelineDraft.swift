import CSeguePlugin
package import SegueTimeline

/// A timeline being written by a plugin; overall limits are checked as it grows.
package struct TimelineDraft: Sendable {
  /// The layers so far.
  package private(set) var layers: [Layer] = []
  /// The tracks so far.
  package private(set) var tracks: [Track] = []
  /// The duration in seconds, if specified.
  package private(set) var duration: Double?
  /// The declarations about its start and end.
  package var declarations = Timeline.Declarations()
  private var ids: Set<String> = []
  private var live: Set<Subject> = []
  private var numberCount = 0
  private var keyframeCount = 0

  /// Creates an empty draft.
  package init() {}

  /// Checks that there is room for another layer.
  func checkRoomForLayer() throws(ABIProblem) {
    guard layers.count < TimelineBudget.layers else {
      throw .limit("there are more than \(TimelineBudget.layers) layers")
    }
  }

  /// Checks that there is room for another track.
  func checkRoomForTrack() throws(ABIProblem) {
    guard tracks.count < TimelineBudget.tracks else {
      throw .limit("there are more than \(TimelineBudget.tracks) tracks")
    }
  }

  /// Adds to the count of numbers, which is limited.
  mutating func count(_ numbers: Int) throws(ABIProblem) {
    guard numbers <= ABILimits.numbers - numberCount else {
      throw .limit("the timeline has more than \(ABILimits.numbers) numbers")
    }
    numberCount += numbers
  }

  /// Adds a layer on top.
  package mutating func add(_ layer: Layer) throws(ABIProblem) {
    try checkRoomForLayer()
    if let parent = layer.parent, !layers.indices.contains(parent) {
      throw .invalid("its parent is layer \(parent + 1), but only \(layers.count) come before it")
    }
    guard ids.insert(layer.id).inserted else {
      throw .invalid("its id is already used by another layer")
    }
    if case .live(let subject) = layer.contents, !live.insert(subject).inserted {
      throw .invalid(
        "another layer already shows the same live view; use a snapshot to show it twice")
    }
    try layer.state.check()
    try count(layer.maskVertices.count * 2)
    layers.append(layer)
  }

  package mutating func add(_ track: Track) throws(ABIProblem) {
    try checkRoomForTrack()
    guard layers.indices.contains(track.layer) else {
      throw .invalid("it animates layer \(track.layer + 1) of \(layers.count)")
    }
    keyframeCount += track.keyframes.count
    guard keyframeCount <= TimelineBudget.keyframes else {
      throw .limit("there are more than \(TimelineBudget.keyframes) keyframes")
    }
    for keyframe in track.keyframes { try count(keyframe.numberCount) }
    tracks.append(track)
  }

  /// Sets the duration, in seconds.
  package mutating func setDuration(_ seconds: Double) throws(ABIProblem) {
    guard seconds.isFinite, seconds >= 0 else {
      throw .invalid("the duration is \(seconds), expected seconds, 0 or more")
    }
    duration = seconds
  }

  /// Builds the timeline.
  package func timeline() throws(ABIProblem) -> Timeline {
    guard !layers.isEmpty else { throw .invalid("the timeline has no layers") }
    do {
      try TimelineBudget.check(duration: duration, layers: layers, tracks: tracks)
      return try Timeline(
        duration: duration, layers: layers, tracks: tracks, declarations: declarations)
    } catch {
      throw .invalid(error.description)
    }
  }
}

extension LayerState {
  /// Checks that every number is finite and meaningful.
  fileprivate func check() throws(ABIProblem) {
    for channel in Channel.allCases {
      let value = self[channel]
      guard value.isFinite else { throw .invalid("\(channel) is not finite") }
      let range = channel.range
      guard range.contains(value) else {
        let end =
          range.upperBound == 1 ? "from 0 to 1" : "\(range.lowerBound) or more"
        throw .invalid("\(channel) is \(value), expected \(end)")
      }
    }
    if let matrix, !matrix.isFinite { throw .invalid("its matrix is not finite") }
  }
}

extension Keyframe {
  fileprivate var numberCount: Int {
    switch value {
    case .numbers(let numbers): numbers.count
    case .transform(let steps): steps.count * 16
    }
  }
}
