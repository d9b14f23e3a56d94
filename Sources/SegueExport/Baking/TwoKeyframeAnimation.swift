/// A property's animation along a straight line: its first and last values, and an easing.
///
/// Most motion is of this kind, including springs that overshoot: a curve of single numbers
/// replaces a whole value for each keyframe.
struct TwoKeyframeAnimation {
  /// The first and last keyframes.
  let ends: [BakedKeyframe]
  /// The easing, as a CSS `linear(…)` function.
  let easing: String

  /// Finds the easing of keyframes.
  ///
  /// - Returns: nil where two keyframes are enough, or where some values are not on the line.
  init?(_ keyframes: [BakedKeyframe], of property: some AnimatedProperty) {
    // Discrete values cannot be interpolated along a line.
    if let plain = property as? LayerProperty, plain.bound == BakingBound.discrete { return nil }
    guard keyframes.count > 2, let first = keyframes.first, let last = keyframes.last,
      let lead = Self.lead(first.numbers, last.numbers)
    else { return nil }
    let distance = last.numbers[lead] - first.numbers[lead]
    var stops: [String] = []
    for keyframe in keyframes {
      let part = (keyframe.numbers[lead] - first.numbers[lead]) / distance
      let place = property.mix(first.numbers, last.numbers, at: part)
      guard property.isClose(property.look(place), property.look(keyframe.numbers)) else {
        return nil
      }
      stops.append(
        "\(rounded(part, places: 6)) \(rounded(keyframe.offset * 100, places: 5))%")
    }
    ends = [first, last]
    easing = "linear(\(stops.joined(separator: ",")))"
  }

  /// Returns the index of the number that changes most, from which the easing is read; nil where
  /// none changes.
  private static func lead(_ a: [Double], _ b: [Double]) -> Int? {
    let index = a.indices.max { abs(a[$0] - b[$0]) < abs(a[$1] - b[$1]) }
    return index.flatMap { a[$0] == b[$0] ? nil : $0 }
  }
}
