import CSegueKernels

/// Paints pieces of rows; use one painter per thread.
struct RowPainter {
  private struct Layer {
    let brush: Brush
    let blending: Blending
  }

  /// How a layer's pixels cover what is below.
  private struct Blending {
    let opacity: Int32
    let isOpaque: Bool

    /// A piece's coverage multiplied by the layer's opacity, 0…256.
    func alpha(of piece: Piece) -> UInt32 { UInt32((opacity * piece.coverage + 128) >> 8) }
  }

  // Pointers, since the loop over rows would otherwise copy tables and brushes.
  private let kernels: UnsafePointer<segue_kernels>
  private let layers: UnsafeMutablePointer<Layer>
  private let layerCount: Int
  /// Made when a layer's first row is rendered: hidden layers need none.
  private let scaledRows: UnsafeMutablePointer<ScaledRows?>
  private let slotCount: Int
  private let scratch: UnsafeMutablePointer<UInt32>
  private let background: UInt32
  private let uncopied: UnsafeMutablePointer<UncopiedPixels>

  init(_ prepared: [PreparedLayer], width: Int, background: UInt32, kernels: Kernels) {
    self.kernels = kernels.table
    self.background = background
    layerCount = prepared.count
    layers = .allocate(capacity: layerCount)
    scaledRows = .allocate(capacity: layerCount)
    scratch = .allocate(capacity: width)
    uncopied = .allocate(capacity: 1)
    uncopied.initialize(to: UncopiedPixels())
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
        to: Layer(
          brush: brush, blending: Blending(opacity: layer.opacity, isOpaque: layer.isOpaque)))
    }
    slotCount = slots
  }

  func deallocate() {
    for slot in 0..<slotCount { scaledRows[slot]?.deallocate() }
    scaledRows.deallocate()
    layers.deallocate()
    scratch.deallocate()
    uncopied.deallocate()
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
    uncopied.pointee.copy(into: row, kernels)
  }

  /// Paints adjacent pieces of one layer: a single long one, or several edge pixels together.
  private func paint(
    _ pieces: RowStack<Piece>, _ indices: ClosedRange<Int>, _ y: Int,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    let span = pieces[indices.lowerBound].start..<pieces[indices.upperBound].end
    let index = Int(pieces[indices.lowerBound].layer)
    guard index >= 0 else {
      _ = takePixels(under: span, row)
      return (row + Int(span.lowerBound)).update(repeating: background, count: span.count)
    }
    let blending = layers[index].blending
    switch layers[index].brush {
    case .solid(let color):
      for index in indices { paint(color, blending, pieces[index], row) }
    case .copy(let pixels, let dx, let dy):
      for index in indices { paint(pixels, dx, y + dy, blending, pieces[index], row) }
    case .scale(let brush):
      render(pieces, indices, blending, row) { target in
        if scaledRows[brush.slot] == nil {
          scaledRows[brush.slot] = ScaledRows(columnCount: brush.columnCount)
        }
        scaledRows[brush.slot]?.render(brush, y: y, span, into: target, kernels)
      }
    case .project(let brush):
      render(pieces, indices, blending, row) { target in
        var projection = brush.row(y)
        let start = span.lowerBound - Int32(brush.origin)
        kernels.pointee.project(target, span.count, &projection, start)
      }
    }
  }

  /// Returns where to read the pixels under a span; the caller then writes the whole span.
  private func takePixels(
    under span: Range<Int32>, _ row: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    uncopied.pointee.take(span, copyingRestInto: row, kernels)
      ?? UnsafePointer(row + Int(span.lowerBound))
  }

  private func paint(
    _ color: UInt32, _ blending: Blending, _ piece: Piece, _ row: UnsafeMutablePointer<UInt32>
  ) {
    let target = row + Int(piece.start)
    let under = takePixels(under: piece.span, row)
    let alpha = blending.alpha(of: piece)
    let faded = alpha == 256 ? color : color.faded(to: alpha)
    if faded >> 24 == 255 {
      target.update(repeating: faded, count: piece.count)
    } else {
      kernels.pointee.tint(target, under, faded, piece.count)
    }
  }

  private func paint(
    _ pixels: PixelBlock, _ dx: Int, _ y: Int, _ blending: Blending, _ piece: Piece,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    // Rounded corners of a region may overlap the picture's edge by a tiny amount: skip those
    // pixels.
    let first = max(Int(piece.start) + dx, 0)
    let end = min(Int(piece.end) + dx, pixels.width)
    guard y >= 0, y < pixels.height, first < end else { return }
    let span = Int32(first - dx)..<Int32(end - dx)
    let alpha = blending.alpha(of: piece)
    let under = takePixels(under: span, row)
    pixels.prefetch(row: y + 1, first..<end)
    if blending.isOpaque, alpha == 256 {
      uncopied.pointee.replace(with: pixels.row(y) + first, span, copyingRestInto: row, kernels)
    } else {
      blend(pixels.row(y) + first, over: under, row, span, blending, alpha)
    }
  }

  /// Renders pixels: a single opaque piece directly into the row, several pieces into scratch
  /// memory, which is then blended piece by piece with its coverage.
  @inline(__always)
  private func render(
    _ pieces: RowStack<Piece>, _ indices: ClosedRange<Int>, _ blending: Blending,
    _ row: UnsafeMutablePointer<UInt32>, _ renderInto: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let start = pieces[indices.lowerBound].start
    let span = start..<pieces[indices.upperBound].end
    let under = takePixels(under: span, row)
    let isLone = indices.lowerBound == indices.upperBound
    if isLone, blending.isOpaque, blending.alpha(of: pieces[indices.lowerBound]) == 256 {
      return renderInto(row + Int(start))
    }
    renderInto(scratch)
    for index in indices {
      let piece = pieces[index]
      let offset = Int(piece.start - start)
      blend(
        scratch + offset, over: under + offset, row, piece.span, blending, blending.alpha(of: piece)
      )
    }
  }

  private func blend(
    _ source: UnsafePointer<UInt32>, over under: UnsafePointer<UInt32>,
    _ row: UnsafeMutablePointer<UInt32>, _ span: Range<Int32>, _ blending: Blending, _ alpha: UInt32
  ) {
    let target = row + Int(span.lowerBound)
    if !blending.isOpaque {
      kernels.pointee.over(target, under, source, span.count, alpha)
    } else if alpha == 256 {
      kernels.pointee.copy(target, source, span.count)
    } else {
      kernels.pointee.lerp(target, under, source, span.count, alpha)
    }
  }
}
