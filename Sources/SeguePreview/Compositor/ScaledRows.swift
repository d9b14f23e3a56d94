import CSegueKernels

/// The last two horizontally scaled source rows, kept because the next output row usually needs one
/// or both of them again.
struct ScaledRows {
  /// One source row, horizontally scaled for a range of output columns.
  private struct Row: BitwiseCopyable {
    let values: UnsafeMutablePointer<Int16>
    var source = -1
    var start = 0
    var end = 0
  }

  private var upper: Row
  private var lower: Row

  init(columnCount: Int) {
    upper = Row(values: .allocate(capacity: columnCount * 4))
    lower = Row(values: .allocate(capacity: columnCount * 4))
  }

  func deallocate() {
    upper.values.deallocate()
    lower.values.deallocate()
  }

  /// Renders some columns of output row `y`.
  mutating func render(
    _ brush: ScaleBrush, y: Int, _ span: Range<Int32>, into target: UnsafeMutablePointer<UInt32>,
    _ kernels: UnsafePointer<segue_kernels>
  ) {
    let (source, weight) = brush.position(ofRow: y)
    brush.prefetch(row: source + 2, for: span)
    if weight == 0 || weight == 128 {
      let row = brush.pixels.row(source + Int(weight) / 128)
      return Self.render(brush, row: row, span, into: target, kernels)
    }
    let moved = brush.moved
    if moved.weight == 0, span.clamped(to: moved.columns) == span {
      let upper = brush.pixels.row(source) + (Int(span.lowerBound) + moved.shift)
      return kernels.pointee.mix_pixels(
        target, upper, upper + brush.pixels.stride, span.count, weight)
    }
    if lower.source == source || upper.source == source + 1 { swap(&upper, &lower) }
    let start = Int(span.lowerBound) - brush.origin
    let end = Int(span.upperBound) - brush.origin
    Self.fill(&upper, source, start, end, brush, kernels)
    Self.fill(&lower, source + 1, start, end, brush, kernels)
    kernels.pointee.mix_rows(
      target, upper.values + 4 * start, lower.values + 4 * start, end - start, weight)
  }

  /// Renders columns of an output row that lies on a source row.
  private static func render(
    _ brush: ScaleBrush, row: UnsafePointer<UInt32>, _ span: Range<Int32>,
    into target: UnsafeMutablePointer<UInt32>, _ kernels: UnsafePointer<segue_kernels>
  ) {
    let moved = brush.moved.columns.clamped(to: span)
    for part in [span.lowerBound..<moved.lowerBound, moved.upperBound..<span.upperBound] {
      let output = target + Int(part.lowerBound - span.lowerBound)
      kernels.pointee.scale_pixels(output, row, brush.taps(for: part), part.count)
    }
    let output = target + Int(moved.lowerBound - span.lowerBound)
    let source = row + (Int(moved.lowerBound) + brush.moved.shift)
    if brush.moved.weight == 0 {
      kernels.pointee.copy(output, source, moved.count)
    } else {
      kernels.pointee.mix_pixels(output, source, source + 1, moved.count, brush.moved.weight)
    }
  }

  /// Ensures that a row holds the columns from `start` to `end` of a source row.
  private static func fill(
    _ row: inout Row, _ source: Int, _ start: Int, _ end: Int, _ brush: ScaleBrush,
    _ kernels: UnsafePointer<segue_kernels>
  ) {
    let isConnected = row.source == source && start <= row.end && end >= row.start
    if !isConnected { (row.source, row.start, row.end) = (source, start, start) }
    scale(source, from: start, to: row.start, row.values, brush, kernels)
    scale(source, from: row.end, to: end, row.values, brush, kernels)
    row.start = min(row.start, start)
    row.end = max(row.end, end)
  }

  private static func scale(
    _ source: Int, from start: Int, to end: Int, _ values: UnsafeMutablePointer<Int16>,
    _ brush: ScaleBrush, _ kernels: UnsafePointer<segue_kernels>
  ) {
    guard start < end else { return }
    kernels.pointee.scale_row(
      values + 4 * start, brush.pixels.row(source), brush.taps(from: start), end - start)
  }
}

extension Bitmap {
  /// The bitmap at half its size: each pixel is the mean of four; an odd last row or column is
  /// repeated.
  func halved(_ kernels: Kernels) -> Bitmap { halved(bounds, kernels) }

  /// A part of the bitmap at half its size.
  ///
  /// - Precondition: the part is not empty and lies inside.
  func halved(_ part: PixelRect, _ kernels: Kernels) -> Bitmap {
    let functions = kernels.functions
    let (width, height) = (part.width, part.height)
    let result = Bitmap(uninitializedWidth: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<result.height {
      let upper = row(part.top + 2 * y) + part.left
      let lower = row(part.top + min(2 * y + 1, height - 1)) + part.left
      functions.halve(result.row(y), upper, lower, width / 2)
      guard !width.isMultiple(of: 2) else { continue }
      // Arrays, since a pointer to a tuple's element may only be used to read that element.
      let first = [upper[width - 1], upper[width - 1]]
      let second = [lower[width - 1], lower[width - 1]]
      functions.halve(result.row(y) + width / 2, first, second, 1)
    }
    return result
  }
}

/// The number of times to halve a picture before sampling it.
///
/// Bilinear sampling reads two pixels along each axis: below half size it would skip some. The
/// tolerance keeps a picture at exactly half its size sharp.
///
/// - Parameters:
///   - areaScale: the number of output pixels that one pixel of the picture covers.
///   - side: the picture's longer side, in pixels; the kernels accept at most 32768.
func halvings(areaScale: Double, side: Int) -> Int {
  var level = 0
  var scale = areaScale
  while scale < 0.245 && scale > 0 && level < 12 || side >> level > 32768 {
    scale *= 4
    level += 1
  }
  return level
}
