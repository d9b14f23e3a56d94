/// How values between keyframes come about, as `CAKeyframeAnimation` names it.
public enum CalculationMode: Hashable, Sendable {
  /// In a straight line.
  case linear
  /// Not at all: each value holds until the next keyframe.
  case discrete
  /// In a straight line at constant speed; the keyframes' own offsets do not count.
  case paced
  /// Along a curve through all values.
  case cubic(Spline)
  /// Along a curve at constant speed; the keyframes' own offsets do not count.
  case cubicPaced(Spline)

  /// The shape of a Kochanek–Bartels curve; all zero gives Catmull-Rom.
  public struct Spline: Hashable, Sendable {
    /// How tight the curve is: 1 straight, −1 round.
    public var tension: Double
    /// How sharp its corners are.
    public var continuity: Double
    /// Whether it bends before or after a keyframe.
    public var bias: Double

    /// The Catmull-Rom curve.
    public static let catmullRom = Spline(tension: 0, continuity: 0, bias: 0)

    /// Creates a shape.
    public init(tension: Double, continuity: Double, bias: Double) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  var isDiscrete: Bool { self == .discrete }

  var isPaced: Bool {
    switch self {
    case .paced, .cubicPaced: true
    default: false
    }
  }

  var spline: Spline? {
    switch self {
    case .cubic(let spline), .cubicPaced(let spline): spline
    default: nil
    }
  }
}
