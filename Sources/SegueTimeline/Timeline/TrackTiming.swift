/// When a track plays, in terms of the Web Animations model.
public struct TrackTiming: Hashable, Sendable {
  /// The direction in which iterations run.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Forward in every iteration.
    case normal
    /// Backward in every iteration.
    case reverse
    /// Alternately, forward first.
    case alternate
    /// Alternately, backward first.
    case alternateReverse = "alternate-reverse"

    /// The direction that plays a number of iterations in the opposite order.
    func reversed(iterations: Double) -> Direction {
      let isEven = iterations.truncatingRemainder(dividingBy: 2) == 0
      return switch self {
      case .normal, .reverse: self
      case .alternate: isEven ? .alternateReverse : .alternate
      case .alternateReverse: isEven ? .alternate : .alternateReverse
      }
    }
  }

  /// Whether the track holds its first value before it plays, and its last one afterwards.
  public enum Fill: String, CaseIterable, Hashable, Sendable {
    /// Holds the last value; holds the first one unless an earlier track moves the same property.
    case automatic = "auto"
    /// Holds neither.
    case none
    /// Holds the last value.
    case forwards
    /// Holds the first value.
    case backwards
    /// Holds both.
    case both
  }

  /// The start of the first iteration, in seconds from the timeline's start.
  public var delay: Double
  /// The duration of one iteration, in seconds.
  public var duration: Double
  /// The number of iterations: 0 or more, fractions allowed, or infinite.
  public var iterations: Double
  /// The direction of the iterations.
  public var direction: Direction
  /// The values held outside the iterations.
  public var fill: Fill

  /// Creates a timing.
  public init(
    delay: Double = 0, duration: Double, iterations: Double = 1, direction: Direction = .normal,
    fill: Fill = .automatic
  ) {
    self.delay = delay
    self.duration = duration
    self.iterations = iterations
    self.direction = direction
    self.fill = fill
  }

  /// The duration of all iterations, in seconds.
  public var activeDuration: Double {
    duration == 0 || iterations == 0 ? 0 : duration * iterations
  }

  /// The end of the last iteration, in seconds from the timeline's start.
  public var end: Double { delay + activeDuration }

  /// The progress of the current iteration at a time, or nil where the track has no effect.
  ///
  /// The end belongs to the last iteration: the progress there is that iteration's final one.
  func progress(at time: Double) -> Double? {
    if time < delay {
      guard fill == .backwards || fill == .both else { return nil }
      return directed(overall: 0)
    }
    if time >= end {
      guard fill != .none && fill != .backwards else { return nil }
      return directed(overall: iterations)
    }
    return directed(overall: (time - delay) / duration)
  }

  private func directed(overall: Double) -> Double {
    if iterations == 1, direction == .normal { return min(overall, 1) }
    var iteration = overall.rounded(.down)
    if iteration == overall && overall == iterations && overall > 0 { iteration -= 1 }
    let progress = overall - iteration
    let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
    let runsBackwards =
      switch direction {
      case .normal: false
      case .reverse: true
      case .alternate: isOdd
      case .alternateReverse: !isOdd
      }
    return runsBackwards ? 1 - progress : progress
  }
}
