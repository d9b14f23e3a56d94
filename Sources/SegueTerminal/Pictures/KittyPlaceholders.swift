package import SeguePreview

/// Shows pictures by kitty's graphics protocol inside tmux.
///
/// The picture goes through tmux to the terminal, which does not place it: characters that tmux writes and moves like
/// any other say which cell shows which part, their color says of which picture.
package struct KittyPlaceholders: PictureEncoder {
  private let canvas: TerminalCanvas
  private let image: UInt32?
  private var painter: CellPainter

  /// - Parameter image: The picture's number in the terminal, of 24 bits at most; nil for one that stays, whose
  ///   number no other picture takes from it.
  package init(canvas: TerminalCanvas, image: UInt32?) {
    self.canvas = canvas
    self.image = image.map { $0 & 0xff_ffff }
    painter = CellPainter(canvas)
  }

  /// The bytes that show a picture in place of the one before.
  package mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let number = image ?? ownNumber(of: small)
    let sent = try Self.transmission(
      of: small, image: number, columns: canvas.columns, rows: canvas.rows)
    return sent + painter.paint(Self.cells(number, columns: canvas.columns, rows: canvas.rows))
  }

  /// A number from what a picture shows (FNV-1a), far from those of pictures that are replaced.
  private func ownNumber(of picture: Bitmap) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    func add(_ word: UInt32) { hash = (hash ^ word) &* 16_777_619 }
    add(UInt32(truncatingIfNeeded: canvas.columns))
    add(UInt32(truncatingIfNeeded: canvas.rows))
    for y in 0..<picture.height {
      let pixels = picture.row(y)
      for x in 0..<picture.width { add(pixels[x]) }
    }
    return 0x80_0000 | (hash ^ hash >> 16) & 0x7f_ffff
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
    let last = PlaceholderDiacritics.all.count - 1
    for row in 0..<rows {
      for column in 0..<columns {
        var text = "\u{10EEEE}"
        text.unicodeScalars.append(PlaceholderDiacritics.all[min(row, last)])
        text.unicodeScalars.append(PlaceholderDiacritics.all[min(column, last)])
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
