import SegueTimeline

/// A property of a format, as numbers that are sampled from a timeline.
///
/// Several tracks may lie behind one property, each with its own timing; the numbers are what they come to
/// together.
protocol AnimatedProperty {
  /// What two values are compared by.
  associatedtype Look

  /// The property's name in the format.
  var name: String { get }
  /// Whether its numbers may change where tracks move these parts of layers.
  func changes(with moved: AnimatedChannels) -> Bool
  /// The numbers at one moment; always as many.
  func numbers(in frame: Frame) -> [Double]
  /// What the format makes of two keyframes' numbers between them.
  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double]
  /// What numbers look like.
  func look(_ numbers: [Double]) -> Look
  /// Whether two values look the same: they differ by no more than the stated bound.
  func isClose(_ a: Look, _ b: Look) -> Bool
  /// The numbers as the format writes them.
  func text(_ numbers: [Double]) -> String
}

extension AnimatedProperty {
  func mix(_ a: [Double], _ b: [Double], at t: Double) -> [Double] {
    zip(a, b).map { $0 == $1 ? $0 : $0 * (1 - t) + $1 * t }
  }
}

/// How far a baked value may lie from the timeline's own, where both were sampled.
enum BakingBound {
  /// Of lengths and of a layer's projected corners, in points.
  static let points = 0.05
  /// Of opacities and the components of colors.
  static let opacity = 0.001
  /// Of what can only jump.
  static let discrete = 0.01
}
