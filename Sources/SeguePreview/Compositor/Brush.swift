import CSegueKernels
import SegueTimeline

/// The source of a layer's pixels; holds plain values only, to avoid reference counting in the row
/// loop.
enum Brush {
  /// One premultiplied color.
  case solid(UInt32)
  /// The picture's own pixels, moved by whole pixels: output (x, y) shows (x + dx, y + dy).
  case copy(PixelBlock, dx: Int, dy: Int)
  /// A scale along the axes.
  case scale(ScaleBrush)
  /// Any other projective map.
  case project(ProjectBrush)
}

/// A picture sampled through a scale along the axes.
struct ScaleBrush: BitwiseCopyable {
  let pixels: PixelBlock
  let taps: segue_taps
  /// The output column of the first tap.
  let origin: Int
  let columnCount: Int
  /// The source position of output row y is `scale · (y + ½) + offset`, in 1/128 pixel.
  let scale, offset: Double
  /// The index of this brush's pair of rows in the painter.
  var slot = 0

  /// The source row above an output row, and the weight (0…128) of the one below it.
  func position(ofRow y: Int) -> (row: Int, weight: UInt32) {
    let position = kernelPosition(scale * (Double(y) + 0.5) + offset, count: pixels.height)
    let row = min(position >> 7, pixels.height - 2)
    return (row, UInt32(position - row << 7))
  }
}

/// A picture sampled through a projective map.
struct ProjectBrush {
  let pixels: PixelBlock
  /// The output column that the map counts as 0.
  let origin: Int
  /// From output pixels to source positions in 1/128 pixel.
  let map: Homography

  func row(_ y: Int) -> segue_projection {
    let start = map.apply(Point(x: Double(origin) + 0.5, y: Double(y) + 0.5))
    return segue_projection(
      pixels: pixels.first, stride: Int32(pixels.stride), width: Int32(pixels.width),
      height: Int32(pixels.height), u0: Float(start.x), du: Float(map.xx), v0: Float(start.y),
      dv: Float(map.xy), w0: Float(start.w), dw: Float(map.xw))
  }
}

/// The horizontal taps of a scale; owns their memory.
final class ScaleTaps {
  let taps: segue_taps
  private let index: UnsafeMutablePointer<Int32>
  private let weights: UnsafeMutablePointer<UInt16>

  init(columns: Range<Int>, scale: Double, offset: Double, width: Int) {
    index = .allocate(capacity: columns.count)
    weights = .allocate(capacity: columns.count)
    for (i, column) in columns.enumerated() {
      let position = kernelPosition(scale * (Double(column) + 0.5) + offset, count: width)
      let pixel = min(position >> 7, width - 2)
      let weight = position - pixel << 7
      index[i] = Int32(pixel)
      weights[i] = UInt16(128 - weight | weight << 8)
    }
    taps = segue_taps(index: UnsafePointer(index), weights: UnsafePointer(weights))
  }

  deinit {
    index.deallocate()
    weights.deallocate()
  }
}

/// A source position in whole 1/128 pixels, clamped to the centers of the outermost pixels.
private func kernelPosition(_ position: Double, count: Int) -> Int {
  guard position > 0 else { return 0 }
  return Int(min(position, Double((count - 1) * 128)).rounded(.toNearestOrEven))
}
