/// When a track plays, in the words of the Web Animations model.
public struct TrackTiming: Hashable, Sendable {
  /// Which way an iteration runs.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Forwards, each time.
    case normal
    /// Backwards, each time.
    case reverse
    /// Forwards first, then back and forth.
    case alternate
    /// Backwards first, then forth and back.
    case alternateReverse = "alternate-reverse"

    /// The direction that shows the same iterations in the opposite order, for a number of them.
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

  /// When the first iteration begins, in seconds from the timeline's start.
  public var delay: Double
  /// How long one iteration lasts, in seconds.
  public var duration: Double
  /// How many iterations there are: 0 or more, fractions allowed, or infinitely many.
  public var iterations: Double
  /// Which way they run.
  public var direction: Direction
  /// What holds outside them.
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

  /// How long all iterations last together, in seconds.
  public var activeDuration: Double {
    duration == 0 || iterations == 0 ? 0 : duration * iterations
  }

  /// When the last iteration ends, in seconds from the timeline's start.
  public var end: Double { delay + activeDuration }

  /// The progress through the iteration that is current at a time, or nil where the track is silent.
  ///
  /// The end belongs to the last iteration: there the progress is that iteration's own end.
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
