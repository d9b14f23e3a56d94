/// Adjacent pixels of a row with equal coverage.
struct Run: BitwiseCopyable {
  var start, end: Int32
  /// The coverage of each pixel, 1…256.
  var coverage: Int32
}

/// The scan converter: computes the coverage of each pixel of a row by a region, with exact areas.
///
/// Each side of the polygon adds the signed area to its right to the pixels that it crosses in the
/// row; a running sum from the left turns these differences into coverage. Only pixels that a side
/// crosses are visited. The result for a row does not depend on the rows before it.
struct RowScanner {
  private let edges: UnsafeMutablePointer<Edge>
  private let edgeCount: Int
  private let hasHardEdges: Bool
  private let isInverted: Bool
  /// The range of words of `touched` bits that the region's sides can set.
  private let firstWord, endWord: Int
  private let memory: ScannerMemory
  private var active: RowStack<Int32>
  private var next = 0
  private var scannedRow = 0
  /// The runs of the last scanned row, from the left.
  private(set) var runs: RowStack<Run>
  /// The first row whose runs may differ.
  private(set) var validUntil = Int.min

  /// - Parameters:
  ///   - hasHardEdges: whether touched pixels count as fully covered.
  ///   - memory: the memory to work in; scanners that scan one after another share it.
  init(_ region: Region, hasHardEdges: Bool = false, memory: ScannerMemory) {
    self.memory = memory
    self.hasHardEdges = hasHardEdges
    isInverted = region.isInverted
    firstWord = region.columns.lowerBound >> 6
    // A side at the right end also touches the pixel after it.
    endWord = min((region.columns.upperBound + 1) >> 6 + 1, memory.wordCount)
    edgeCount = region.edges.count
    edges = .allocate(capacity: edgeCount)
    edges.initialize(from: region.edges, count: edgeCount)
    active = RowStack(capacity: 4)
    runs = RowStack(capacity: 4)
  }

  func deallocate() {
    edges.deallocate()
    active.deallocate()
    runs.deallocate()
  }

  /// Computes the runs of a row; call with rows in ascending order.
  mutating func scan(row: Int) {
    guard row >= validUntil else { return }
    let top = Double(row)
    scannedRow = row
    activateEdges(in: top)
    var isSteady = true
    for index in 0..<active.count {
      let edge = edges[Int(active[index])]
      accumulate(edge, top: top)
      isSteady = isSteady && edge.isVertical && edge.y0 <= top && edge.y1 >= top + 1
    }
    runs.removeAll()
    collectRuns()
    validUntil = isSteady ? endOfSteadyRows(after: row) : row + 1
  }

  private mutating func activateEdges(in top: Double) {
    var kept = 0
    for index in 0..<active.count where edges[Int(active[index])].y1 > top {
      active[kept] = active[index]
      kept += 1
    }
    active.removeLast(active.count - kept)
    while next < edgeCount, edges[next].y0 < top + 1 {
      if edges[next].y1 > top { active.append(Int32(next)) }
      next += 1
    }
  }

  private func endOfSteadyRows(after row: Int) -> Int {
    var end = next < edgeCount ? Int(edges[next].y0) : Int.max
    for index in 0..<active.count { end = min(end, Int(edges[Int(active[index])].y1)) }
    return max(end, row + 1)
  }

  private func accumulate(_ edge: Edge, top: Double) {
    let y0 = max(edge.y0, top)
    let y1 = min(edge.y1, top + 1)
    let height = (y1 - y0) * edge.winding
    if edge.isVertical { return add(height, from: edge.x0, to: edge.x0, in: Int(edge.x0)) }
    let xa = edge.x(at: y0)
    let xb = edge.x(at: y1)
    let (left, right) = xa < xb ? (xa, xb) : (xb, xa)
    let (first, last) = (Int(left), Int(right))
    if first == last { return add(height, from: left, to: right, in: first) }
    let heightPerPixel = height / (right - left)
    for pixel in first...last {
      let from = max(left, Double(pixel))
      let to = min(right, Double(pixel + 1))
      add(heightPerPixel * (to - from), from: from, to: to, in: pixel)
    }
  }

  /// Adds the area to the right of a part of a side that stays within one pixel column.
  @inline(__always)
  private func add(_ height: Double, from: Double, to: Double, in pixel: Int) {
    let (differences, touched) = (memory.differences, memory.touched)
    let leftShare = height * ((from + to) / 2 - Double(pixel))
    differences[pixel] += height - leftShare
    differences[pixel + 1] += leftShare
    touched[pixel >> 6] |= 1 << UInt64(pixel & 63)
    touched[(pixel + 1) >> 6] |= 1 << UInt64((pixel + 1) & 63)
  }

  /// The samples of a pixel of the last scanned row that lie in the region: one bit for each of
  /// 8 × 8, the upper row first.
  ///
  /// Two regions on both sides of a line share no sample, and together have all. Samples avoid common
  /// coordinates, since a line that two layers share may differ in its last digits.
  func samples(column: Int) -> UInt64 {
    var (down, up) = (SampleCounter(), SampleCounter())
    for index in 0..<active.count {
      let edge = edges[Int(active[index])]
      let samples = edge.samples(toItsRightIn: column, row: scannedRow)
      if edge.winding > 0 { down.add(samples) } else { up.add(samples) }
    }
    let result = down.differences(from: up)
    return isInverted ? ~result : result
  }

  private mutating func collectRuns() {
    let (differences, touched, width) = (memory.differences, memory.touched, memory.width)
    var sum = 0.0
    var start = 0
    var coverage: Int32 = 0
    for word in firstWord..<endWord {
      var bits = touched[word]
      guard bits != 0 else { continue }
      touched[word] = 0
      while bits != 0 {
        let x = word << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        sum += differences[x]
        differences[x] = 0
        let here = quantized(min(abs(sum), 1))
        guard here != coverage else { continue }
        appendRun(from: start, to: x, coverage)
        start = x
        coverage = here
      }
    }
    appendRun(from: start, to: width, coverage)
  }

  private func quantized(_ share: Double) -> Int32 {
    let coverage = Int32(share * 256 + 0.5)
    return hasHardEdges && coverage > 0 ? 256 : coverage
  }

  private mutating func appendRun(from start: Int, to end: Int, _ coverage: Int32) {
    let end = min(end, memory.width)
    // The coverage of a region and of its complement add up to a whole pixel.
    let coverage = isInverted ? 256 - coverage : coverage
    guard coverage > 0, start < end else { return }
    runs.append(Run(start: Int32(start), end: Int32(end), coverage: coverage))
  }
}

/// The working memory of scanners, which run one after another.
struct ScannerMemory {
  /// The number of pixels in a row.
  let width: Int
  /// The differences between adjacent pixels; all zero between scans.
  let differences: UnsafeMutablePointer<Double>
  /// One bit for each difference that may be nonzero.
  let touched: UnsafeMutablePointer<UInt64>
  let wordCount: Int

  init(width: Int) {
    self.width = width
    differences = .allocate(capacity: width + 2)
    differences.initialize(repeating: 0, count: width + 2)
    wordCount = (width + 2 + 63) / 64
    touched = .allocate(capacity: wordCount)
    touched.initialize(repeating: 0, count: wordCount)
  }

  func deallocate() {
    differences.deallocate()
    touched.deallocate()
  }
}
