public import SeguePreview

/// Turns pictures into what a terminal shows.
public protocol PictureEncoder {
  /// The bytes that show a picture in place of the one before; none where nothing changed.
  mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8]
}

extension TerminalCapabilities {
  /// The encoder of the protocol that was chosen.
  ///
  /// - Parameters:
  ///   - canvas: the cells that pictures cover.
  ///   - image: the picture's number in terminals that keep pictures; nil for one that stays.
  ///   - leavesEmptyCells: whether the terminal stays as it is where pictures are transparent.
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

  /// How pictures are drawn with characters.
  package func drawing(leavesEmptyCells: Bool = false) -> CellDrawing {
    // Blocks say nothing without colors.
    CellDrawing(
      colors == .monochrome ? .ascii : pictures, depth: colors, background: backgroundWord,
      leavesEmptyCells: leavesEmptyCells)
  }

  /// The bytes that take a picture away; none in terminals that keep no pictures.
  package func deletion(of image: UInt32?) -> [UInt8] {
    guard pictures == .kitty, let image else { return [] }
    return usesPlaceholders
      ? KittyPlaceholders.deletion(of: image) : KittyGraphics.deletion(of: image)
  }

  /// The color behind the text, black where it is not known.
  private var backgroundWord: UInt32 { background?.opaqueWord ?? 0xff00_0000 }
}
