import CSegueKernels

/// Paints pieces of rows; use one painter per thread.
struct RowPainter {
  private struct Layer {
    var brush: Brush
    var opacity: Int32
    var isOpaque: Bool

    /// A piece's coverage multiplied by the layer's opacity, 0…256.
    func alpha(of piece: Piece) -> UInt32 { UInt32((opacity * piece.coverage + 128) >> 8) }
  }

  private let kernels: segue_kernels
  private let layers: UnsafeMutablePointer<Layer>
  private let layerCount: Int
  /// Made when a layer's first row is rendered: hidden layers need none.
  private let scaledRows: UnsafeMutablePointer<ScaledRows?>
  private let slotCount: Int
  private let scratch: UnsafeMutablePointer<UInt32>
  private let background: UInt32

  init(_ prepared: [PreparedLayer], width: Int, background: UInt32, kernels: Kernels) {
    self.kernels = kernels.functions
    self.background = background
    layerCount = prepared.count
    layers = .allocate(capacity: layerCount)
    scaledRows = .allocate(capacity: layerCount)
    scratch = .allocate(capacity: width)
    var slots = 0
    for (index, layer) in prepared.enumerated() {
      var brush = layer.source.brush
      if case .scale(var scale) = brush {
        scale.slot = slots
        brush = .scale(scale)
        (scaledRows + slots).initialize(to: nil)
        slots += 1
      }
      (layers + index).initialize(
        to: Layer(brush: brush, opacity: layer.opacity, isOpaque: layer.isOpaque))
    }
    slotCount = slots
  }

  func deallocate() {
    for slot in 0..<slotCount { scaledRows[slot]?.deallocate() }
    scaledRows.deallocate()
    layers.deallocate()
    scratch.deallocate()
  }

  /// Paints a plan into row `y`, which begins at `row`, from the lowest piece up.
  func paint(_ pieces: RowStack<Piece>, y: Int, row: UnsafeMutablePointer<UInt32>) {
    var last = pieces.count - 1
    while last >= 0 {
      var first = last
      while first > 0, pieces[first - 1].isContinued(by: pieces[first]) { first -= 1 }
      paint(pieces, first...last, y, row)
      last = first - 1
    }
  }

  /// Paints adjacent pieces of one layer: a single long one, or several edge pixels together.
  private func paint(
    _ pieces: RowStack<Piece>, _ indices: ClosedRange<Int>, _ y: Int,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    let span = pieces[indices.lowerBound].start..<pieces[indices.upperBound].end
    let index = Int(pieces[indices.lowerBound].layer)
    guard index >= 0 else {
      return (row + Int(span.lowerBound)).update(repeating: background, count: span.count)
    }
    let layer = layers[index]
    switch layer.brush {
    case .solid(let color):
      for index in indices { paint(color, layer, pieces[index], row) }
    case .copy(let pixels, let dx, let dy):
      for index in indices { paint(pixels, dx, y + dy, layer, pieces[index], row) }
    case .scale(let brush):
      render(pieces, indices, layer, row) { target in
        if scaledRows[brush.slot] == nil {
          scaledRows[brush.slot] = ScaledRows(columnCount: brush.columnCount)
        }
        scaledRows[brush.slot]?.render(brush, y: y, span, into: target, kernels)
      }
    case .project(let brush):
      render(pieces, indices, layer, row) { target in
        var projection = brush.row(y)
        let start = span.lowerBound - Int32(brush.origin)
        kernels.project(target, span.count, &projection, start)
      }
    }
  }

  private func paint(
    _ color: UInt32, _ layer: Layer, _ piece: Piece, _ row: UnsafeMutablePointer<UInt32>
  ) {
    let target = row + Int(piece.start)
    let alpha = layer.alpha(of: piece)
    let faded = alpha == 256 ? color : color.faded(to: alpha)
    if faded >> 24 == 255 {
      target.update(repeating: faded, count: piece.count)
    } else {
      kernels.tint(target, faded, piece.count)
    }
  }

  private func paint(
    _ pixels: PixelBlock, _ dx: Int, _ y: Int, _ layer: Layer, _ piece: Piece,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    // Rounded corners of a region may overlap the picture's edge by a tiny amount: skip those
    // pixels.
    let first = max(Int(piece.start) + dx, 0)
    let end = min(Int(piece.end) + dx, pixels.width)
    guard y >= 0, y < pixels.height, first < end else { return }
    blend(
      pixels.row(y) + first, over: row + (first - dx), count: end - first, layer,
      layer.alpha(of: piece))
  }

  /// Renders pixels: a single opaque piece directly into the row, several pieces into scratch
  /// memory, which is then blended piece by piece with its coverage.
  @inline(__always)
  private func render(
    _ pieces: RowStack<Piece>, _ indices: ClosedRange<Int>, _ layer: Layer,
    _ row: UnsafeMutablePointer<UInt32>, _ renderInto: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let start = Int(pieces[indices.lowerBound].start)
    let isLone = indices.lowerBound == indices.upperBound
    if isLone, layer.isOpaque, layer.alpha(of: pieces[indices.lowerBound]) == 256 {
      return renderInto(row + start)
    }
    renderInto(scratch)
    for index in indices {
      let piece = pieces[index]
      let from = Int(piece.start)
      let alpha = layer.alpha(of: piece)
      blend(scratch + (from - start), over: row + from, count: piece.count, layer, alpha)
    }
  }

  private func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    _ layer: Layer, _ alpha: UInt32
  ) {
    if !layer.isOpaque {
      kernels.over(target, source, count, alpha)
    } else if alpha == 256 {
      target.update(from: source, count: count)
    } else {
      kernels.lerp(target, source, count, alpha)
    }
  }
}
