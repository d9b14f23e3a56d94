package import SeguePreview

/// Displays pictures with characters: quadrants, half blocks or ASCII.
package struct CellPictures: PictureEncoder {
  private let canvas: TerminalCanvas
  private let drawing: CellDrawing
  private var painter: CellPainter

  /// Creates an encoder over cells with unknown contents.
  package init(canvas: TerminalCanvas, drawing: CellDrawing) {
    self.canvas = canvas
    self.drawing = drawing
    painter = CellPainter(canvas)
  }

  /// Returns the bytes that change the previous picture into this one.
  package mutating func encode(_ picture: Bitmap) -> [UInt8] {
    painter.paint(drawing.cells(of: picture, columns: canvas.columns, rows: canvas.rows))
  }
}
