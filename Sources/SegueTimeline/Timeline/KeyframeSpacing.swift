/// Where keyframes lie when the way between them is covered at constant speed.
enum KeyframeSpacing {
  /// Offsets in proportion to the distances between values; nil where nothing moves at all.
  ///
  /// - Parameters:
  ///   - values: the numbers of all keyframes, one keyframe after the other.
  ///   - width: how many numbers a keyframe has.
  static func paced(values: [Double], width: Int) -> [Double]? {
    guard width > 0, values.count > width else { return nil }
    let count = values.count / width
    var travelled = [0.0]
    for keyframe in 1..<count {
      let squares = (0..<width).map { column in
        let step = values[keyframe * width + column] - values[(keyframe - 1) * width + column]
        return step * step
      }
      travelled.append(travelled[keyframe - 1] + LibM.sqrt(squares.reduce(0, +)))
    }
    let total = travelled[count - 1]
    guard total > 0 else { return nil }
    return travelled.enumerated().map { $0 == count - 1 ? 1 : $1 / total }
  }
}

/// The slopes of a Kochanek–Bartels curve at its keyframes.
///
/// D. Kochanek, R. Bartels, "Interpolating splines with local tension, continuity, and bias control",
/// SIGGRAPH 1984, with the correction for spans of unequal length.
struct KeyframeSlopes: Hashable, Sendable {
  private let width: Int
  /// For each keyframe and number, the slope with which the curve leaves it, per span.
  private let leaving: [Double]
  /// For each keyframe and number, the slope with which the curve reaches it, per span.
  private let reaching: [Double]

  init(values: [Double], width: Int, offsets: [Double], _ spline: CalculationMode.Spline) {
    let count = offsets.count
    var leaving = [Double](repeating: 0, count: values.count)
    var reaching = leaving
    let (t, c, b) = (spline.tension, spline.continuity, spline.bias)
    for keyframe in 0..<count {
      let before = keyframe > 0 ? offsets[keyframe] - offsets[keyframe - 1] : 0
      let after = keyframe + 1 < count ? offsets[keyframe + 1] - offsets[keyframe] : 0
      for column in 0..<width {
        let index = keyframe * width + column
        let incoming = keyframe > 0 ? values[index] - values[index - width] : 0
        let outgoing = keyframe + 1 < count ? values[index + width] - values[index] : 0
        // At an end there is one side only: the curve leaves it as a straight line would.
        let left = keyframe > 0 ? incoming : outgoing
        let right = keyframe + 1 < count ? outgoing : incoming
        let out = (1 - t) / 2 * ((1 + b) * (1 + c) * left + (1 - b) * (1 - c) * right)
        let into = (1 - t) / 2 * ((1 + b) * (1 - c) * left + (1 - b) * (1 + c) * right)
        let both = before + after
        let isInside = before > 0 && after > 0
        leaving[index] = isInside ? out * 2 * after / both : out
        reaching[index] = isInside ? into * 2 * before / both : into
      }
    }
    self.width = width
    self.leaving = leaving
    self.reaching = reaching
  }

  /// The curve between two neighbouring values: cubic Hermite.
  func value(
    from a: Double, to b: Double, segment: Int, column: Int, at t: Double
  ) -> Double {
    let start = leaving[segment * width + column]
    let end = reaching[(segment + 1) * width + column]
    let (t2, t3) = (t * t, t * t * t)
    let values = (2 * t3 - 3 * t2 + 1) * a + (3 * t2 - 2 * t3) * b
    return values + (t3 - 2 * t2 + t) * start + (t3 - t2) * end
  }
}
