/// The state that the keys of a preview change: its time, its speed, and whether it shows the keys.
package struct PlaybackControl: Hashable, Sendable {
  /// The keys, and what each does.
  package static let keys: [(key: String, purpose: String)] = [
    ("space", "pause, play"), ("enter", "play from the start"), (", .", "a frame back, forward"),
    ("- +", "slower, faster"), ("?", "show the keys"), ("q esc", "quit"),
  ]

  /// A line of text for each key.
  package static let table = keys.map { "  \($0.key.fitted(to: 8))\($0.purpose)" }

  /// Hints about the most important keys, from the longest to the shortest.
  static let hints = ["space pause  ? keys  q quit", "? keys  q quit", "? keys"]

  /// The page of keys, as lines of text.
  package static let help =
    ["Keys"] + table + ["", "Press space to go back."]

  /// The duration of a step, in seconds.
  private static let frame = 1.0 / 60

  /// The time since the start of the first loop, in seconds.
  package private(set) var time = 0.0
  /// Whether the keys are shown in place of the picture; time waits meanwhile.
  package private(set) var showsHelp = false
  private var isPaused = false
  private var speed = PlaybackSpeed()

  package init() {}

  /// Advances the time.
  package mutating func advance(by seconds: Double) {
    if !isPaused && !showsHelp { time += seconds * speed.factor }
  }

  /// Starts again, at the same speed.
  package mutating func restart() { time = 0 }

  /// Handles a key; ignores others.
  ///
  /// - Parameter clock: the loops, for steps.
  package mutating func handle(_ key: UInt8, in clock: PlaybackClock) {
    guard !showsHelp else {
      showsHelp = false
      return
    }
    switch Character(UnicodeScalar(key)) {
    case "?": showsHelp = true
    case " ": isPaused.toggle()
    case "\r", "\n": (time, isPaused) = (0, false)
    case ",": step(by: -Self.frame, in: clock)
    case ".": step(by: Self.frame, in: clock)
    case "-", "_": speed.change(by: -1)
    case "+", "=": speed.change(by: 1)
    default: break
    }
  }

  private mutating func step(by seconds: Double, in clock: PlaybackClock) {
    isPaused = true
    time = clock.time(time, movedBy: seconds)
  }
}
