import SeguePreview

/// The moments that a sheet of frames shows where none are asked for.
enum SheetMoments {
  /// Pixels per point of the frames that are compared: what moves by less than a point is hardly seen.
  static let scale = 0.25
  private static let count = 9
  /// The number of steps in which changes are looked for.
  private static let steps = 60
  /// A step that changes less than this share of what the largest one changes is not seen to move.
  private static let visibleShare = 0.04

  /// The start, moments spread evenly over the visible motion, and the end: most of a spring's time, and the pause of a round
  /// trip, pass without anything to see.
  ///
  /// - Parameter frames: the frames at ``scale``.
  static func moments(of frames: some FrameSource) throws -> [Double] {
    [0] + spread(over: try movingSteps(of: frames)) + [1]
  }

  /// The steps in which something visibly changes, in order; never none.
  private static func movingSteps(of frames: some FrameSource) throws -> [Int] {
    var last = try frames.frame(at: 0)
    let changes = try (1...steps).map { step in
      let next = try frames.frame(at: Double(step) / Double(steps))
      defer { last = next }
      return Double(next.totalDifference(from: last))
    }
    let limit = visibleShare * (changes.max() ?? 0)
    let moving = changes.indices.filter { changes[$0] > limit }
    return moving.isEmpty ? Array(changes.indices) : moving
  }

  /// All moments but the first and the last, as whole percentages where they are far enough apart.
  private static func spread(over moving: [Int]) -> [Double] {
    let share = Double(moving.count) / Double(count - 1)
    return (1..<count - 1).map { index in
      let place = Double(index) * share
      let step = moving[Int(place)]
      let moment = (Double(step) + place.truncatingRemainder(dividingBy: 1)) / Double(steps)
      return share / Double(steps) < 0.01 ? moment : (moment * 100).rounded() / 100
    }
  }
}
