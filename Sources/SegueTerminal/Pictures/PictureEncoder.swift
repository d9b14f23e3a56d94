public import SeguePreview

/// Encodes pictures for a terminal.
public protocol PictureEncoder {
  /// Returns the bytes that replace the previous picture; empty where nothing changed.
  mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8]
}

extension TerminalCapabilities {
  /// Creates the encoder for the chosen protocol.
  ///
  /// - Parameters:
  ///   - canvas: the cells that pictures cover.
  ///   - image: the picture's ID in terminals that store pictures; nil for a permanent picture.
  ///   - leavesEmptyCells: whether transparent parts keep the terminal's contents.
  public func encoder(
    on canvas: TerminalCanvas, image: UInt32?, leavesEmptyCells: Bool = false
  ) -> any PictureEncoder {
    switch pictures {
    case .kitty where usesPlaceholders: KittyPlaceholders(canvas: canvas, image: image)
    case .kitty:
      KittyGraphics(canvas: canvas, image: image, readsFiles: readsFiles && image != nil)
    case .iterm2: ITermImages(canvas: canvas)
    case .sixel:
      SixelPictures(canvas: canvas, colors: sixelColors, background: backgroundWord)
    case .quadrant, .half, .ascii, .none:
      CellPictures(canvas: canvas, drawing: drawing(leavesEmptyCells: leavesEmptyCells))
    }
  }

  /// Returns the style for drawing with characters.
  package func drawing(leavesEmptyCells: Bool = false) -> CellDrawing {
    // Blocks are meaningless without colors.
    CellDrawing(
      colors == .monochrome ? .ascii : pictures, depth: colors, background: backgroundWord,
      leavesEmptyCells: leavesEmptyCells)
  }

  /// Returns the bytes that delete a picture; empty for protocols that store no pictures.
  package func deletion(of image: UInt32?) -> [UInt8] {
    guard pictures == .kitty, let image else { return [] }
    return usesPlaceholders
      ? KittyPlaceholders.deletion(of: image) : KittyGraphics.deletion(of: image)
  }

  /// The background color; black where unknown.
  private var backgroundWord: UInt32 { background?.opaqueWord ?? 0xff00_0000 }
}

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

/// Displays pictures with iTerm2's inline image protocol.
package struct ITermImages: PictureEncoder {
  private let canvas: TerminalCanvas
  private var shown: [UInt8] = []

  package init(canvas: TerminalCanvas) { self.canvas = canvas }

  /// Returns the bytes that show a picture over the previous one; empty where it is the same.
  package mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    let small = picture.fitted(width: canvas.pixelWidth, height: canvas.pixelHeight)
    let file = try PNG.encode(small, effort: .fast)
    guard file != shown else { return [] }
    shown = file
    let keys =
      "inline=1;size=\(file.count);width=\(canvas.columns);height=\(canvas.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1b}[?2026h\(canvas.start)\u{1b}]1337;File=\(keys):".utf8)
      + Base64.encode(file) + Array("\u{07}\u{1b}[?2026l".utf8)
  }
}
