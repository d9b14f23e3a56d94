public import SegueTimeline

/// A destination that encodes frames, in order, into a file.
///
/// The file appears at ``finish()``, which also checks that it is complete. A sink that is released
/// earlier, or that throws, leaves nothing behind and does not touch an existing file of that name.
public protocol FrameSink: AnyObject {
  /// Appends the next frame.
  ///
  /// - Parameter periods: the number of frame periods that it is shown for; at least 1.
  /// - Throws: ``MediaError/Code/frames`` where its size differs from the first frame's.
  func append(_ frame: Bitmap, periods: Int) throws(MediaError)

  /// Completes the file and renames it into place; nothing may be appended afterwards.
  func finish() throws(MediaError)
}

extension FrameSink {
  /// Appends the next frame for one frame period.
  public func append(_ frame: Bitmap) throws(MediaError) { try append(frame, periods: 1) }
}

/// Options for encoding an animation.
public struct EncodingOptions: Hashable, Sendable {
  /// The compression of an animated WebP.
  public enum WebPCompression: Hashable, Sendable {
    /// Lossy; quality from 0 to 100.
    case lossy(quality: Double)
    /// Lossless.
    case lossless
  }

  /// The number of times the animation plays; 0 loops forever.
  ///
  /// A video plays once, whatever the value.
  public var loops: Int
  /// The opaque color behind transparent pixels; nil keeps transparency.
  ///
  /// GIF and MP4 cannot hold transparency: a frame that is not opaque needs a background there. An
  /// APNG is written in less than half the time with one.
  public var background: Color?
  /// The WebP compression.
  public var webP: WebPCompression
  /// The colors of a GIF; nil chooses them for each frame anew, which makes it larger.
  public var palette: ColorPalette?
  /// Whether a GIF mixes colors that it lacks from others, in a pattern; this makes it larger, and
  /// gradients smooth.
  public var dithersGIF: Bool

  /// Creates options.
  public init(
    loops: Int = 0, background: Color? = nil, webP: WebPCompression = .lossy(quality: 80),
    palette: ColorPalette? = nil, dithersGIF: Bool = true
  ) {
    self.loops = loops
    self.background = background
    self.webP = webP
    self.palette = palette
    self.dithersGIF = dithersGIF
  }
}

/// The size that all frames of a sink share.
struct FrameSize: Equatable {
  let width: Int
  let height: Int

  init(_ frame: Bitmap) {
    width = frame.width
    height = frame.height
  }

  /// Throws if a frame's size differs.
  func check(_ frame: Bitmap) throws(MediaError) {
    guard FrameSize(frame) != self else { return }
    throw MediaError(
      .frames,
      "a frame has \(frame.width) × \(frame.height) pixels, expected \(width) × \(height)")
  }

  /// The error for a file without frames.
  static func missing(_ path: String) -> MediaError {
    MediaError(.frames, "cannot write \(path): there are no frames")
  }
}
