import SeguePreview

extension Bitmap {
  /// An opaque picture of one color with a white bar at a column.
  static func bar(at column: Int, width: Int = 48, height: Int = 32) -> Bitmap {
    Bitmap(width: width, height: height) { x, _ in
      (column..<column + 6).contains(x) ? 0xffff_ffff : 0xff20_4080
    }
  }
}
