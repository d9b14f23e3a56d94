/// How many cells a terminal has, and how many pixels where it says so.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int
  /// Pixels across; 0 where unknown.
  public var pixelWidth: Int
  /// Pixels down; 0 where unknown.
  public var pixelHeight: Int

  /// Creates a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
