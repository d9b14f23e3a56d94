/// A piece of a row to paint from one layer.
struct Piece: BitwiseCopyable {
  /// The layer's index, or −1 for the background.
  var layer: Int32
  var start, end: Int32
  /// The coverage of each pixel, 1…256.
  var coverage: Int32

  var count: Int { Int(end - start) }

  /// Whether another piece of the same layer follows directly, and both are short, as edges are.
  func isContinued(by next: Piece) -> Bool {
    layer == next.layer && end == next.start && count < 32 && next.count < 32
  }
}

/// Plans what to paint in a row: visits the layers from the top down and skips what an opaque layer
/// covers fully.
struct RowPlanner {
  /// The planner's view of a layer.
  private struct Layer: BitwiseCopyable {
    var firstRow, endRow: Int
    var firstScanner, scannerCount: Int
    var hides: Bool
  }

  private let memory: ScannerMemory
  private let layers: UnsafeMutablePointer<Layer>
  private let layerCount: Int
  private let scanners: UnsafeMutablePointer<RowScanner>
  private let scannerCount: Int
  private var open: RowStack<Run>
  private var stillOpen: RowStack<Run>
  private var masked: RowStack<Run>
  private var unmasked: RowStack<Run>
  /// The pieces to paint, topmost first: paint in reverse.
  private(set) var pieces: RowStack<Piece>

  /// - Parameters:
  ///   - rows: the rows to be planned.
  ///   - occlusion: false also paints hidden pieces; the pixels must be the same.
  init(_ prepared: [PreparedLayer], rows planned: Range<Int>, width: Int, occlusion: Bool) {
    memory = ScannerMemory(width: width)
    layerCount = prepared.count
    layers = .allocate(capacity: layerCount)
    scannerCount = prepared.reduce(0) { $0 + $1.regionCount(in: planned) }
    scanners = .allocate(capacity: scannerCount)
    var next = 0
    for (index, layer) in prepared.enumerated() {
      let rows = layer.rows
      let count = layer.regionCount(in: planned)
      (layers + index).initialize(
        to: Layer(
          firstRow: rows.lowerBound, endRow: rows.upperBound, firstScanner: next,
          scannerCount: count, hides: occlusion && layer.hides))
      for region in ([layer.region] + layer.masks).prefix(count) {
        let scanner = RowScanner(region, hasHardEdges: layer.hasHardEdges, memory: memory)
        (scanners + next).initialize(to: scanner)
        next += 1
      }
    }
    open = RowStack(capacity: 16)
    stillOpen = RowStack(capacity: 16)
    masked = RowStack(capacity: 16)
    unmasked = RowStack(capacity: 16)
    pieces = RowStack(capacity: 64)
  }

  func deallocate() {
    for index in 0..<scannerCount { scanners[index].deallocate() }
    scanners.deallocate()
    memory.deallocate()
    layers.deallocate()
    for stack in [open, stillOpen, masked, unmasked] { stack.deallocate() }
    pieces.deallocate()
  }

  /// Plans a row and returns the first row for which the plan is no longer valid.
  ///
  /// Call with rows in ascending order.
  mutating func plan(row: Int, paintsBackground: Bool) -> Int {
    pieces.removeAll()
    open.removeAll()
    open.append(Run(start: 0, end: Int32(memory.width), coverage: 256))
    var validUntil = Int.max
    for index in stride(from: layerCount - 1, through: 0, by: -1) {
      let layer = layers[index]
      if row < layer.firstRow { validUntil = min(validUntil, layer.firstRow) }
      guard row >= layer.firstRow, row < layer.endRow else { continue }
      validUntil = min(validUntil, layer.endRow, scan(layer, row: row))
      place(layer: Int32(index), hides: layer.hides)
      if open.count == 0 { break }
    }
    if paintsBackground {
      for index in 0..<open.count {
        pieces.append(
          Piece(layer: -1, start: open[index].start, end: open[index].end, coverage: 256))
      }
    }
    return validUntil
  }

  /// Writes the layer's runs to `masked`; returns the first row with different runs.
  private mutating func scan(_ layer: Layer, row: Int) -> Int {
    var validUntil = Int.max
    for offset in 0..<layer.scannerCount {
      let scanner = scanners + layer.firstScanner + offset
      scanner.pointee.scan(row: row)
      validUntil = min(validUntil, scanner.pointee.validUntil)
      let runs = scanner.pointee.runs
      if offset == 0 { copyRuns(runs) } else { multiply(by: runs) }
    }
    return validUntil
  }

  private mutating func copyRuns(_ runs: RowStack<Run>) {
    masked.removeAll()
    for index in 0..<runs.count { masked.append(runs[index]) }
  }

  private mutating func multiply(by mask: RowStack<Run>) {
    swap(&masked, &unmasked)
    masked.removeAll()
    var other = 0
    for index in 0..<unmasked.count {
      let run = unmasked[index]
      while other < mask.count, mask[other].end <= run.start { other += 1 }
      var candidate = other
      while candidate < mask.count, mask[candidate].start < run.end {
        let start = max(run.start, mask[candidate].start)
        let end = min(run.end, mask[candidate].end)
        let coverage = (run.coverage * mask[candidate].coverage + 128) >> 8
        if coverage > 0 { masked.append(Run(start: start, end: end, coverage: coverage)) }
        candidate += 1
      }
    }
  }

  /// Emits the layer's runs in the open parts of the row, and closes the parts that the layer
  /// hides.
  private mutating func place(layer: Int32, hides: Bool) {
    stillOpen.removeAll()
    var index = 0
    for gap in 0..<open.count {
      var from = open[gap].start
      let end = open[gap].end
      while index < masked.count, masked[index].end <= from { index += 1 }
      var candidate = index
      while candidate < masked.count, masked[candidate].start < end {
        let run = masked[candidate]
        let start = max(run.start, open[gap].start)
        let stop = min(run.end, end)
        pieces.append(Piece(layer: layer, start: start, end: stop, coverage: run.coverage))
        if hides, run.coverage == 256 {
          keepOpen(from: from, to: start)
          from = stop
        }
        candidate += 1
      }
      keepOpen(from: from, to: end)
    }
    swap(&open, &stillOpen)
  }

  private mutating func keepOpen(from start: Int32, to end: Int32) {
    if start < end { stillOpen.append(Run(start: start, end: end, coverage: 256)) }
  }
}
