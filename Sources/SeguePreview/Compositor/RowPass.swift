import SegueSystem

/// Draws prepared layers into a bitmap, row by row, on one or more threads.
///
/// Every row is worked out by itself, so the result does not depend on how rows are split.
struct RowPass: Sendable {
  // Layers hold pointers into pictures, which nobody writes to while threads draw; `layers` outlives them all.
  nonisolated(unsafe) let layers: [PreparedLayer]
  let output: Bitmap
  /// The color where no layer is; nil keeps the existing pixels.
  let background: UInt32?
  let kernels: Kernels
  let threads: Int
  let occlusion: Bool

  func run() {
    let threads = max(1, min(threads, output.height / 16))
    // Rows differ in cost: short interleaved bands balance the threads.
    let bandHeight = threads == 1 ? output.height : max(8, output.height / (threads * 8))
    inParallel(threads) { thread in
      let starts = stride(
        from: thread * bandHeight, to: output.height, by: threads * bandHeight)
      for start in starts {
        drawRows(start..<min(start + bandHeight, output.height))
      }
    }
  }

  private func drawRows(_ rows: Range<Int>) {
    var planner = RowPlanner(
      layers, rows: rows, width: output.width, occlusion: occlusion)
    defer { planner.deallocate() }
    let painter = RowPainter(
      layers, width: output.width, background: background ?? 0, kernels: kernels)
    defer { painter.deallocate() }
    var validUntil = rows.lowerBound
    for y in rows {
      if y >= validUntil {
        validUntil = planner.plan(row: y, paintsBackground: background != nil)
      }
      painter.paint(planner.pieces, y: y, row: output.row(y))
    }
    withExtendedLifetime(layers) {}
  }
}
