import Measuring
import SeguePreview

/// Frames of a preset, as pictures and as PNG files.
struct PlayedFilm {
  /// The cells across and down that it is shown in.
  static let (columns, rows) = (39, 42)
  /// The pixels of a cell, so many that halves and quarters of it are whole pixels.
  static let (cellWidth, cellHeight) = (10, 20)
  static let width = columns * cellWidth
  static let height = rows * cellHeight
  private static let frameCount = 25

  let preset: String
  let frames: [Bitmap]
  /// The files of the frames.
  let files: [String]
  /// All frames as a film without losses; nil where there is no ffmpeg to make it.
  let frameSource: String?

  /// Has frames drawn by the command line; nil where that fails.
  init?(_ preset: String, by segue: String, in folder: String) {
    self.preset = preset
    files = (0..<Self.frameCount).map { "\(folder)/\(preset)-\($0 + 10).png" }
    for (index, file) in files.enumerated() {
      let command =
        "\(shellQuoted(segue)) preview \(shellQuoted(preset)) --container \(Self.width)x\(Self.height)"
        + " --scale 1 --at \(index * 100 / Self.frameCount)% -o \(shellQuoted(file)) 2>/dev/null"
      guard output(of: command) != nil else { return nil }
    }
    frames = files.compactMap { try? PNG.read($0) }
    guard frames.count == files.count else { return nil }
    let path = "\(folder)/\(preset).mkv"
    let made = output(
      of:
        "ffmpeg -v error -framerate 240 -pattern_type glob -i \(shellQuoted("\(folder)/\(preset)-*.png"))"
        + " -c:v png \(shellQuoted(path)) 2>/dev/null")
    frameSource = made == nil ? nil : path
  }
}
