/// The largest values that have a meaning on a screen.
///
/// The results of formulas are clamped to these bounds before a transition is laid out, so drawing, checks and
/// exports can rely on them. A hundred thousand points are about a hundred phones side by side.
public enum ValueBounds {
  /// Positions and offsets, in points.
  public static let length = -100_000.0...100_000.0
  /// Widths, heights and radii, in points.
  public static let size = 0.0...100_000.0
  /// Scale factors.
  public static let scale = -1000.0...1000.0
  /// Angles, in radians: a hundred turns either way.
  public static let angle = -100 * 2 * Double.pi...100 * 2 * Double.pi
  /// Skew angles, in radians: at a right angle, a layer would have no area.
  public static let skew = -89 * Double.pi / 180...89 * Double.pi / 180
  /// Contributions to w, per point: a viewing distance of a point or more.
  public static let perspective = -1.0...1.0
  /// Elements of a matrix.
  public static let matrix = -100_000.0...100_000.0
  /// The radii of blurs and shadows, in points.
  public static let blur = 0.0...500.0
  /// Positions in fractions of a size, such as anchor points.
  public static let anchor = -1000.0...1000.0
  /// Opacities, color components and fractions.
  public static let unit = 0.0...1.0
  /// Durations and delays, in seconds.
  public static let duration = 0.0...60.0
  /// How often a track repeats.
  public static let iterations = 0.0...10_000.0
}

extension Double {
  /// The nearest value within a range.
  @inline(__always)
  public func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
