package import SeguePreview

/// Shows pictures by characters: quadrants, half blocks or ASCII.
package struct CellPictures: PictureEncoder {
  private let canvas: TerminalCanvas
  private let drawing: CellDrawing
  private var painter: CellPainter

  /// Starts with cells of unknown contents.
  package init(canvas: TerminalCanvas, drawing: CellDrawing) {
    self.canvas = canvas
    self.drawing = drawing
    painter = CellPainter(canvas)
  }

  /// The bytes that turn the picture shown last into this one.
  package mutating func encode(_ picture: Bitmap) -> [UInt8] {
    painter.paint(drawing.cells(of: picture, columns: canvas.columns, rows: canvas.rows))
  }
}
