import SeguePreview

/// The moments that a sheet of frames shows where none are asked for.
enum SheetMoments {
  /// Pixels per point of the frames that are compared: what moves by less than a point is hardly seen.
  static let scale = 0.25
  private static let count = 9
  /// The number of steps in which a preset is compared with its end.
  private static let steps = 50
  /// The share of the whole change below which nobody sees that something still moves.
  private static let settledShare = 0.03
  /// The progress from which it is not worth the odd numbers to leave the rest out.
  private static let lateProgress = 0.9

  /// Moments spread evenly until the motion has visibly settled, and the end: most of a spring's time passes
  /// without anything to see.
  ///
  /// - Parameter frames: the frames at ``scale``.
  static func moments(of frames: some FrameSource) throws -> [Double] {
    let settled = try settled(frames)
    let spread = (0..<count - 1).map { settled * Double($0) / Double(count - 1) }
    return (settled < 1 ? spread.map { ($0 * 100).rounded() / 100 } : spread) + [1]
  }

  /// The progress after which every frame looks like the last; 1 if that is late.
  private static func settled(_ frames: some FrameSource) throws -> Double {
    let end = try frames.frame(at: 1)
    let rest = try (0..<steps).map {
      Double(try frames.frame(at: Double($0) / Double(steps)).totalDifference(from: end))
    }
    let limit = settledShare * (rest.max() ?? 0)
    let moving = rest.lastIndex { $0 > limit } ?? steps
    let progress = Double(moving + 1) / Double(steps)
    return progress < lateProgress ? progress : 1
  }
}
