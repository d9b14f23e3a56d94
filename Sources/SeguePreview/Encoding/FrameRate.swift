/// The number of frames per second, as an exact fraction.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in ``denominator`` seconds.
  public let numerator: Int
  /// The number of seconds that ``numerator`` frames take.
  public let denominator: Int

  /// Creates a rate of `numerator / denominator` frames a second.
  ///
  /// - Precondition: both are at least 1.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0, "a rate is positive")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Frames a second.
  public var perSecond: Double { Double(numerator) / Double(denominator) }

  /// The start of a frame, in whole milliseconds after the first; rounded, so errors never
  /// accumulate.
  public func milliseconds(ofFrame index: Int) -> Int {
    (index * denominator * 1000 + numerator / 2) / numerator
  }

  /// The number of frames for a duration in seconds, including both ends: at least two.
  ///
  /// Frame i of n then shows progress i / (n − 1).
  ///
  /// - Precondition: the duration is finite and not negative.
  public func frameCount(duration: Double) -> Int {
    max(2, Int((duration * perSecond).rounded()) + 1)
  }
}
