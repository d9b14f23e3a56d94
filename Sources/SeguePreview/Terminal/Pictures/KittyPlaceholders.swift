/// Shows pictures by kitty's graphics protocol inside tmux.
///
/// The picture goes through tmux to the terminal, which does not place it: characters that tmux writes and moves like
/// any other say which cell shows which part, their colour says of which picture.
package struct KittyPlaceholders: PictureEncoder {
  /// The number of a picture that stays.
  static let ordinaryImage: UInt32 = 0x5E60F

  private let canvas: TerminalCanvas
  private let image: UInt32
  private var painter: CellPainter

  /// - Parameter image: The picture's number in the terminal, of 24 bits at most.
  package init(canvas: TerminalCanvas, image: UInt32) {
    self.canvas = canvas
    self.image = image & 0xff_ffff
    painter = CellPainter(canvas)
  }

  /// The bytes that show a picture in place of the one before.
  package mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let sent = try Self.transmission(
      of: picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight), image: image,
      columns: canvas.columns, rows: canvas.rows)
    return sent + painter.paint(Self.cells(image, columns: canvas.columns, rows: canvas.rows))
  }

  /// The bytes that give a picture to the terminal behind tmux, to be placed by ``cells(_:columns:rows:)``.
  package static func transmission(
    of picture: Bitmap, image: UInt32, columns: Int, rows: Int
  ) throws(MediaError) -> [UInt8] {
    try KittyTransmission.bytes(
      of: picture, head: "a=T,U=1,i=\(image),c=\(columns),r=\(rows),",
      wrap: TmuxPassthrough.wrap)
  }

  /// The characters that stand for a picture.
  package static func cells(_ image: UInt32, columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows, filledWith: nil)
    let last = PlaceholderMarks.all.count - 1
    for row in 0..<rows {
      for column in 0..<columns {
        var text = "\u{10EEEE}"
        text.unicodeScalars.append(PlaceholderMarks.all[min(row, last)])
        text.unicodeScalars.append(PlaceholderMarks.all[min(column, last)])
        grid[row, column] = TerminalCell(Character(text), foreground: .direct(image))
      }
    }
    return grid
  }

  /// The bytes that take a picture away and free its memory.
  package static func deletion(of image: UInt32) -> [UInt8] {
    TmuxPassthrough.wrap(KittyGraphics.deletion(of: image & 0xff_ffff))
  }
}
