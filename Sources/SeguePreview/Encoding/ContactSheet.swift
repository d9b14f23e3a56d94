public import SegueTimeline

/// A picture of several frames, in rows of equal cells, each with a caption under it.
public struct ContactSheet: Hashable, Sendable {
  /// A frame and its caption.
  public struct Entry: Sendable {
    /// The frame.
    public let frame: Bitmap
    /// The caption, such as `25 %`.
    public let caption: String

    /// Creates an entry.
    public init(_ frame: Bitmap, caption: String = "") {
      self.frame = frame
      self.caption = caption
    }
  }

  /// Draws a caption, centered in a rectangle of the sheet, in pixels.
  public typealias CaptionDrawing = (_ text: String, _ bounds: Rect2D, _ sheet: Bitmap) -> Void

  /// The width of a cell, in pixels; frames are never enlarged to reach it.
  public var cellWidth = 240
  /// The maximum number of cells in a row.
  public var maxColumns = 6
  /// The space around the grid, in pixels.
  public var margin = 24
  /// The space between two cells, in pixels.
  public var gap = 16
  /// The height of a caption, in pixels; no space is reserved where captions are not drawn.
  public var captionHeight = 32
  /// The radius of the frames' corners, in pixels.
  public var cornerRadius = 16.0
  /// The color behind the frames.
  public var background = Color(red: 0.89, green: 0.89, blue: 0.91)

  /// Creates a contact sheet with default measures.
  public init() {}

  /// Makes everything as small as a sheet of some frames of this width needs.
  package mutating func fit(_ count: Int, into width: Int) {
    (margin, gap, captionHeight, cornerRadius) = (8, 8, 24, 8)
    let rows = (count + maxColumns - 1) / maxColumns
    let columns = (count + rows - 1) / max(1, rows)
    cellWidth = max(1, min(cellWidth, (width - 2 * margin + gap) / max(1, columns) - gap))
  }

  /// A frame at the width of a cell; a frame that is narrower stays as it is.
  func reduced(_ frame: Bitmap) -> Bitmap {
    let cell = Grid(self, count: 1, first: frame, hasCaptions: false)
    return frame.fitted(width: cell.cellWidth, height: cell.cellHeight)
  }

  /// Draws the frames; the first one sets the cells' aspect ratio, the others are fitted into it.
  ///
  /// - Throws: ``MediaError/Code/frames`` where there are none, and ``MediaError/Code/size`` where
  ///   the sheet would exceed the limits of ``PictureLimits``.
  public func compose(
    _ entries: [Entry], drawCaption: CaptionDrawing? = nil
  ) throws(MediaError) -> Bitmap {
    guard let first = entries.first?.frame else {
      throw MediaError(.frames, "a contact sheet needs at least one frame")
    }
    let grid = Grid(self, count: entries.count, first: first, hasCaptions: drawCaption != nil)
    guard max(grid.width, grid.height) <= PictureLimits.longestSide else {
      throw MediaError(
        .size, "the contact sheet would be \(grid.width) × \(grid.height) pixels",
        help: "use fewer frames")
    }
    let sheet = Bitmap(width: grid.width, height: grid.height)
    sheet.fill(background.premultipliedWord)
    for (index, entry) in entries.enumerated() {
      let corner = grid.corner(index)
      let small = entry.frame.fitted(width: grid.cellWidth, height: grid.cellHeight)
      sheet.draw(
        small, x: corner.x + (grid.cellWidth - small.width) / 2,
        y: corner.y + (grid.cellHeight - small.height) / 2, cornerRadius: cornerRadius)
      drawCaption?(entry.caption, grid.caption(index), sheet)
    }
    return sheet
  }
}

/// The positions of a sheet's cells.
private struct Grid {
  let sheet: ContactSheet
  let columns: Int
  let rows: Int
  let cellWidth: Int
  let cellHeight: Int
  let captionHeight: Int

  init(_ sheet: ContactSheet, count: Int, first: Bitmap, hasCaptions: Bool) {
    self.sheet = sheet
    rows = (count + sheet.maxColumns - 1) / max(1, sheet.maxColumns)
    columns = (count + rows - 1) / rows  // as even as possible
    cellWidth = min(sheet.cellWidth, first.width)
    cellHeight = max(1, (first.height * cellWidth + first.width / 2) / first.width)
    captionHeight = hasCaptions ? sheet.captionHeight : 0
  }

  var width: Int { 2 * sheet.margin + columns * (cellWidth + sheet.gap) - sheet.gap }
  var height: Int { 2 * sheet.margin + rows * rowHeight - sheet.gap }

  func corner(_ index: Int) -> (x: Int, y: Int) {
    (
      sheet.margin + index % columns * (cellWidth + sheet.gap),
      sheet.margin + index / columns * rowHeight
    )
  }

  func caption(_ index: Int) -> Rect2D {
    let (x, y) = corner(index)
    return Rect2D(
      x: Double(x), y: Double(y + cellHeight), width: Double(cellWidth),
      height: Double(captionHeight))
  }

  private var rowHeight: Int { cellHeight + captionHeight + sheet.gap }
}
