/// A piece of a row to paint from one layer.
struct Piece: BitwiseCopyable {
  /// The layer's index, or −1 for the background.
  var layer: Int32
  var start, end: Int32
  /// The coverage of each pixel, 1…256.
  var coverage: Int32

  var span: Range<Int32> { start..<end }
  var count: Int { Int(end - start) }

  /// Whether another piece of the same layer follows directly, and both are short, as pieces of edges are.
  func isContinued(by next: Piece) -> Bool {
    layer == next.layer && end == next.start && count < 32 && next.count < 32
  }
}

/// Adjacent pixels of a row in which lower layers may show.
private struct Gap: BitwiseCopyable {
  var start, end: Int32
  /// The share of each pixel that opaque layers above leave open, 0…1.
  var open = 1.0
  /// The layer whose edge runs through the pixels, as an index in the planner's list; −1 for none or several.
  var layer: Int32 = -1
  /// The samples of the pixel that several layers cover together.
  var covered: UInt64 = 0
}

/// Plans what to paint in a row: visits the layers from the top down and skips what an opaque layer
/// covers fully.
///
/// If edges of opaque layers run through a pixel, a lower layer is painted with its share of the area
/// that they leave open. So nothing below shows between two layers that meet, and nothing of a layer
/// shows beside a layer above it with the same edge. Shares are exact areas. Where two edges meet,
/// samples estimate how much of a layer's area lies under the others.
struct RowPlanner {
  /// The planner's view of a layer.
  private struct Layer: BitwiseCopyable {
    /// Its index among all layers.
    var index: Int32
    var firstRow, endRow: Int
    var firstScanner, scannerCount: Int
    /// Whether it hides what it covers.
    var hides: Bool
  }

  private let memory: ScannerMemory
  /// The layers in the planned rows.
  private var layers: RowStack<Layer>
  /// The indices of the layers in the order in which they begin; a counter says how many have begun.
  private let beginnings: RowStack<Int32>
  private var begun = 0
  /// The places of the layers in the last planned row, in their order.
  private var active: RowStack<Int32>
  private let scanners: UnsafeMutablePointer<RowScanner>
  private let scannerCount: Int
  private let occlusion: Bool
  private var open: RowStack<Gap>
  private var stillOpen: RowStack<Gap>
  private var masked: RowStack<Run>
  private var unmasked: RowStack<Run>
  /// The pieces to paint, topmost first: paint in reverse.
  private(set) var pieces: RowStack<Piece>

