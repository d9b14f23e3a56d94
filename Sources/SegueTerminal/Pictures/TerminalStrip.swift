public import SeguePreview
public import SegueTimeline

/// Pictures side by side in the cells of a terminal, for text above and below them: frames of a film, or of several.
///
/// A frame starts and ends where cells do, so that half blocks blur no edge and captions lie under their frames.
public struct TerminalStrip: Hashable, Sendable {
  /// How many frames there are.
  public let count: Int
  /// The cells that a frame is wide.
  public let frameColumns: Int
  /// The cells that it is high.
  public let rows: Int
  private let cellWidth: Int
  private let cellHeight: Int
  private let cornerRadius: Double

  /// The empty cells between two frames.
  private static let gap = 2
  /// What a frame of many is wide.
  private static let usualColumns = 16
  /// What is narrower is not worth looking at.
  private static let leastColumns = 8

  /// Whether some frames can be seen on a terminal of some size, whatever else it can do.
  public static func fits(_ count: Int, in size: TerminalSize) -> Bool {
    count > 0 && size.columns >= count * (leastColumns + gap) - gap
  }

  /// How many frames of a useful size there is room for beside each other.
  public static func mostFrames(in size: TerminalSize) -> Int {
    max(1, (size.columns + gap) / (usualColumns + gap))
  }

  /// Lays a strip out as large as it is useful; nil where it does not fit or no pictures are shown.
  ///
  /// - Parameters:
  ///   - count: How many frames there are, at least one.
  ///   - container: The size of a frame in points.
  ///   - size: The terminal.
  ///   - abilities: What it can show.
  public init?(
    count: Int, container: Size, size: TerminalSize, capabilities: TerminalCapabilities
  ) {
    guard capabilities.pictures != .none, count > 0, !container.isEmpty else { return nil }
    self.count = count
    cellWidth = capabilities.cellWidth
    cellHeight = capabilities.cellHeight
    // Real pixels say as much in less room.
    let most = capabilities.pictures.hasPixels ? 16 : 22
    let across = (size.columns - Self.gap * (count - 1)) / count
    // The prompt, the heading and the captions are to be seen with the frames.
    let down = Double((size.rows - 4) * cellHeight) * container.width / container.height
    frameColumns = min(most, across, Int(down) / cellWidth)
    guard frameColumns >= Self.leastColumns else { return nil }
    let height = Double(frameColumns * cellWidth) * container.height / container.width
    rows = max(1, min(Int((height / Double(cellHeight)).rounded()), size.rows - 4))
    cornerRadius = capabilities.pictures.hasPixels ? Double(cellWidth) : 0
  }

  /// The cells that the strip is wide.
  public var columns: Int { count * (frameColumns + Self.gap) - Self.gap }

  /// The pixels in a point of a film that the strip is drawn from: twice as fine as what is shown.
  public func scale(of container: Size) -> Double {
    2 * Double(frameColumns * cellWidth) / container.width
  }

  /// A text for each frame, centered under it, in as many columns as the frame has.
  public func captions(_ texts: [String]) -> String {
    let captions = texts.map { text in
      let space = max(frameColumns - text.count, 0)
      return String(repeating: " ", count: space / 2) + text.prefix(frameColumns)
        + String(repeating: " ", count: space - space / 2)
    }
    return captions.joined(separator: String(repeating: " ", count: Self.gap))
  }

  /// Draws the strip; between the frames, and where one is missing, it is transparent.
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
