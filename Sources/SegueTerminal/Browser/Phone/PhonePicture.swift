import SeguePreview

/// The picture of the phones, encoded for the terminal.
struct PhonePicture {
  /// An image id that other programs are unlikely to use.
  static let image: UInt32 = 0x5E60D

  private let capabilities: TerminalCapabilities
  /// The cells it covers.
  let area: CellRect
  private var encoder: (any PictureEncoder)?
  /// The cells of the picture, if it is drawn with characters.
  private(set) var cells: CellGrid?

  /// Prepares the cells of an area.
  init(_ capabilities: TerminalCapabilities, in area: CellRect) {
    self.capabilities = capabilities
    self.area = area
    guard capabilities.pictures.hasPixels else { return }
    if usesPlaceholders {
      cells = KittyPlaceholders.cells(Self.image, columns: area.columns, rows: area.rows)
    } else {
      let canvas = TerminalCanvas(
        column: area.column, row: area.row, columns: area.columns, rows: area.rows,
        cell: (capabilities.cellWidth, capabilities.cellHeight))
      encoder = capabilities.encoder(on: canvas, image: Self.image)
    }
  }

  private var usesPlaceholders: Bool {
    capabilities.pictures == .kitty && capabilities.usesPlaceholders
  }

  /// Encodes a picture as bytes to send, in addition to its cells.
  mutating func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    if usesPlaceholders {
      return try KittyPlaceholders.transmission(
        of: picture, image: Self.image, columns: area.columns, rows: area.rows)
    }
    guard encoder != nil else {
      cells = capabilities.drawing().cells(of: picture, columns: area.columns, rows: area.rows)
      return []
    }
    return try encoder?.encode(picture) ?? []
  }

  /// The bytes that delete it.
  var deletion: [UInt8] { capabilities.deletion(of: Self.image) }

  /// The size in pixels of a picture that fills cells, at most the resolution of the terminal.
  ///
  /// - Parameter fineness: 1, or less if the connection to the terminal is slow.
  static func pixels(
    _ area: CellRect, _ capabilities: TerminalCapabilities, fineness: Double
  ) -> (width: Int, height: Int) {
    let cell = (width: Double(capabilities.cellWidth), height: Double(capabilities.cellHeight))
    let down = Double(capabilities.pictures.pixelsPerCell.down)
    let scale = capabilities.pictures.hasPixels ? fineness : min(1, 3 * down / cell.height)
    return (
      max(1, Int((Double(area.columns) * cell.width * scale).rounded())),
      max(1, Int((Double(area.rows) * cell.height * scale).rounded()))
    )
  }
}
