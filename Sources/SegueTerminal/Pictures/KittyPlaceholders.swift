package import SeguePreview

/// Displays pictures with the kitty graphics protocol inside tmux.
///
/// The picture is sent through tmux to the terminal without a position. Placeholder characters,
/// which tmux writes and moves like any other, say which cell shows which part; their color is the
/// picture's ID.
package struct KittyPlaceholders: PictureEncoder {
  private let canvas: TerminalCanvas
  private let image: UInt32?
  private var painter: CellPainter

  /// - Parameter image: the picture's ID in the terminal, at most 24 bits; nil for a permanent
  ///   picture, which gets an ID that no other picture reuses.
  package init(canvas: TerminalCanvas, image: UInt32?) {
    self.canvas = canvas
    self.image = image.map { $0 & 0xff_ffff }
    painter = CellPainter(canvas)
  }

  /// Returns the bytes that replace the previous picture.
  package mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let number = image ?? ownNumber(of: small)
    let sent = try Self.transmission(
      of: small, image: number, columns: canvas.columns, rows: canvas.rows)
    return sent + painter.paint(Self.cells(number, columns: canvas.columns, rows: canvas.rows))
  }

  /// Returns an ID derived from the pixels (FNV-1a), outside the range of replaceable pictures.
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

  /// Returns the bytes that send a picture to the terminal behind tmux, for placement by
  /// ``cells(_:columns:rows:)``.
  package static func transmission(
    of picture: Bitmap, image: UInt32, columns: Int, rows: Int
  ) throws(MediaError) -> [UInt8] {
    try KittyTransmission.bytes(
      of: picture, head: "a=T,U=1,i=\(image),c=\(columns),r=\(rows),",
      wrap: TmuxPassthrough.wrap)
  }

  /// Returns the placeholder characters of a picture.
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

  /// Returns the bytes that delete a picture and free its memory.
  package static func deletion(of image: UInt32) -> [UInt8] {
    TmuxPassthrough.wrap(KittyGraphics.deletion(of: image & 0xff_ffff))
  }
}
