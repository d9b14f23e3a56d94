import SegueTimeline

extension FingerPath {
  /// Creates a random path, the same for the same seed and number.
  ///
  /// Half of them begin at an edge, most start in one of four directions; they turn, pause, speed
  /// up and go back, and some catch the animation again while it settles.
  init(seed: UInt64, number: Int, in size: Size2D) {
    var random = SplitMix64(seed: seed, stream: UInt64(number))
    let touches = 1 + Int(random.below(1.6) * random.below(1.6))
    self.touches = (0..<touches).map { index in
      Touch(random: &random, pause: index == 0 ? 0 : random.below(0.5), in: size)
    }
  }
}

extension FingerPath.Touch {
  fileprivate init(random: inout SplitMix64, pause: Double, in size: Size2D) {
    self.pause = pause
    start = Point2D(x: random.below(size.width), y: random.below(size.height))
    if random.happens(0.5) {
      let inset = random.below(20)
      switch random.oneOf(4) {
      case 0: start.x = inset
      case 1: start.x = size.width - inset
      case 2: start.y = inset
      default: start.y = size.height - inset
      }
    }
    var heading =
      random.happens(0.85) ? Double(random.oneOf(4)) * .pi / 2 : random.below(2 * .pi)
    var pace = 2 + random.below(30)
    moves = []
    for _ in 0..<(1 + random.oneOf(40)) {
      if random.happens(0.06) { heading += .pi }
      if random.happens(0.1) { heading += (random.below(1) - 0.5) * 1.5 }
      if random.happens(0.15) { pace = random.below(60) }
      let length = random.happens(0.05) ? 0 : pace * random.below(1.5)
      let wobble = heading + (random.below(1) - 0.5) * 0.3
      moves.append(
        FingerPath.Move(
          by: Point2D(x: length * LibM.cos(wobble), y: length * LibM.sin(wobble)),
          seconds: random.happens(0.05) ? random.below(0.3) : 1.0 / 120))
    }
    isTaken = random.happens(0.2)
  }
}

/// A random number generator: SplitMix64 (Steele, Lea and Flood, 2014).
private struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64, stream: UInt64) {
    state = seed &+ stream &* 0xD134_2543_DE82_EF95
    _ = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Returns a number from 0 up to a limit.
  mutating func below(_ limit: Double) -> Double { Double(next() >> 11) * 0x1p-53 * limit }

  mutating func happens(_ probability: Double) -> Bool { below(1) < probability }

  mutating func oneOf(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
