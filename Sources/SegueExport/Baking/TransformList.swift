package import SegueTimeline

/// A layer's transform as the list of operations that its track interpolates.
///
/// A browser interpolates the numbers of such a list as a timeline does, and their curves are far
/// simpler than those of the matrix. The progress of the track is read from an added sublayer, the
/// probe, which the track moves by one point from each keyframe to the next.
struct TransformList {
  /// The index of the probe.
  let probe: Int
  /// The operations of each keyframe, outermost first, as in CSS.
  private let keyframes: [[TransformOperation]]

  /// Creates the list of a track; nil where its keyframes do not match.
  init?(_ track: Track, probe: Int) {
    guard track.property == .transform, track.composite == .replace, track.keyframes.count > 1
    else { return nil }
    let lists = track.keyframes.map { keyframe -> [TransformOperation] in
      if case .transform(let steps) = keyframe.value { steps.reversed() } else { [] }
    }
    let kinds = lists.map { $0.map(\.kind) }
    guard kinds[0].allSatisfy({ $0 != nil }), kinds.allSatisfy({ $0 == kinds[0] }) else {
      return nil
    }
    keyframes = lists
    self.probe = probe
  }

  /// The track that moves the probe.
  static func probeTrack(of track: Track, probe: Int) -> Track {
    var result = track
    result.layer = probe
    result.property = .channels([.positionX])
    result.keyframes = track.keyframes.enumerated().map { index, keyframe in
      Keyframe(
        offset: keyframe.offset, value: .numbers([Double(index)]), easing: keyframe.easing)
    }
    return result
  }

  /// The CSS functions, outermost first.
  var kinds: [TransformPiece.Kind] { keyframes[0].compactMap(\.kind) }

  /// The numbers of all functions in a frame, outermost first.
  func numbers(in frame: Frame) -> [Double] {
    let place = frame.states[probe].position.x
    let segment = min(max(Int(place.rounded(.down)), 0), keyframes.count - 2)
    let t = place - Double(segment)
    return zip(keyframes[segment], keyframes[segment + 1]).flatMap { a, b in
      zip(a.numbers, b.numbers).map { $0 == $1 ? $0 : $0 * (1 - t) + $1 * t }
    }
  }
}

extension TransformOperation {
  /// The CSS function that the operation becomes; nil for matrices, which browsers decompose.
  fileprivate var kind: TransformPiece.Kind? {
    switch self {
    case .translate: .translate
    case .scale: .scale
    case .skew: .skew
    case .perspective: .perspective
    case .rotate(_, let axis): .rotate(axis: axis)
    case .matrix: nil
    }
  }

  /// The numbers of the operation.
  package var numbers: [Double] {
    switch self {
    case .translate(let v), .scale(let v), .perspective(let v): [v.x, v.y, v.z]
    case .skew(let angles): [angles.x, angles.y]
    case .rotate(let angle, _): [angle]
    case .matrix(let matrix): matrix.numbers
    }
  }
}
