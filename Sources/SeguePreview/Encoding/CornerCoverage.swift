import SegueTimeline

/// Continuous corners, as those of displays, and their pixel coverage.
struct CornerCoverage {
  let width: Double
  let height: Double
  /// For each pixel along a side, counted from the corner, how far from that side the outline is.
  private let depths: [Double]

  /// How many pixels of each side a corner takes up.
  var reach: Int { depths.count }

  init(width: Int, height: Int, radius: Double) {
    (self.width, self.height) = (Double(width), Double(height))
    let frame = Rect2D(x: 0, y: 0, width: self.width, height: self.height)
    let middle = frame.center
    let outline = BezierLoop(frame, cornerRadius: max(0, radius), .topLeft, .continuous)
      .flattened(tolerance: 0.02).filter { $0.x <= middle.x && $0.y <= middle.y }
    depths = Self.depths(of: outline)
  }

  /// The depth of a corner's outline at the middle of each pixel.
  private static func depths(of outline: [Point2D]) -> [Double] {
    let chords = zip(outline, outline.dropFirst()).filter { $0.x < $1.x }
    let reach = Int((chords.map { $1.x }.max() ?? 0).rounded(.up))
    return (0..<reach).map { pixel in
      let x = Double(pixel) + 0.5
      guard let (a, b) = chords.first(where: { $0.x <= x && x < $1.x }) else { return 0 }
      return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
  }

  /// The coverage, 0…255, from the distance between the pixel's center and the outline.
  func coverage(_ x: Int, _ y: Int) -> UInt32 {
    let right = min(Double(x) + 0.5, width - Double(x) - 0.5)
    let down = min(Double(y) + 0.5, height - Double(y) - 0.5)
    // A corner is symmetric: where it is steep, it is looked up along its other side.
    let (along, across) = right > down ? (right, down) : (down, right)
    let pixel = Int(along)
    guard depths.indices.contains(pixel) else { return 255 }
    let slope = depths[pixel] - depths[min(pixel + 1, depths.count - 1)]
    let distance = (across - depths[pixel]) / (1 + slope * slope).squareRoot()
    return UInt32(min(max(distance + 0.5, 0), 1) * 255 + 0.5)
  }
}

/// Cuts pictures of one size to rounded corners; the coverage is computed once.
struct CornerCut: Sendable {
  /// For each row from an edge inwards, the coverage of its pixels from either end inwards, up to the
  /// first one that is covered whole.
  private let rows: [[UInt32]]

  init(width: Int, height: Int, radius: Double) {
    let corners = CornerCoverage(width: width, height: height, radius: radius)
    rows = (0..<corners.reach).map { y in
      (0..<corners.reach).map { corners.coverage($0, y) }.prefix { $0 < 255 }.map(\.self)
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
