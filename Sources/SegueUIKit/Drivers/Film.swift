#if canImport(UIKit)
import SegueTimeline

/// What a transition shows from now on if nothing happens: a frame for each time.
struct Film {
  /// The layers.
  let layers: [Layer]
  /// When it began, in seconds of `CACurrentMediaTime()`.
  let start: Double
  /// The duration, in seconds.
  let duration: Double
  /// The frame at a time since its start; a pure function.
  let frame: (Double) -> Frame

  /// The end, in seconds of `CACurrentMediaTime()`.
  var end: Double { start + duration }
}

extension Film {
  /// A timeline, played from its start.
  init(_ timeline: Timeline, startingAt start: Double) {
    self.init(layers: timeline.layers, start: start, duration: timeline.duration) {
      timeline.sample(at: $0)
    }
  }
}
#endif
