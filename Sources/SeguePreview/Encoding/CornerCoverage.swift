/// Rounded corners and their pixel coverage.
struct CornerCoverage {
  let width: Double
  let height: Double
  let radius: Double

  init(width: Int, height: Int, radius: Double) {
    (self.width, self.height) = (Double(width), Double(height))
    self.radius = max(0, min(radius, self.width / 2, self.height / 2))
  }

  /// The coverage, 0…255, from the distance between the pixel's center and the arc.
  func coverage(_ x: Int, _ y: Int) -> UInt32 {
    let right = radius - min(Double(x) + 0.5, width - Double(x) - 0.5)
    let down = radius - min(Double(y) + 0.5, height - Double(y) - 0.5)
    guard right > 0, down > 0 else { return 255 }
    let distance = (right * right + down * down).squareRoot()
    return UInt32(min(max(radius + 0.5 - distance, 0), 1) * 255 + 0.5)
  }
}

/// Cuts pictures of one size to rounded corners; the coverage is computed once.
struct CornerCut: Sendable {
  /// For each row from an edge inwards, the coverage of its pixels from either end inwards, up to the
  /// first one that is covered whole.
  private let rows: [[UInt32]]

  init(width: Int, height: Int, radius: Double) {
    let corners = CornerCoverage(width: width, height: height, radius: radius)
    let reach = Int(corners.radius.rounded(.up))
    rows = (0..<reach).map { y in
      (0..<reach).map { corners.coverage($0, y) }.prefix { $0 < 255 }.map(\.self)
    }
  }

  /// Makes the pixels outside the corners transparent, in a picture that nothing else refers to yet.
  func apply(to picture: Bitmap) {
    for (depth, row) in rows.enumerated() {
      for y in [depth, picture.height - 1 - depth] {
        let pixels = picture.row(y)
        for (x, coverage) in row.enumerated() {
          let other = picture.width - 1 - x
          pixels[x] = Self.faded(pixels[x], to: coverage)
          pixels[other] = Self.faded(pixels[other], to: coverage)
        }
      }
    }
  }

  private static func faded(_ pixel: UInt32, to coverage: UInt32) -> UInt32 {
    stride(from: UInt32(0), through: 24, by: 8).reduce(0) { word, shift in
      let channel = ((pixel >> shift & 255) * coverage + 127) / 255
      return word | channel << shift
    }
  }
}
