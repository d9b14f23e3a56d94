/// Maps the time since the start of playback to a progress.
///
/// The animation plays, rests at its end, and repeats. Frames may be late or dropped: progress
/// depends on time alone, and the end is always shown, exactly 1.
package struct PlaybackClock: Hashable, Sendable {
  /// A position in the playback.
  package struct Position: Hashable, Sendable {
    /// The progress, 0…1.
    package let progress: Double
    /// Whether playback ends here.
    package let isLast: Bool

    package init(progress: Double, isLast: Bool) {
      self.progress = progress
      self.isLast = isLast
    }
  }

  private let duration: Double
  private let rest: Double
  private let loops: Int

  /// - Parameters:
  ///   - duration: the animation's duration, in seconds; zero or less jumps to its end.
  ///   - rest: the pause at the end before the next loop, in seconds.
  ///   - loops: the number of loops; 0 loops forever.
  package init(duration: Double, rest: Double, loops: Int) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.rest = rest.isFinite ? max(0, rest) : 0
    self.loops = max(0, loops)
  }

  /// Returns the position at a time, in seconds since the start.
  package func position(at time: Double) -> Position {
    let period = duration + rest
    let loop = period > 0 ? (time / period).rounded(.down) : Double(loops)
    if loops > 0, loop >= Double(loops) || time - Double(loops - 1) * period >= duration {
      return Position(progress: 1, isLast: true)
    }
    guard duration > 0 else { return Position(progress: 1, isLast: false) }
    return Position(progress: min(1, max(0, (time - loop * period) / duration)), isLast: false)
  }

  /// A time of the same loop, earlier or later, between its start and the end of its animation.
  func time(_ time: Double, movedBy seconds: Double) -> Double {
    let period = duration + rest
    let start = period > 0 ? (time / period).rounded(.down) * period : time
    return start + min(max(min(time - start, duration) + seconds, 0), duration)
  }
}

/// The speed of playback: one of a few factors of real time.
package struct PlaybackSpeed: Hashable, Sendable {
  private static let factors = [0.1, 0.25, 0.5, 1, 2, 4]

  /// The factor of real time.
  package private(set) var factor = 1.0

  /// Normal speed.
  package init() {}

  /// Selects the next faster or slower speed.
  package mutating func change(by steps: Int) {
    let index = Self.factors.firstIndex { $0 >= factor } ?? 0
    factor = Self.factors[min(max(index + steps, 0), Self.factors.count - 1)]
  }
}
