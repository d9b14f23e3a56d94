#if canImport(UIKit)
import SegueTimeline

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
    // Where else the keyframes are is not worth the search: a recording finds what bends there.
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
