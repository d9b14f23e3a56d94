/// A cubic Bézier timing curve from (0, 0) to (1, 1) that maps progress to value.
///
/// The curve's x is the progress and its y the value, as in Core Animation and CSS. The x of both
/// control points lies in 0…1, so there is exactly one value for a progress; their y is free, so
/// the value may overshoot.
public struct CubicBezier: Hashable, Sendable {
  /// The progress of the first control point, 0…1.
  public let x1: Double
  /// The value of the first control point.
  public let y1: Double
  /// The progress of the second control point, 0…1.
  public let x2: Double
  /// The value of the second control point.
  public let y2: Double

  /// The range of the control points' values.
  public static let valueRange = -1e3...1e3

  /// Creates a curve from its control points.
  ///
  /// - Throws: A ``TimingProblem`` for an x outside 0…1 or a y outside ``valueRange``.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(TimingProblem) {
    try require(x1, "x1", in: 0...1)
    try require(y1, "y1", in: Self.valueRange)
    try require(x2, "x2", in: 0...1)
    try require(y2, "y2", in: Self.valueRange)
    self.init(valid: x1, y1, x2, y2)
  }

  /// Creates a curve from control points that are known to be in range.
  init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The value for a progress: 0 up to progress 0, and 1 from progress 1 on.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if isDiagonal { return progress }
    return y.value(at: x.parameter(where: progress))
  }

  /// The derivative of the value with respect to progress.
  ///
  /// One-sided at 0 and 1, and 0 outside. Where the curve is vertical, returns the mean slope over
  /// a millionth of the progress instead of infinity.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    if isDiagonal { return 1 }
    let parameter = x.parameter(where: progress)
    let run = x.slope(at: parameter)
    if run > 1e-6 { return y.slope(at: parameter) / run }
    let before = max(progress - 5e-7, 0)
    let after = min(progress + 5e-7, 1)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve rotated by 180° about its center: 1 − f(1 − p).
  public var mirrored: CubicBezier {
    CubicBezier(valid: 1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// Whether the control points, and so the curve, lie on the diagonal.
  var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  var x: UnitCubic { UnitCubic(x1, x2) }
  var y: UnitCubic { UnitCubic(y1, y2) }
}

/// One coordinate of a cubic Bézier curve from 0 to 1, as a polynomial ((a·t + b)·t + c)·t.
struct UnitCubic: Hashable, Sendable {
  private let a: Double
  private let b: Double
  private let c: Double

  /// Creates the polynomial from its two inner control values.
  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at parameter: Double) -> Double { ((a * parameter + b) * parameter + c) * parameter }

  func slope(at parameter: Double) -> Double {
    (3 * a * parameter + 2 * b) * parameter + c
  }

  /// Finds the parameter at which a monotone polynomial reaches a value.
  func parameter(where target: Double) -> Double { parameter(where: target, near: target) }

  /// Finds the parameter at which a monotone polynomial reaches a value, in fewer steps from a good guess.
  func parameter(where target: Double, near guess: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < 1 else { return 1 }
    return steepParameter(where: target, near: guess) ?? bisectedParameter(where: target)
  }

  /// Finds the parameter by Halley's method; nil where the polynomial is too flat for it.
  ///
  /// Each step triples the number of correct digits, and while the slope is above 0.1 the second
  /// derivative is at most 120 times the first: after a step below 1e-7 the error is below the last
  /// digit.
  private func steepParameter(where target: Double, near first: Double) -> Double? {
    var guess = first
    for _ in 0..<10 {
      let error = value(at: guess) - target
      let slope = slope(at: guess)
      let bend = 6 * a * guess + 2 * b
      let step = 2 * error * slope / (2 * slope * slope - error * bend)
      guess -= step
      guard guess > 0, guess < 1 else { return nil }
      if abs(step) < 1e-7, slope > 0.1 { return guess }
    }
    return nil
  }

  /// Finds the parameter by bisection, down to two adjacent floating-point numbers.
  private func bisectedParameter(where target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return middle }
      let error = value(at: middle) - target
      if error == 0 { return middle }
      if error < 0 { low = middle } else { high = middle }
    }
  }
}