  /// - Parameters:
  ///   - rows: the rows to be planned.
  ///   - occlusion: false also paints hidden pieces; the pixels must be the same.
  init(_ prepared: [PreparedLayer], rows planned: Range<Int>, width: Int, occlusion: Bool) {
    memory = ScannerMemory(width: width)
    self.occlusion = occlusion
    layers = RowStack(capacity: 16)
    var next = 0
    for index in prepared.indices where prepared[index].rows.overlaps(planned) {
      let rows = prepared[index].rows
      let count = 1 + prepared[index].masks.count
      layers.append(
        Layer(
          index: Int32(index), firstRow: rows.lowerBound, endRow: rows.upperBound,
          firstScanner: next, scannerCount: count, hides: prepared[index].hides))
      next += count
    }
    beginnings = Self.beginnings(of: layers)
    active = RowStack(capacity: 16)
    scannerCount = next
    scanners = .allocate(capacity: scannerCount)
    for place in 0..<layers.count {
      let layer = prepared[Int(layers[place].index)]
      for (offset, region) in ([layer.region] + layer.masks).enumerated() {
        let scanner = RowScanner(region, hasHardEdges: layer.hasHardEdges, memory: memory)
        (scanners + layers[place].firstScanner + offset).initialize(to: scanner)
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
    beginnings.deallocate()
    active.deallocate()
    for stack in [open, stillOpen] { stack.deallocate() }
    for stack in [masked, unmasked] { stack.deallocate() }
    pieces.deallocate()
  }

  /// Plans a row and returns the first row for which the plan is no longer valid.
  ///
  /// Call with rows in ascending order.
  mutating func plan(row: Int, paintsBackground: Bool) -> Int {
    pieces.removeAll()
    open.removeAll()
    open.append(Gap(start: 0, end: Int32(memory.width)))
    activateLayers(in: row)
    var validUntil =
      begun < beginnings.count ? layers[Int(beginnings[begun])].firstRow : Int.max
    for index in stride(from: active.count - 1, through: 0, by: -1) {
      let place = active[index]
      let layer = layers[Int(place)]
      let scan = scan(layer, row: row)
      validUntil = min(validUntil, layer.endRow, scan.validUntil)
      cover(scan.runs, of: place, hides: layer.hides)
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

  private static func beginnings(of layers: RowStack<Layer>) -> RowStack<Int32> {
    var result = RowStack<Int32>(capacity: layers.count)
    for place in (0..<layers.count).sorted(by: { layers[$0].firstRow < layers[$1].firstRow }) {
      result.append(Int32(place))
    }
    return result
  }

  private mutating func activateLayers(in row: Int) {
    var kept = 0
    for index in 0..<active.count where layers[Int(active[index])].endRow > row {
      active[kept] = active[index]
      kept += 1
    }
    active.removeLast(active.count - kept)
    while begun < beginnings.count, layers[Int(beginnings[begun])].firstRow <= row {
      activate(beginnings[begun], in: row)
      begun += 1
    }
  }

  private mutating func activate(_ place: Int32, in row: Int) {
    guard layers[Int(place)].endRow > row else { return }
    active.append(place)
    var index = active.count - 1
    while index > 0, active[index - 1] > place {
      active[index] = active[index - 1]
      index -= 1
    }
    active[index] = place
  }

  /// The layer's runs in a row, valid until the next scan, and the first row with different runs.
  private mutating func scan(_ layer: Layer, row: Int) -> (runs: RowStack<Run>, validUntil: Int) {
    let scanner = scanners + layer.firstScanner
    scanner.pointee.scan(row: row)
    var (runs, validUntil) = (scanner.pointee.runs, scanner.pointee.validUntil)
    for index in 1..<layer.scannerCount {
      scanner[index].scan(row: row)
      validUntil = min(validUntil, scanner[index].validUntil)
      runs = multiplied(runs, of: layer, by: index)
    }
    return (runs, validUntil)
  }

  /// The layer's runs, reduced by the mask of its scanner at an index.
  private mutating func multiplied(
    _ runs: RowStack<Run>, of layer: Layer, by index: Int
  ) -> RowStack<Run> {
    let mask = scanners[layer.firstScanner + index].runs
    // The runs may be the result of the previous mask.
    swap(&masked, &unmasked)
    masked.removeAll()
    var other = 0
    for place in 0..<runs.count {
      let run = runs[place]
      while other < mask.count, mask[other].end <= run.start { other += 1 }
      var candidate = other
      while candidate < mask.count, mask[candidate].start < run.end {
        let start = max(run.start, mask[candidate].start)
        let end = min(run.end, mask[candidate].end)
        multiply(
          Run(start: start, end: end, coverage: run.coverage), by: mask[candidate].coverage, layer,
          index)
        candidate += 1
      }
    }
    return masked
  }

  /// Appends a run with the part of its coverage that lies in a mask; where two edges meet, samples
  /// determine that part.
  private mutating func multiply(_ run: Run, by mask: Int32, _ layer: Layer, _ index: Int) {
    func append(_ start: Int32, _ end: Int32, _ coverage: Int32) {
      if coverage > 0 { masked.append(Run(start: start, end: end, coverage: coverage)) }
    }
    guard run.coverage < 256, mask < 256 else {
      return append(run.start, run.end, min(run.coverage, mask))
    }
    for x in run.start..<run.end {
      let own = samples(of: layer, scanners: index, column: x)
      let inside = own & scanners[layer.firstScanner + index].samples(column: Int(x))
      let coverage =
        own == 0
        ? run.coverage
        : run.coverage * Int32(inside.nonzeroBitCount) / Int32(own.nonzeroBitCount)
      append(x, x + 1, min(coverage, mask))
    }
  }

  /// Emits the layer's runs in the open parts of the row, and closes the parts that the layer
  /// hides.
  private mutating func cover(_ runs: RowStack<Run>, of layer: Int32, hides: Bool) {
    guard runs.count > 0 else { return }
    let first = firstGap(endingAfter: runs[0].start)
    let end = runs[runs.count - 1].end
    var last = first
    var index = 0
    stillOpen.removeAll()
    while last < open.count, open[last].start < end {
      let gap = open[last]
      last += 1
      var from = gap.start
      while index < runs.count, runs[index].end <= from { index += 1 }
      var candidate = index
      while candidate < runs.count, runs[candidate].start < gap.end {
        var run = runs[candidate]
        run.start = max(run.start, gap.start)
        run.end = min(run.end, gap.end)
        if run.coverage < 256, gap.open < 1 {
          keep(gap, from: from, to: run.start)
          from = run.end
          share(run, of: layer, hides: hides, in: gap)
        } else {
          emit(layer, run.start, run.end, run.coverage)
          if hides, run.coverage < 256 || occlusion {
            keep(gap, from: from, to: run.start)
            from = run.end
            if run.coverage < 256 { keepEdge(run, of: layer) }
          }
        }
        candidate += 1
      }
      keep(gap, from: from, to: gap.end)
    }
    open.replace(first..<last, with: stillOpen)
  }

  private func firstGap(endingAfter x: Int32) -> Int {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if open[middle].end > x { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func emit(_ layer: Int32, _ start: Int32, _ end: Int32, _ coverage: Int32) {
    pieces.append(
      Piece(layer: layers[Int(layer)].index, start: start, end: end, coverage: coverage))
  }

  private mutating func keep(_ gap: Gap, from start: Int32, to end: Int32) {
    guard start < end else { return }
    var part = gap
    (part.start, part.end) = (start, end)
    stillOpen.append(part)
  }

  /// Keeps what the edge of an opaque layer leaves open.
  private mutating func keepEdge(_ run: Run, of layer: Int32) {
    let open = 1 - Double(run.coverage) / 256
    stillOpen.append(Gap(start: run.start, end: run.end, open: open, layer: layer))
  }
}

// MARK: Pixels that several edges share

extension RowPlanner {
  /// Emits the edge of a layer where edges of opaque layers above it run through the same pixels.
  private mutating func share(_ run: Run, of layer: Int32, hides: Bool, in gap: Gap) {
    for x in run.start..<run.end {
      let covered = gap.layer < 0 ? gap.covered : samples(of: gap.layer, column: x)
      let own = samples(of: layer, column: x)
      let share = min(Self.share(of: run.coverage, own, covered: covered, gap.open), gap.open)
      let fillsSamples = own & ~covered != 0 && own | covered == .max
      let isFull = fillsSamples || gap.open - share < 1.0 / 512
      let coverage = isFull ? 256 : Int32((share / gap.open * 256).rounded())
      if coverage > 0 { emit(layer, x, x + 1, coverage) }
      if !hides {
        stillOpen.append(
          Gap(start: x, end: x + 1, open: gap.open, layer: gap.layer, covered: gap.covered))
      } else if !isFull {
        stillOpen.append(
          Gap(start: x, end: x + 1, open: gap.open - share, covered: covered | own))
      } else if !occlusion {
        stillOpen.append(Gap(start: x, end: x + 1, open: gap.open, covered: covered | own))
      }
    }
  }

  /// A layer's share of the area of a pixel that the layers above leave open.
  private static func share(
    of coverage: Int32, _ own: UInt64, covered: UInt64, _ open: Double
  ) -> Double {
    let area = Double(coverage) / 256
    guard own != 0 else { return sliver(area, covered: covered, open) }
    return area * Double((own & ~covered).nonzeroBitCount) / Double(own.nonzeroBitCount)
  }

  /// The share of a layer that covers too little of a pixel for samples.
  private static func sliver(_ area: Double, covered: UInt64, _ open: Double) -> Double {
    // If no sample is covered, assume that the layer has the same edge as those above. Otherwise a layer with the same
    // area as the open part fills that part, and the area of any other is independent of it.
    if covered == 0 { return max(area - (1 - open), 0) }
    return abs(area - open) < 1.0 / 64 ? area : area * open
  }

  private func samples(of layer: Int32, column: Int32) -> UInt64 {
    let layer = layers[Int(layer)]
    return samples(of: layer, scanners: layer.scannerCount, column: column)
  }

  /// The samples of a pixel that lie in the first regions of a layer.
  private func samples(of layer: Layer, scanners count: Int, column: Int32) -> UInt64 {
    var result = UInt64.max
    for offset in 0..<count {
      result &= scanners[layer.firstScanner + offset].samples(column: Int(column))
    }
    return result
  }
}
