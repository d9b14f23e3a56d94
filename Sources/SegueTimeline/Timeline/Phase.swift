/// Something that moves at a time of its own.
public protocol TimedMotion {
  /// When it moves.
  var timing: TrackTiming { get set }
}

extension Track: TimedMotion {}

/// Motions one after another, side by side, or one a little after the other.
///
/// Phases are how a choreography is written; ``motions(startingAt:)`` lays them out on one timeline, which
/// can then be stopped anywhere.
public indirect enum Phase<Motion: TimedMotion> {
  /// Motions, whose delays count from the phase's start.
  case motions([Motion])
  /// One phase after the other.
  case sequence([Phase])
  /// All phases at once.
  case parallel([Phase])
  /// All phases, each a number of seconds after the one before it.
  case stagger(each: Double, [Phase])
  /// A phase that waits for a number of seconds.
  case delayed(Double, Phase)

  /// How long it takes until everything in it has ended, in seconds.
  public var duration: Double {
    switch self {
    case .motions(let motions): motions.map(\.timing.end).max() ?? 0
    case .sequence(let phases): phases.reduce(0) { $0 + $1.duration }
    case .parallel(let phases): phases.map(\.duration).max() ?? 0
    case .stagger(let each, let phases):
      phases.enumerated().map { Double($0) * each + $1.duration }.max() ?? 0
    case .delayed(let delay, let phase): delay + phase.duration
    }
  }

  /// All motions, laid out on one timeline from a time on.
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
