import SegueTimeline

extension FingerPath {
  /// A path that chance makes up, the same for the same numbers.
  ///
  /// Half of them begin at an edge, most set out in one of the four directions; they turn, rest, rush and go
  /// back, and some are caught again while what they let go goes on.
  init(seed: UInt64, number: Int, in size: Size) {
    var chance = Chance(seed: seed, stream: UInt64(number))
    let touches = 1 + Int(chance.below(1.6) * chance.below(1.6))
    self.touches = (0..<touches).map { index in
      Touch(chance: &chance, pause: index == 0 ? 0 : chance.below(0.5), in: size)
    }
  }
}

extension FingerPath.Touch {
  fileprivate init(chance: inout Chance, pause: Double, in size: Size) {
    self.pause = pause
    start = Point(x: chance.below(size.width), y: chance.below(size.height))
    if chance.happens(0.5) {
      let inset = chance.below(20)
      switch chance.oneOf(4) {
      case 0: start.x = inset
      case 1: start.x = size.width - inset
      case 2: start.y = inset
      default: start.y = size.height - inset
      }
    }
    var heading =
      chance.happens(0.85) ? Double(chance.oneOf(4)) * .pi / 2 : chance.below(2 * .pi)
    var pace = 2 + chance.below(30)
    moves = []
    for _ in 0..<(1 + chance.oneOf(40)) {
      if chance.happens(0.06) { heading += .pi }
      if chance.happens(0.1) { heading += (chance.below(1) - 0.5) * 1.5 }
      if chance.happens(0.15) { pace = chance.below(60) }
      let length = chance.happens(0.05) ? 0 : pace * chance.below(1.5)
      let wobble = heading + (chance.below(1) - 0.5) * 0.3
      moves.append(
        FingerPath.Move(
          by: Point(x: length * LibM.cos(wobble), y: length * LibM.sin(wobble)),
          seconds: chance.happens(0.05) ? chance.below(0.3) : 1.0 / 120))
    }
    isTaken = chance.happens(0.2)
  }
}

/// A stream of chance: SplitMix64 (Steele, Lea and Flood, 2014).
private struct Chance {
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

  /// A number from 0 up to a limit.
  mutating func below(_ limit: Double) -> Double { Double(next() >> 11) * 0x1p-53 * limit }

  mutating func happens(_ probability: Double) -> Bool { below(1) < probability }

  mutating func oneOf(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
