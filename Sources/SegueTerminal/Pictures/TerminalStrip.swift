public import SeguePreview
public import SegueTimeline

/// A row of pictures in the cells of a terminal, with text above and below: frames of one or
/// several animations.
///
/// Frames start and end at cell boundaries, so that half blocks blur no edge and captions align
/// with their frames.
public struct TerminalStrip: Hashable, Sendable {
  /// The number of frames.
  public let count: Int
  /// The width of a frame in cells.
  public let frameColumns: Int
  /// The height of a frame in cells.
  public let rows: Int
  private let cellWidth: Int
  private let cellHeight: Int
  private let cornerRadius: Double

  /// The number of empty columns between two frames.
  private static let gap = 2
  /// The typical width of a frame among many, in cells.
  private static let typicalColumns = 16
  /// The smallest useful width of a frame, in cells.
  private static let minColumns = 8

  /// Whether a number of frames fits a terminal's width, whatever its capabilities.
  public static func fits(_ count: Int, in size: TerminalSize) -> Bool {
    count > 0 && size.columns >= count * (minColumns + gap) - gap
  }

  /// Returns the number of frames of a useful size that fit beside each other.
  public static func maxFrames(in size: TerminalSize) -> Int {
    max(1, (size.columns + gap) / (typicalColumns + gap))
  }

  /// Creates the largest useful layout; nil where it does not fit or the terminal shows no
  /// pictures.
  ///
  /// - Parameters:
  ///   - count: the number of frames, at least one.
  ///   - container: the size of a frame, in points.
  ///   - size: the terminal's size.
  ///   - capabilities: the terminal's capabilities.
  public init?(
    count: Int, container: Size2D, size: TerminalSize, capabilities: TerminalCapabilities
  ) {
    guard capabilities.pictures != .none, count > 0, !container.isEmpty else { return nil }
    self.count = count
    cellWidth = capabilities.cellWidth
    cellHeight = capabilities.cellHeight
    // Pictures with real pixels need less space for the same detail.
    let most = capabilities.pictures.hasPixels ? 16 : 22
    let across = (size.columns - Self.gap * (count - 1)) / count
    // Leave space for the prompt, the heading and the captions.
    let down = Double((size.rows - 4) * cellHeight) * container.width / container.height
    frameColumns = min(most, across, Int(down) / cellWidth)
    guard frameColumns >= Self.minColumns else { return nil }
    let height = Double(frameColumns * cellWidth) * container.height / container.width
    rows = max(1, min(Int((height / Double(cellHeight)).rounded()), size.rows - 4))
    cornerRadius = capabilities.pictures.hasPixels ? Double(cellWidth) : 0
  }

  /// The width of the strip in cells.
  public var columns: Int { count * (frameColumns + Self.gap) - Self.gap }

  /// Returns the pixels per point at which to draw frames for the strip: twice its resolution.
  public func scale(of container: Size2D) -> Double {
    2 * Double(frameColumns * cellWidth) / container.width
  }

  /// Returns a line of captions, each centered under its frame and truncated to its width.
  public func captions(_ texts: [String]) -> String {
    let captions = texts.map { text in
      let space = max(frameColumns - text.count, 0)
      return String(repeating: " ", count: space / 2) + text.prefix(frameColumns)
        + String(repeating: " ", count: space - space / 2)
    }
    return captions.joined(separator: String(repeating: " ", count: Self.gap))
  }

  /// Draws the strip; the gaps and missing frames are transparent.
  public func bitmap(of frames: [Bitmap?]) -> Bitmap {
    let strip = Bitmap(width: columns * cellWidth, height: rows * cellHeight)
    for (index, frame) in frames.prefix(count).enumerated() {
      guard let frame else { continue }
      strip.draw(
        frame.scaled(width: frameColumns * cellWidth, height: rows * cellHeight),
        x: index * (frameColumns + Self.gap) * cellWidth, y: 0, cornerRadius: cornerRadius)
    }
    return strip
  }
}
