/// Which moment of a motion is shown, and how time goes on.
struct BrowserPlayback: Hashable, Sendable {
  /// The speeds that can be chosen.
  static let speeds = [0.1, 0.25, 0.5, 1, 2, 4]

  /// The motion's length in seconds.
  var duration = 0.0
  /// The time since its beginning, in seconds; beyond its length it rests at its end.
  private(set) var time = 0.0
  /// Whether time goes on.
  private(set) var isPlaying = true
  /// Whether it begins anew.
  private(set) var loops = true
  /// How fast time passes.
  private(set) var speed = 1.0

  /// How long the end stays before the next loop, in seconds of the motion's own time at ordinary speed.
  private static let rest = 0.7
  /// The length of a step, in seconds.
  private static let frame = 1.0 / 60

  /// How much of the motion has passed, 0…1; exact at both ends.
  var progress: Double { duration > 0 ? min(1, time / duration) : 1 }

  /// Lets time pass.
  mutating func advance(by seconds: Double) {
    guard isPlaying, seconds > 0 else { return }
    time += seconds * speed
    let end = duration + Self.rest * min(1, speed)
    guard time >= end else { return }
    if loops {
      time = end > 0 ? time.truncatingRemainder(dividingBy: end) : 0
    } else {
      time = duration
      isPlaying = false
    }
  }

  /// Plays or pauses; at its end it begins anew.
  mutating func toggle() {
    if !isPlaying && time >= duration { time = 0 }
    isPlaying.toggle()
  }

  /// Begins anew.
  mutating func restart() {
    time = 0
    isPlaying = true
  }

  mutating func toggleLoop() { loops.toggle() }

  /// Goes some frames on or back, and pauses.
  mutating func step(_ frames: Int) {
    isPlaying = false
    time = min(max(min(time, duration) + Double(frames) * Self.frame, 0), duration)
  }

  /// Goes to a part of the motion, and pauses.
  mutating func scrub(to progress: Double) {
    isPlaying = false
    time = min(max(progress, 0), 1) * duration
  }

  /// Takes the next faster or slower speed.
  mutating func changeSpeed(by steps: Int) {
    let index = Self.speeds.firstIndex { $0 >= speed } ?? 0
    speed = Self.speeds[min(max(index + steps, 0), Self.speeds.count - 1)]
  }
}
