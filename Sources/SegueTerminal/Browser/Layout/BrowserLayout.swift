import SegueScenes
import SegueStaging
import SegueTimeline

/// The layout of the browser.
///
/// At the top is a line for the search; at the bottom the scrubber and a line of hints; between
/// them the list, the phone and, if there is space, the facts.
struct BrowserLayout: Hashable, Sendable {
  /// The minimum screen size.
  static let least = (columns: 72, rows: 20)

  let columns: Int
  let rows: Int
  let list: CellRect
  /// The phones, from the left: one, or two for comparison.
  let phones: [CellRect]
  /// The facts; nil if there is no space.
  let facts: CellRect?
  /// The bar that shows and sets the progress.
  let scrubber: CellRect

  /// Whether the screen is large enough.
  var fits: Bool { columns >= Self.least.columns && rows >= Self.least.rows }

  /// Computes the layout.
  ///
  /// - Parameters:
  ///   - cell: the size of a cell in pixels, for the phone's shape.
  ///   - phoneCount: one, or two for comparison.
  init(columns: Int, rows: Int, cell: (width: Int, height: Int), phoneCount: Int = 1) {
    self.columns = columns
    self.rows = rows
    let height = max(1, rows - 4)
    let listWidth = min(max(columns * 34 / 100, 24), 46)
    list = CellRect(column: 1, row: 2, columns: listWidth, rows: height)
    let start = list.column + listWidth + 2
    // Two phones leave space for the facts if both stay large enough to compare.
    let forFacts = phoneCount > 1 && columns >= 120 ? 30 : 0
    let room = max(1, (columns - start - 1 - forFacts) / phoneCount - 1)
    let ideal = Double(height * cell.height) * PhoneShape.aspect / Double(max(1, cell.width))
    let width = min(max(Int(ideal.rounded()), 1), room)
    let tall = Double(width * cell.width) / PhoneShape.aspect / Double(max(1, cell.height))
    let phoneRows = min(height, max(1, Int(tall.rounded())))
    phones = (0..<phoneCount).map { index in
      CellRect(
        column: start + index * (width + 1), row: 2, columns: width, rows: phoneRows)
    }
    let factsStart = start + phoneCount * (width + 1) + 1
    let factsWidth = min(columns - factsStart - 1, 96)
    facts =
      factsWidth < 22
      ? nil : CellRect(column: factsStart, row: 2, columns: factsWidth, rows: height)
    scrubber = CellRect(column: 1, row: rows - 2, columns: max(1, columns - 2), rows: 1)
  }

  /// The cells of all phones together, which share one picture.
  var picture: CellRect {
    let first = phones[0]
    let last = phones[phones.count - 1]
    return CellRect(
      column: first.column, row: first.row,
      columns: last.column + last.columns - first.column, rows: first.rows)
  }
}

/// A rectangle of cells.
struct CellRect: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  func contains(column: Int, row: Int) -> Bool {
    (self.column..<self.column + columns).contains(column)
      && (self.row..<self.row + rows).contains(row)
  }
}

/// The size of a phone's body, and the position of its screen.
enum PhoneShape {
  /// The screen, in points.
  static let screen = Stage.Container.defaultSize
  /// The width of the body around the screen, in points.
  static let bezel = 14.0
  /// The radius of the screen's corners, in points.
  static let screenRadius = Stage.Container(device: screen).cornerRadius

  private static let body = Size2D(
    width: screen.width + 2 * bezel, height: screen.height + 2 * bezel)

  /// The body's width, divided by its height.
  static let aspect = body.width / body.height

  /// The pixels per point for a body width.
  static func scale(width: Int) -> Double { Double(width) / body.width }

  /// The point of the screen under a position on the body, each 0…1, clamped to the screen.
  static func point(x: Double, y: Double) -> Point2D {
    Point2D(
      x: min(max(x * body.width - bezel, 0), screen.width),
      y: min(max(y * body.height - bezel, 0), screen.height))
  }

  /// The screen width in pixels for a body width.
  static func screenWidth(of width: Int) -> Int { max(1, width - 2 * inset(width: width)) }

  /// The inset of the screen in the body in pixels, for a body width.
  static func inset(width: Int) -> Int { max(1, Int((bezel * scale(width: width)).rounded())) }
}
