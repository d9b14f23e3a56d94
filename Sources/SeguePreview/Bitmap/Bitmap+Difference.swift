extension Bitmap {
  /// The sum of the differences of all color components from those of a picture of the same size.
  package func totalDifference(from other: Bitmap) -> Int {
    precondition(width == other.width && height == other.height, "the pictures have one size")
    var sum = 0
    for y in 0..<height {
      let (mine, others) = (row(y), other.row(y))
      for x in 0..<width where mine[x] != others[x] {
        for shift: UInt32 in [0, 8, 16, 24] {
          sum += abs(Int(mine[x] >> shift & 0xFF) - Int(others[x] >> shift & 0xFF))
        }
      }
    }
    return sum
  }
}
