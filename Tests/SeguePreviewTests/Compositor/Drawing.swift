import SegueTestSupport
import SegueTimeline

@testable import SeguePreview

/// Draws commands into a bitmap of their own.
func draw(
  _ commands: [DrawCommand], width: Int, height: Int, background: Color = .clear,
  with compositor: Compositor = Compositor()
) -> Bitmap {
  let result = Bitmap(width: width, height: height)
  compositor.draw(DisplayList(commands: commands, background: background), into: result)
  return result
}

extension DrawCommand {
  /// All of a bitmap, one pixel to a point.
  init(showing bitmap: Bitmap, _ matrix: Matrix4 = .identity, isOpaque: Bool = false) {
    let size = Size2D(width: Double(bitmap.width), height: Double(bitmap.height))
    self.init(
      .bitmap(bitmap, crop: Rect2D(origin: .zero, size: size)), size: size,
      transform: Homography(matrix), isOpaque: isOpaque)
  }
}

/// What a bitmap shows at a position between its pixels' centers, in double precision.
func bilinearSample(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> [Double] {
  let u = max(0, min(x - 0.5, Double(bitmap.width - 1)))
  let v = max(0, min(y - 0.5, Double(bitmap.height - 1)))
  let (i, j) = (Int(u), Int(v))
  let (right, below) = (min(i + 1, bitmap.width - 1), min(j + 1, bitmap.height - 1))
  let (s, t) = (u - Double(i), v - Double(j))
  let corners = [bitmap[i, j], bitmap[right, j], bitmap[i, below], bitmap[right, below]]
  let weights = [(1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t]
  return (0..<4).map { channel in
    zip(corners, weights).reduce(0) { $0 + Double(channels($1.0)[channel]) * $1.1 }
  }
}

/// The share of a Gaussian of standard deviation 1 below a number, by Simpson's rule.
func gaussianShare(below x: Double) -> Double {
  let steps = 400
  let h = x / Double(steps)
  let sum = (0...steps).reduce(0.0) { sum, i in
    let z = Double(i) * h
    let weight: Double = i == 0 || i == steps ? 1 : i.isMultiple(of: 2) ? 2 : 4
    return sum + weight * LibM.exp(-z * z / 2)
  }
  return 0.5 + sum * h / 3 / (2 * Double.pi).squareRoot()
}
