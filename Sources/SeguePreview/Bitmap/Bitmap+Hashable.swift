import CSegueKernels

extension Bitmap: Hashable {
  /// Whether two pictures have the same size and the same pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a !== b else { return true }
    guard a.width == b.width, a.height == b.height else { return false }
    return (0..<a.height).allSatisfy { y in
      segue_are_equal(a.row(y), b.row(y), a.width)
    }
  }

  /// Hashes the width and the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    for y in 0..<height {
      hasher.combine(bytes: UnsafeRawBufferPointer(start: row(y), count: width * 4))
    }
  }
}
