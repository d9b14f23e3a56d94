/// A value that changes in straight lines between stops, as CSS's `linear()` does.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A value at a progress.
  public struct Stop: Hashable, Sendable {
    /// The progress at which the value is reached.
    public let progress: Double
    /// The value.
    public let value: Double

    /// Creates a stop.
    public init(progress: Double, value: Double) {
      self.progress = progress
      self.value = value
    }
  }

  /// The stops in the order of their progress; two at the same progress make a jump.
  public let stops: [Stop]

  /// Creates the function of two or more stops.
  ///
  /// A timing function starts at 0 and ends at 1: unlike CSS, which lets `linear()` begin and end
  /// anywhere, the value is 0 up to progress 0 and 1 from progress 1 on, so a first stop with
  /// another value makes a jump.
  ///
  /// - Throws: A ``TimingProblem`` for fewer than two stops, a stop before its predecessor, or a
  ///   number that is out of range.
  public init(stops: [Stop]) throws(TimingProblem) {
    guard stops.count > 1 else {
      throw TimingProblem("stops", "linear() needs at least two stops")
    }
    var last = -Self.progressLimit
    for stop in stops {
      try require(stop.value, "value", in: CubicBezier.valueRange)
      try require(stop.progress, "progress", in: -Self.progressLimit...Self.progressLimit)
      guard stop.progress >= last else {
        throw TimingProblem("progress", "stops must be in the order of their progress")
      }
      last = stop.progress
    }
    self.stops = stops
  }

  private static let progressLimit = 1e3

  /// The value for a progress: 0 up to progress 0, and 1 from progress 1 on.
  ///
  /// Before the first stop and after the last one, their lines go on. At a jump it is the later
  /// stop's value.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let start = stops[startIndex(at: progress)]
    let end = stops[startIndex(at: progress) + 1]
    let width = end.progress - start.progress
    if width == 0 { return progress < start.progress ? start.value : end.value }
    return start.value + (end.value - start.value) * (progress - start.progress) / width
  }

  /// The derivative of the value by the progress.
  ///
  /// At a stop it is that of the later line, and of the last line at 1; at a jump, too, the lines
  /// count alone.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let index = startIndex(at: progress)
    let width = stops[index + 1].progress - stops[index].progress
    return width == 0 ? 0 : (stops[index + 1].value - stops[index].value) / width
  }

  /// The first of the two stops whose line covers a progress, by bisection.
  private func startIndex(at progress: Double) -> Int {
    var low = 0
    var high = stops.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].progress <= progress { low = middle } else { high = middle }
    }
    return low
  }
}
