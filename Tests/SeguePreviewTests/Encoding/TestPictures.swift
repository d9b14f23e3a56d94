import SeguePreview

extension Bitmap {
  /// A picture made pixel by pixel.
  convenience init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = pixel(x, y) } }
  }

  /// An opaque picture of one color with a white bar at a column.
  static func bar(at column: Int, width: Int = 48, height: Int = 32) -> Bitmap {
    Bitmap(width: width, height: height) { x, _ in
      (column..<column + 6).contains(x) ? 0xffff_ffff : 0xff20_4080
    }
  }
}

/// Whether two long sequences are equal.
///
/// An expectation that compares them itself would look for the shortest edit between them where
/// they differ, which takes minutes.
func isSame<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Bool {
  first == second
}
