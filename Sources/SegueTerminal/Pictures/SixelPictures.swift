package import SeguePreview

/// Displays pictures with DEC sixels.
///
/// Colors keep their numbers across pictures, which avoids flicker on terminals that share one
/// palette. Only rows of cells that changed are sent.
package struct SixelPictures: PictureEncoder {
  private let canvas: TerminalCanvas
  private let background: UInt32
  private var palette: SixelPalette
  private var shown: [UInt8] = []

  /// - Parameters:
  ///   - colors: the number of color registers, 16…256.
  ///   - background: the opaque color behind transparent pixels.
  package init(canvas: TerminalCanvas, colors: Int, background: UInt32 = 0xff00_0000) {
    self.canvas = canvas
    self.background = background
    palette = SixelPalette(size: colors)
  }

  /// Returns the bytes that replace the previous picture; empty where nothing changed.
  package mutating func encode(_ picture: Bitmap) -> [UInt8] {
    let isFitting =
      picture.width == canvas.pixelWidth && picture.height == canvas.pixelHeight
    let small =
      isFitting
      ? picture.rows(0..<picture.height)
      : picture.scaled(width: canvas.pixelWidth, height: canvas.pixelHeight)
    small.flatten(on: background)
    palette.learn(small)
    let indices = palette.indices(of: small)
    guard let rows = changedRows(indices) else { return [] }
    shown = indices
    let width = canvas.pixelWidth
    let lines = rows.lowerBound * canvas.cellHeight..<rows.upperBound * canvas.cellHeight
    let part = indices[lines.lowerBound * width..<lines.upperBound * width]
    let down = rows.lowerBound > 0 ? "\u{1b}[\(rows.lowerBound)B" : ""
    return Array("\u{1b}[?2026h\(canvas.start)\(down)".utf8)
      + SixelText(part, width: width, palette: palette.colors).bytes
      + Array("\u{1b}[?2026l".utf8)
  }

  /// The cell rows from the first to the last change.
  private func changedRows(_ indices: [UInt8]) -> Range<Int>? {
    guard shown.count == indices.count else { return 0..<canvas.rows }
    let size = canvas.pixelWidth * canvas.cellHeight
    let changed = (0..<canvas.rows).filter { row in
      indices[row * size..<(row + 1) * size] != shown[row * size..<(row + 1) * size]
    }
    return changed.first.map { $0..<(changed.last ?? $0) + 1 }
  }
}

extension Bitmap {
  /// Composites all pixels on an opaque color.
  fileprivate func flatten(on background: UInt32) {
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width { pixels[x] = StraightAlpha.flattened(pixels[x], on: background) }
    }
  }
}
