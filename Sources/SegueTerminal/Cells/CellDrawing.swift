package import SeguePreview

/// Draws pictures with characters.
package struct CellDrawing: Hashable, Sendable {
  private let pictures: PictureProtocol
  private let depth: TerminalCapabilities.ColorDepth
  private let background: UInt32
  private let leavesEmptyCells: Bool

  /// Creates a drawing style.
  ///
  /// - Parameters:
  ///   - pictures: quadrants, half blocks or ASCII.
  ///   - depth: the color depth.
  ///   - background: the opaque color behind transparent pixels.
  ///   - leavesEmptyCells: whether fully transparent cells keep the terminal's contents.
  package init(
    _ pictures: PictureProtocol, depth: TerminalCapabilities.ColorDepth,
    background: UInt32 = 0xff00_0000, leavesEmptyCells: Bool = false
  ) {
    self.pictures = pictures
    self.depth = depth
    self.background = background
    self.leavesEmptyCells = leavesEmptyCells
  }

  /// Returns the cells for a picture scaled to a grid.
  package func cells(of picture: Bitmap, columns: Int, rows: Int) -> CellGrid {
    let (across, down) = pictures.pixelsPerCell
    let small = picture.scaled(width: columns * across, height: rows * down)
    var grid = CellGrid(columns: columns, rows: rows, filledWith: nil)
    for row in 0..<rows {
      for column in 0..<columns {
        var pixels = SIMD4<UInt32>.zero
        var isEmpty = true
        for y in 0..<down {
          for x in 0..<across {
            let pixel = small.row(row * down + y)[column * across + x]
            isEmpty = isEmpty && pixel >> 24 == 0
            pixels[y * across + x] = StraightAlpha.flattened(pixel, on: background)
          }
        }
        if isEmpty && leavesEmptyCells { continue }
        grid[row, column] = cell(pixels)
      }
    }
    return grid
  }

  private func cell(_ pixels: SIMD4<UInt32>) -> TerminalCell {
    switch pictures {
    case .quadrant: quadrant(pixels)
    case .half: half(upper: pixels[0], lower: pixels[1])
    default: character(pixels[0])
    }
  }

  /// Draws the lower half as the glyph, which renders best in most fonts.
  private func half(upper: UInt32, lower: UInt32) -> TerminalCell {
    let (above, below) = (color(upper), color(lower))
    if above == below { return TerminalCell(" ", background: above) }
    return TerminalCell("▄", foreground: below, background: above)
  }

  private func quadrant(_ pixels: SIMD4<UInt32>) -> TerminalCell {
    let parting = QuadrantFit(pixels)
    let (inner, outer) = (color(parting.inside), color(parting.outside))
    if parting.mask == 0 || inner == outer { return TerminalCell(" ", background: outer) }
    return TerminalCell(parting.character, foreground: inner, background: outer)
  }

  /// Picks a character whose ink increases with brightness, or with darkness on a light background.
  private func character(_ pixel: UInt32) -> TerminalCell {
    let isLight = background.luminance > 0.5
    let ink = isLight ? 1 - pixel.luminance : pixel.luminance
    let ramp = asciiRamp
    let index = min(Int(ink * Double(ramp.count)), ramp.count - 1)
    return TerminalCell(ramp[index], foreground: color(pixel))
  }

  private func color(_ pixel: UInt32) -> TerminalColor? { TerminalColor(pixel, depth: depth) }
}

/// Characters from no ink to the most ink.
private let asciiRamp = Array(" .:-=+*#%@")

extension UInt32 {
  /// The brightness of an opaque `0xAARRGGBB` word, 0…1.
  package var luminance: Double {
    let (red, green, blue) = (self >> 16 & 255, self >> 8 & 255, self & 255)
    return (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }
}
