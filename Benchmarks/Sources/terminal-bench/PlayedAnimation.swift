import Measuring
import SeguePreview

/// Frames of a preset, as pictures and as PNG files.
struct PlayedAnimation {
  /// The number of columns and rows for display.
  static let (columns, rows) = (39, 42)
  /// The pixel size of a cell, chosen so that halves and quarters are whole pixels.
  static let (cellWidth, cellHeight) = (10, 20)
  static let width = columns * cellWidth
  static let height = rows * cellHeight
  private static let frameCount = 25

  let preset: String
  let frames: [Bitmap]
  /// The frames' files.
  let files: [String]
  /// All frames as a lossless animation; nil where ffmpeg is not installed.
  let animation: String?

  /// Draws the frames with the command line; returns nil on failure.
  init?(_ preset: String, by segue: String, in folder: String) {
    self.preset = preset
    files = (0..<Self.frameCount).map { "\(folder)/\(preset)-\($0 + 10).png" }
    for (index, file) in files.enumerated() {
      let command =
        "\(shellQuoted(segue)) preview \(shellQuoted(preset)) --container \(Self.width)x\(Self.height)"
        + " --scale 1 --at \(index * 100 / Self.frameCount)% -o \(shellQuoted(file)) 2>/dev/null"
      guard output(of: command) != nil else { return nil }
    }
    frames = files.compactMap { try? PictureFile.read($0) }
    guard frames.count == files.count else { return nil }
    let path = "\(folder)/\(preset).mkv"
    let made = output(
      of:
        "ffmpeg -v error -framerate 240 -pattern_type glob -i \(shellQuoted("\(folder)/\(preset)-*.png"))"
        + " -c:v png \(shellQuoted(path)) 2>/dev/null")
    animation = made == nil ? nil : path
  }
}
