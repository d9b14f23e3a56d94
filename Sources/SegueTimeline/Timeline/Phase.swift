/// A motion with its own timing.
public protocol TimedMotion {
  /// When the motion plays.
  var timing: TrackTiming { get set }
}

extension Track: TimedMotion {}

/// Motions in sequence, in parallel, or staggered.
///
/// Choreographies are written in phases; ``motions(startingAt:)`` resolves them to absolute times
/// on one timeline, which can be stopped at any time.
public indirect enum Phase<Motion: TimedMotion> {
  /// Motions, with delays relative to the phase's start.
  case motions([Motion])
  /// One phase after the other.
  case sequence([Phase])
  /// All phases at once.
  case parallel([Phase])
  /// All phases, each starting a number of seconds after the one before it.
  case stagger(each: Double, [Phase])
  /// A phase delayed by a number of seconds.
  case delayed(Double, Phase)

  /// The time until everything in the phase has ended, in seconds.
  public var duration: Double {
    switch self {
    case .motions(let motions): motions.map { $0.timing.end }.max() ?? 0
    case .sequence(let phases): phases.reduce(0) { $0 + $1.duration }
    case .parallel(let phases): phases.map { $0.duration }.max() ?? 0
    case .stagger(let each, let phases):
      phases.enumerated().map { Double($0) * each + $1.duration }.max() ?? 0
    case .delayed(let delay, let phase): delay + phase.duration
    }
  }

  /// All motions with absolute delays, from a start time on.
  public func motions(startingAt start: Double = 0) -> [Motion] {
    switch self {
    case .motions(let motions):
      return motions.map {
        var motion = $0
        motion.timing.delay += start
        return motion
      }
    case .sequence(let phases):
      var time = start
      return phases.flatMap { phase in
        defer { time += phase.duration }
        return phase.motions(startingAt: time)
      }
    case .parallel(let phases):
      return phases.flatMap { $0.motions(startingAt: start) }
    case .stagger(let each, let phases):
      return phases.enumerated().flatMap { $1.motions(startingAt: start + Double($0) * each) }
    case .delayed(let delay, let phase):
      return phase.motions(startingAt: start + delay)
    }
  }
}
