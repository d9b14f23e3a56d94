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
  /// The columns that are only moved, not scaled.
  let moved: MovedColumns

  /// The taps of the output columns of a span and those after it.
  func taps(for span: Range<Int32>) -> segue_taps { taps(from: Int(span.lowerBound) - origin) }

  /// The taps from one of them on.
  func taps(from index: Int) -> segue_taps {
    segue_taps(index: taps.index + index, weights: taps.weights + index)
  }

  /// Asks memory for what columns of an output read from a source row.
  func prefetch(row: Int, for span: Range<Int32>) {
    guard let last = span.last else { return }
    // A mirrored picture is read from right to left.
    let ends = (Int(taps.index[Int(span.lowerBound) - origin]), Int(taps.index[Int(last) - origin]))
    pixels.prefetch(row: row, min(ends.0, ends.1)..<max(ends.0, ends.1) + 1)
  }

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
    let start = map.apply(Point2D(x: Double(origin) + 0.5, y: Double(y) + 0.5))
    return segue_projection(
      pixels: pixels.first, stride: Int32(pixels.stride), width: Int32(pixels.width),
      height: Int32(pixels.height), u0: Float(start.x), du: Float(map.xx), v0: Float(start.y),
      dv: Float(map.xy), w0: Float(start.w), dw: Float(map.xw))
  }
}

/// A range of output columns in which a picture is only moved along its rows, not scaled.
struct MovedColumns: BitwiseCopyable {
  private var start: Int32 = 0
  private var end: Int32 = 0
  /// How many pixels further to the right the source is.
  private(set) var shift = 0
  /// The weight (0…128) of the source pixel after that one.
  private(set) var weight: UInt32 = 0

  var columns: Range<Int32> { start..<end }

  /// Looks at the next column, which shows a source position in 1/128 pixel.
  ///
  /// The range is the first run of at least two columns with the same shift and weight. Columns at a picture's edges,
  /// where positions are clamped, have other shifts.
  mutating func add(_ column: Int, at position: Int) {
    let (shift, weight) = ((position >> 7) - column, UInt32(position & 127))
    if end == Int32(column), shift == self.shift, weight == self.weight {
      end += 1
    } else if end - start < 2 {
      (start, end) = (Int32(column), Int32(column) + 1)
      (self.shift, self.weight) = (shift, weight)
    }
  }
}

/// The horizontal taps of a scale; owns their memory.
final class ScaleTaps {
  let taps: segue_taps
  /// The columns that are only moved.
  let moved: MovedColumns
  private let index: UnsafeMutablePointer<Int32>
  private let weights: UnsafeMutablePointer<UInt16>

  init(columns: Range<Int>, scale: Double, offset: Double, width: Int) {
    index = .allocate(capacity: columns.count)
    weights = .allocate(capacity: columns.count)
    var moved = MovedColumns()
    for (i, column) in columns.enumerated() {
      let position = kernelPosition(scale * (Double(column) + 0.5) + offset, count: width)
      moved.add(column, at: position)
      let pixel = min(position >> 7, width - 2)
      let weight = position - pixel << 7
      index[i] = Int32(pixel)
      weights[i] = UInt16(128 - weight | weight << 8)
    }
    self.moved = moved
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
