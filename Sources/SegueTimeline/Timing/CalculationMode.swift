/// How values between keyframes are computed, as in Core Animation's keyframe animations.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Linear interpolation.
  case linear
  /// Each value holds until the next one's offset.
  case discrete
  /// Linear at a constant speed: offsets and timing functions are ignored.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along a smooth curve, at a constant speed: offsets and timing functions are ignored.
  case cubicPaced = "cubic-paced"

  /// Whether offsets are computed from the values.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// The number of offsets for a number of values: one more with `discrete`, whose last value needs
  /// an end.
  public func offsetCount(values: Int) -> Int { self == .discrete ? values + 1 : values }

  /// The default offsets for a number of values, evenly spaced from 0 to 1.
  public func evenOffsets(values: Int) -> [Double] {
    let count = offsetCount(values: values)
    if count < 2 { return Array(repeating: 0, count: max(count, 0)) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Offsets at which a motion through points keeps a constant speed.
  ///
  /// - Parameter points: The components of each keyframe's value; distances are measured across all
  ///   of them.
  /// - Returns: An offset for each point, from 0 to 1; evenly spaced if the points do not differ.
  public static func pacedOffsets(through points: [[Double]]) -> [Double] {
    var distances = [0.0]
    for (start, end) in zip(points, points.dropFirst()) {
      distances.append((distances.last ?? 0) + distance(start, end))
    }
    guard let whole = distances.last, whole > 0, whole < .infinity else {
      return Self.paced.evenOffsets(values: points.count)
    }
    return distances.map { $0 / whole }
  }
}

private func distance(_ a: [Double], _ b: [Double]) -> Double {
  zip(a, b).reduce(0) { LibM.hypot($0, $1.1 - $1.0) }
}

/// A smooth curve through points of any dimension, traversed at a constant speed.
///
/// Core Animation's `cubicPaced`: the keyframes' offsets follow from the length of the curve
/// between them.
public struct PacedSpline: Hashable, Sendable {
  private let components: [KeyframeSpline]
  private let lengths: ArcLength

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - points: The components of each keyframe's value, the same number for each.
  ///   - shape: The shape of the curve.
  public init(through points: [[Double]], shape: KochanekBartels = .catmullRom) {
    let dimension = points.map { $0.count }.min() ?? 0
    let offsets = points.indices.map(Double.init)
    let components = (0..<dimension).map { component in
      KeyframeSpline(values: points.map { $0[component] }, offsets: offsets, shape: shape)
    }
    self.components = components
    lengths = ArcLength(segments: max(points.count - 1, 0)) {
      Self.speed(components, segment: $0, parameter: $1)
    }
  }

  /// The length of the curve, in the unit of the values.
  public var length: Double { lengths.total }

  /// The offsets of the keyframes, from 0 to 1.
  public var offsets: [Double] { lengths.segmentFractions }

  /// The value of a component at a fraction of the curve's length.
  public func value(component: Int, atFraction fraction: Double) -> Double {
    let spline = components[component]
    guard spline.segmentCount > 0 else { return spline.value(at: 0) }
    let place = lengths.place(atFraction: fraction) {
      Self.speed(components, segment: $0, parameter: $1)
    }
    return spline.value(segment: place.segment, parameter: place.parameter)
  }

  private static func speed(
    _ components: [KeyframeSpline], segment: Int, parameter: Double
  ) -> Double {
    components.reduce(0) { LibM.hypot($0, $1.rate(segment: segment, parameter: parameter)) }
  }
}
