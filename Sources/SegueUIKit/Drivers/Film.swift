#if canImport(UIKit)
import SegueTimeline

/// The frames that a transition shows from now on unless something interrupts it.
struct Film {
  let layers: [Layer]
  /// When it began, in seconds of `CACurrentMediaTime()`.
  let start: Double
  /// The duration, in seconds.
  let duration: Double
  /// Times since its start at which each layer may jump or bend, ascending; none if they are unknown.
  var knots: [[Double]] = []
  /// Overwrites a frame with that at a time since the start; depends on nothing but the time.
  let write: (Double, inout Frame) -> Void

  /// The end, in seconds of `CACurrentMediaTime()`.
  var end: Double { start + duration }

  /// The frame at a time since its start.
  func frame(_ time: Double) -> Frame {
    var frame = Frame(states: [])
    write(time, &frame)
    return frame
  }
}

extension Film {
  /// A timeline, played from its start.
  init(_ timeline: Timeline, startingAt start: Double) {
    self.init(
      layers: timeline.layers, start: start, duration: timeline.duration, knots: timeline.knots
    ) {
      timeline.sample(at: $0, into: &$1)
    }
  }
}

extension Timeline {
  /// The times at which each layer's motion may jump or bend, ascending: where its tracks begin, end
  /// and pass keyframes.
  var knots: [[Double]] {
    var knots = layers.map { _ in Set<Double>() }
    for track in tracks { knots[track.layer].formUnion(track.knots) }
    return knots.map { $0.sorted() }
  }
}

extension Track {
  fileprivate var knots: [Double] {
    let ends = [timing.delay, timing.end]
    // With an easing or iterations, the keyframes' times are not computed: a recording finds the bends.
    guard easing == .linear, timing.iterations == 1 else { return ends }
    return ends
      + keyframes.map { keyframe in
        let isReversed = timing.direction == .reverse || timing.direction == .alternateReverse
        let offset = isReversed ? 1 - keyframe.offset : keyframe.offset
        return timing.delay + timing.duration * offset
      }
  }
}
#endif
