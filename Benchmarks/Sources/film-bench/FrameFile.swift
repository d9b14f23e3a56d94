import SeguePreview
import SegueTimeline

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The frames of a film, read from a file of words without gaps.
struct FrameFile: FrameSource {
  let path: String
  let width: Int
  let height: Int
  let count: Int
  let duration: Double

  private var frameSize: Int { width * height * 4 }

  /// - Parameter size: columns and rows, as in `402x874`.
  init?(_ path: String, size: String, framesPerSecond: Double) {
    let sides = size.split(separator: "x").compactMap { Int($0) }
    var status = stat()
    guard sides.count == 2, stat(path, &status) == 0 else { return nil }
    (self.path, width, height) = (path, sides[0], sides[1])
    count = Int(status.st_size) / (sides[0] * sides[1] * 4)
    duration = Double(count - 1) / framesPerSecond
    guard count > 1 else { return nil }
  }

  func frame(at progress: Double) throws -> Bitmap {
    let index = Int((progress * Double(count - 1)).rounded())
    guard let file = fopen(path, "rb") else { throw FrameFileError() }
    defer { fclose(file) }
    return try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height) { words in
      guard let first = words.baseAddress, fseek(file, index * frameSize, SEEK_SET) == 0,
        fread(first, frameSize, 1, file) == 1
      else { throw FrameFileError() }
      return Bitmap(width: width, height: height) { [width] x, y in
        first[y &* width &+ x] | 0xFF00_0000
      }
    }
  }
}

struct FrameFileError: Error {}

/// Encodes a file of frames: SIZE FRAMES-PER-SECOND FRAMES FILM [plain].
///
/// Equal frames in a row become one that is shown for longer, as in films. A `plain` GIF is not dithered.
func encodeFile(_ words: ArraySlice<String>) -> Bool {
  let words = Array(words)
  guard words.count >= 4, let rate = Double(words[1]),
    let frames = FrameFile(words[2], size: words[0], framesPerSecond: rate),
    let format = try? OutputFormat(path: words[3]),
    let frameRate = format.frameRate(nearest: rate)
  else { return false }
  var options = EncodingOptions(background: Color(red: 0, green: 0, blue: 0))
  options.dithersGIF = !words.contains("plain")
  do {
    if format == .gif {
      var recording = Recording()
      (recording.framesPerSecond, recording.rest, recording.options) = (rate, 0, options)
      try recording.write(frames, to: words[3])
      return true
    }
    let sink = try format.openSink(path: words[3], rate: frameRate, options: options)
    var shown: (frame: Bitmap, periods: Int)?
    for index in 0..<frames.count {
      let next = try frames.frame(at: Double(index) / Double(frames.count - 1))
      if let last = shown, last.frame == next {
        shown?.periods += 1
        continue
      }
      if let shown { try sink.append(shown.frame, periods: shown.periods) }
      shown = (next, 1)
    }
    if let shown { try sink.append(shown.frame, periods: shown.periods) }
    try sink.finish()
    return true
  } catch {
    return false
  }
}
