import SeguePreview

/// A generator of the same numbers at every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension Bitmap {
  /// A picture made pixel by pixel.
  convenience init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = pixel(x, y) } }
  }

  /// An opaque picture of one colour with a white bar at a column.
  static func bar(at column: Int, width: Int = 48, height: Int = 32) -> Bitmap {
    Bitmap(width: width, height: height) { x, _ in
      (column..<column + 6).contains(x) ? 0xffff_ffff : 0xff20_4080
    }
  }

  /// All pixels in reading order.
  var words: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }
}

/// Whether two long sequences are equal.
///
/// An expectation that compares them itself would look for the shortest edit between them where
/// they differ, which takes minutes.
func isSame<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Bool {
  first == second
}
