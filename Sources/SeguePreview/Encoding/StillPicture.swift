/// The sink of a PNG file: exactly one frame.
final class StillPicture: FrameSink {
  private let path: String
  private var frame: Bitmap?

  init(path: String) { self.path = path }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    guard self.frame == nil else {
      throw MediaError(
        .frames, "cannot write \(path): a PNG holds one frame",
        help: "Use .apng or .webp for an animation, or a contact sheet for several frames.")
    }
    self.frame = frame
  }

  func finish() throws(MediaError) {
    guard let frame else { throw FrameSize.missing(path) }
    try PNG.write(frame, to: path)
  }
}
