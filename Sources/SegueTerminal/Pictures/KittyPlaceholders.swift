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

/// The combining marks that encode row and column numbers in kitty's placeholders.
///
/// The protocol uses the combining marks of class 230 in code point order, without those that occur
/// in a decomposition, as of Unicode 6.0, so that the list never changes. There are 297.
enum PlaceholderDiacritics {
  /// The marks; they limit a picture's rows and columns.
  static let all: [Unicode.Scalar] = ranges.flatMap { range in
    range.compactMap { Unicode.Scalar($0) }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F,
    0x0346...0x0346, 0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B,
    0x0363...0x036F, 0x0483...0x0487, 0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1,
    0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF, 0x05C4...0x05C4, 0x0610...0x0617,
    0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2, 0x06E4...0x06E4,
    0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
    0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745,
    0x0747...0x0747, 0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819,
    0x081B...0x0823, 0x0825...0x0827, 0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954,
    0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F, 0x17DD...0x17DD, 0x193A...0x193A,
    0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73, 0x1CD0...0x1CD2,
    0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC,
    0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC,
    0x20E1...0x20E1, 0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1,
    0x2DE0...0x2DFF, 0xA66F...0xA66F, 0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1,
    0xAAB0...0xAAB0, 0xAAB2...0xAAB3, 0xAAB7...0xAAB8, 0xAABE...0xAABF, 0xAAC1...0xAAC1,
    0xFE20...0xFE26, 0x10A0F...0x10A0F, 0x10A38...0x10A38, 0x1D185...0x1D189, 0x1D1AA...0x1D1AD,
    0x1D242...0x1D244,
  ]
}
