import SegueSystem
import Synchronization

/// Draws prepared layers into a bitmap, row by row, on one or more threads.
///
/// Every row is worked out by itself, so the result does not depend on how rows are split.
struct RowPass: Sendable {
  // Layers hold pointers into pictures, which are not written while threads draw; `layers` outlives all threads.
  nonisolated(unsafe) let layers: [PreparedLayer]
  let output: Bitmap
  /// The color where no layer is; nil keeps the existing pixels.
  let background: UInt32?
  let kernels: Kernels
  let threads: Int
  let occlusion: Bool

  func run() {
    let threads = max(1, min(threads, output.height / 16))
    let bands = Bands(of: output.height, threads: threads)
    inParallel(threads) { _ in
      let painter = RowPainter(
        layers, width: output.width, background: background ?? 0, kernels: kernels)
      defer { painter.deallocate() }
      while let rows = bands.take() { drawRows(rows, with: painter) }
      withExtendedLifetime(layers) {}
    }
  }

  private func drawRows(_ rows: Range<Int>, with painter: RowPainter) {
    var planner = RowPlanner(
      layers, rows: rows, width: output.width, occlusion: occlusion)
    defer { planner.deallocate() }
    var validUntil = rows.lowerBound
    for y in rows {
      if y >= validUntil {
        validUntil = planner.plan(row: y, paintsBackground: background != nil)
      }
      painter.paint(planner.pieces, y: y, row: output.row(y))
    }
  }
}

/// The rows of a picture in short bands; each thread takes the next band when it is ready.
///
/// Rows differ in cost, and a thread may share its processor with other programs.
private final class Bands: Sendable {
  private let rowCount: Int
  private let height: Int
  private let next = Atomic(0)

  init(of rowCount: Int, threads: Int) {
    self.rowCount = rowCount
    height = threads == 1 ? rowCount : max(8, rowCount / (threads * 8))
  }

  /// Takes the next band; nil if all rows have been taken.
  func take() -> Range<Int>? {
    let start = next.add(height, ordering: .relaxed).oldValue
    return start < rowCount ? start..<min(start + height, rowCount) : nil
  }
}
