/// A property's way that leads straight from its first value to its last: these two, and its pace.
///
/// Most motion is of this kind, springs that overshoot included: then a curve of single numbers says what would
/// else take a whole value for each keyframe.
struct TwoKeyframeAnimation {
  /// The first and the last value.
  let ends: [BakedKeyframe]
  /// How the way is paced, as `linear(…)` of CSS.
  let easing: String

  /// Finds the pace of keyframes.
  ///
  /// - Returns: nil where two keyframes say as much, or some lie beside the way.
  init?(_ keyframes: [BakedKeyframe], of property: some AnimatedProperty) {
    // What jumps does not go straight, whatever its numbers do.
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

  /// The number that changes most, which the pace is read from; nil where none changes.
  private static func lead(_ a: [Double], _ b: [Double]) -> Int? {
    let index = a.indices.max { abs(a[$0] - b[$0]) < abs(a[$1] - b[$1]) }
    return index.flatMap { a[$0] == b[$0] ? nil : $0 }
  }
}
