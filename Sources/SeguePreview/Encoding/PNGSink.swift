import SegueSystem

/// A sink that writes a PNG file from exactly one frame.
final class PNGSink: FrameSink {
  private let path: String
  private let background: UInt32?
  private var frame: Bitmap?

  init(path: String, options: EncodingOptions) {
    self.path = path
    background = options.background?.opaqueWord
  }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    guard self.frame == nil else {
      throw MediaError(
        .frames, "cannot write \(path): a PNG holds a single frame",
        help: "use .apng or .webp for an animation, or a contact sheet for several frames")
    }
    self.frame = background.map { frame.flattened(on: $0) } ?? frame
  }

  func finish() throws(MediaError) {
    guard let frame else { throw FrameSize.missing(path) }
    try PNG.write(frame, to: path)
  }
}

extension Bitmap {
  /// A copy on an opaque background.
  fileprivate func flattened(on background: UInt32) -> Bitmap {
    let copy = Bitmap(width: width, height: height)
    for y in 0..<height {
      let (source, target) = (row(y), copy.row(y))
      for x in 0..<width { target[x] = StraightAlpha.flattened(source[x], on: background) }
    }
    return copy
  }
}

extension AtomicFile {
  /// Renames the file to its final path, if it is a complete one of a format.
  ///
  /// - Parameters:
  ///   - path: the path in errors.
  ///   - frames: the number of frames that were encoded.
  ///   - encoder: the name of the program or library.
  ///   - messages: what it printed.
  func commit(
    _ format: OutputFormat, path: String, frames: Int, encoder: String, messages: String = ""
  ) throws(MediaError) {
    let file = try EncodedFile(temporaryPath)
    do throws(EncodedFile.Problem) {
      try file.check(format, frames: frames)
    } catch {
      throw MediaError(
        .encoder, "cannot write \(path): the file from \(encoder) is incomplete: \(error.reason)",
        help: messages.isEmpty
          ? "check that there is space on the device" : "output:\n" + messages)
    }
    try throwingMediaError { try commit() }
  }
}
