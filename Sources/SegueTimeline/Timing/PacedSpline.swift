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
    let dimension = points.map(\.count).min() ?? 0
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
