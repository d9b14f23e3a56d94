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
    _ kernels: segue_kernels
  ) {
    let (source, weight) = brush.position(ofRow: y)
    if lower.source == source || upper.source == source + 1 { swap(&upper, &lower) }
    let start = Int(span.lowerBound) - brush.origin
    let end = Int(span.upperBound) - brush.origin
    // A weight of 0 or 128 uses one row only; that row then replaces the other.
    if weight < 128 { Self.fill(&upper, source, start, end, brush, kernels) }
    if weight > 0 { Self.fill(&lower, source + 1, start, end, brush, kernels) }
    let first = (weight < 128 ? upper : lower).values + 4 * start
    let second = (weight > 0 ? lower : upper).values + 4 * start
    kernels.mix_rows(target, first, second, end - start, weight)
  }

  /// Ensures that a row holds the columns from `start` to `end` of a source row.
  private static func fill(
    _ row: inout Row, _ source: Int, _ start: Int, _ end: Int, _ brush: ScaleBrush,
    _ kernels: segue_kernels
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
    _ brush: ScaleBrush, _ kernels: segue_kernels
  ) {
    guard start < end else { return }
    let taps = segue_taps(index: brush.taps.index + start, weights: brush.taps.weights + start)
    kernels.scale_row(values + 4 * start, brush.pixels.row(source), taps, end - start)
  }
}
