// Declarations: CAMediaTimingFunction.h of the iOS 16.5 SDK. Behavior: its comments; a cubic Bézier curve from (0, 0) to (1, 1).

public import CoreGraphics

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What the system uses by default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var points: (Float, Float, Float, Float) {
    switch self {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: (0, 0, 1, 1)
    }
  }
}

/// A curve of pace.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A curve by name.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points = name.points
    self.init(controlPoints: points.0, points.1, points.2, points.3)
  }

  /// A curve with control points (c1x, c1y) and (c2x, c2y).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Writes control point 0…3 into two floats.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    values[0] = all[index * 2]
    values[1] = all[index * 2 + 1]
  }

  /// The value of the curve at a moment in 0…1, by bisection.
  func value(at moment: Double) -> Double {
    let moment = min(max(moment, 0), 1)
    guard points != [0, 0, 1, 1], moment > 0, moment < 1 else { return moment }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, 0) < moment { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 1)
  }

  private func bezier(_ t: Double, _ axis: Int) -> Double {
    let (one, two) = (Double(points[axis]), Double(points[2 + axis]))
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
  }
}
