/// Which progress of a motion belongs to a time since its start.
///
/// The motion lasts some seconds, rests at its end, and starts again. Frames may be late or left
/// out: the progress comes from the time alone, and the end is always shown, exactly 1.
package struct PlaybackClock: Hashable, Sendable {
  /// A moment of the motion.
  package struct Moment: Hashable, Sendable {
    /// 0…1.
    package let progress: Double
    /// Whether nothing comes after it.
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
  ///   - duration: The motion's length in seconds; not positive is a jump to its end.
  ///   - rest: How long its end stays before the next loop, in seconds.
  ///   - loops: How often it plays; 0 is for ever.
  package init(duration: Double, rest: Double, loops: Int) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.rest = rest.isFinite ? max(0, rest) : 0
    self.loops = max(0, loops)
  }

  /// The moment at a time, in seconds since the start.
  package func moment(at time: Double) -> Moment {
    let period = duration + rest
    let loop = period > 0 ? (time / period).rounded(.down) : Double(loops)
    if loops > 0, loop >= Double(loops) || time - Double(loops - 1) * period >= duration {
      return Moment(progress: 1, isLast: true)
    }
    guard duration > 0 else { return Moment(progress: 1, isLast: false) }
    return Moment(progress: min(1, max(0, (time - loop * period) / duration)), isLast: false)
  }
}
