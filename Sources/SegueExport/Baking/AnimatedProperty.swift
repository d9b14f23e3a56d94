import SegueTimeline

/// A property in an export format, as numbers sampled from a timeline.
///
/// Several tracks may affect one property, each with its own timing; the numbers are their combined
/// result.
protocol AnimatedProperty {
  /// The representation in which two values are compared.
  associatedtype Look

  /// The property's name in the format.
  var name: String { get }
  /// Returns whether its numbers may change when tracks animate the given channels.
  func changes(with moved: AnimatedChannels) -> Bool
  /// Returns the numbers in a frame; always the same count.
  func numbers(in frame: Frame) -> [Double]
  /// Interpolates two keyframes' numbers as the format does.
  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double]
  /// Returns the comparable representation of numbers.
  func look(_ numbers: [Double]) -> Look
  /// Returns whether two values differ by no more than the stated bound.
  func isClose(_ a: Look, _ b: Look) -> Bool
  /// Returns the numbers in the format's syntax.
  func text(_ numbers: [Double]) -> String
}

extension AnimatedProperty {
  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double] {
    zip(a, b).map { $0 == $1 ? $0 : $0 * (1 - t) + $1 * t }
  }
}

/// The maximum deviation of a baked value from the timeline's, where both were sampled.
enum BakingBound {
  /// For lengths and a layer's projected corners, in points.
  static let points = 0.05
  /// For opacities and color components.
  static let opacity = 0.001
  /// For discrete values.
  static let discrete = 0.01
}
