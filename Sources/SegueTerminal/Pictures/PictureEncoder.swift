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
