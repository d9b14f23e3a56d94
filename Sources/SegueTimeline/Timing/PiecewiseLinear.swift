/// A piecewise linear function between stops, like CSS's `linear()`.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A value at a progress.
  public struct Stop: Hashable, Sendable {
    /// The progress of the stop.
    public let progress: Double
    /// The value.
    public let value: Double

    /// Creates a stop.
    public init(progress: Double, value: Double) {
      self.progress = progress
      self.value = value
    }
  }

  /// The stops in order of progress; two at the same progress make a jump.
  public let stops: [Stop]

  /// Creates a function from two or more stops.
  ///
  /// A timing function starts at 0 and ends at 1: unlike CSS, which lets `linear()` begin and end
  /// anywhere, the value is 0 up to progress 0 and 1 from progress 1 on, so a first stop with
  /// another value makes a jump.
  ///
  /// - Throws: A ``TimingProblem`` for fewer than two stops, stops out of order, or a number out of
  ///   range.
  public init(stops: [Stop]) throws(TimingProblem) {
    guard stops.count > 1 else {
      throw TimingProblem("stops", "linear() needs at least two stops")
    }
    var last = -Self.progressLimit
    for stop in stops {
      try require(stop.value, "value", in: CubicBezier.valueRange)
      try require(stop.progress, "progress", in: -Self.progressLimit...Self.progressLimit)
      guard stop.progress >= last else {
        throw TimingProblem("progress", "stops must be in ascending order of progress")
      }
      last = stop.progress
    }
    self.stops = stops
  }

  private static let progressLimit = 1e3

  /// The value for a progress: 0 up to progress 0, and 1 from progress 1 on.
  ///
  /// Before the first stop and after the last one, the outer segments are extended. At a jump,
  /// returns the later stop's value.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let start = stops[startIndex(at: progress)]
    let end = stops[startIndex(at: progress) + 1]
    let width = end.progress - start.progress
    if width == 0 { return progress < start.progress ? start.value : end.value }
    return start.value + (end.value - start.value) * (progress - start.progress) / width
  }

  /// The derivative of the value with respect to progress.
  ///
  /// At a stop, the slope of the later segment; at 1, of the last one. Jumps do not count.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let index = startIndex(at: progress)
    let width = stops[index + 1].progress - stops[index].progress
    return width == 0 ? 0 : (stops[index + 1].value - stops[index].value) / width
  }

  /// Finds the first of the two stops around a progress, by bisection.
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
