import CSegueKernels

/// Paints pieces of rows; one painter belongs to one thread.
struct RowPainter {
  private struct Layer {
    var brush: Brush
    var opacity: Int32
    var isOpaque: Bool
  }

  private let kernels: segue_kernels
  private let layers: UnsafeMutablePointer<Layer>
  private let layerCount: Int
  private let scaledRows: UnsafeMutablePointer<ScaledRows>
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
        (scaledRows + slots).initialize(to: ScaledRows(scale))
        slots += 1
      }
      (layers + index).initialize(
        to: Layer(brush: brush, opacity: layer.opacity, isOpaque: layer.isOpaque))
    }
    slotCount = slots
  }

  func deallocate() {
    for slot in 0..<slotCount { scaledRows[slot].deallocate() }
    scaledRows.deallocate()
    layers.deallocate()
    scratch.deallocate()
  }

  /// Paints one piece of row `y`, which begins at `row`.
  func paint(_ piece: Piece, y: Int, row: UnsafeMutablePointer<UInt32>) {
    guard piece.layer >= 0 else {
      (row + Int(piece.start)).update(
        repeating: background, count: Int(piece.end - piece.start))
      return
    }
    let layer = layers[Int(piece.layer)]
    let alpha = UInt32((layer.opacity * piece.coverage + 128) >> 8)
    switch layer.brush {
    case .solid(let color): paint(color, alpha, piece, row)
    case .copy(let pixels, let dx, let dy):
      paint(pixels, Int(piece.start) + dx, y + dy, alpha, layer.isOpaque, piece, row)
    case .scale(let brush):
      render(piece, alpha, layer.isOpaque, row) { target in
        scaledRows[brush.slot].render(brush, y: y, piece, into: target, kernels)
      }
    case .project(let brush):
      render(piece, alpha, layer.isOpaque, row) { target in
        var projection = brush.row(y)
        let count = Int(piece.end - piece.start)
        kernels.project(target, count, &projection, piece.start - Int32(brush.origin))
      }
    }
  }

  private func paint(
    _ color: UInt32, _ alpha: UInt32, _ piece: Piece, _ row: UnsafeMutablePointer<UInt32>
  ) {
    let target = row + Int(piece.start)
    let count = Int(piece.end - piece.start)
    let faded = alpha == 256 ? color : faded(color, alpha)
    if faded >> 24 == 255 {
      target.update(repeating: faded, count: count)
    } else {
      kernels.tint(target, faded, count)
    }
  }

  /// A colour under an opacity, by the kernels' arithmetic.
  private func faded(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    let even = ((color & 0xff00ff) * alpha + 0x800080) >> 8 & 0xff00ff
    let odd = ((color >> 8 & 0xff00ff) * alpha + 0x800080) & 0xff00_ff00
    return even | odd
  }

  private func paint(
    _ pixels: PixelBlock, _ x: Int, _ y: Int, _ alpha: UInt32, _ isOpaque: Bool, _ piece: Piece,
    _ row: UnsafeMutablePointer<UInt32>
  ) {
    // Rounded corners of a region may touch a pixel beyond the picture by a hair: it is left out.
    let first = max(x, 0)
    let end = min(x + Int(piece.end - piece.start), pixels.width)
    guard y >= 0, y < pixels.height, first < end else { return }
    let target = row + Int(piece.start) + (first - x)
    blend(pixels.row(y) + first, over: target, count: end - first, alpha, isOpaque)
  }

  private func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    _ alpha: UInt32, _ isOpaque: Bool
  ) {
    if !isOpaque {
      kernels.over(target, source, count, alpha)
    } else if alpha == 256 {
      target.update(from: source, count: count)
    } else {
      kernels.lerp(target, source, count, alpha)
    }
  }

  /// Has the piece's pixels rendered: straight into the row where nothing shines through.
  @inline(__always)
  private func render(
    _ piece: Piece, _ alpha: UInt32, _ isOpaque: Bool, _ row: UnsafeMutablePointer<UInt32>,
    _ renderInto: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let target = row + Int(piece.start)
    if isOpaque, alpha == 256 { return renderInto(target) }
    renderInto(scratch)
    blend(scratch, over: target, count: Int(piece.end - piece.start), alpha, isOpaque)
  }
}
