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
  /// Whether a GIF is dithered, which makes gradients smooth and the file larger.
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

/// The number of frames per second, as an exact fraction.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in ``denominator`` seconds.
  public let numerator: Int
  /// The number of seconds that ``numerator`` frames take.
  public let denominator: Int

  /// Creates a rate of `numerator / denominator` frames a second.
  ///
  /// - Precondition: both are at least 1.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0, "a rate is positive")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Frames a second.
  public var perSecond: Double { Double(numerator) / Double(denominator) }

  /// The start of a frame, in whole milliseconds after the first; rounded, so errors never
  /// accumulate.
  public func milliseconds(ofFrame index: Int) -> Int {
    (index * denominator * 1000 + numerator / 2) / numerator
  }

  /// The number of frames for a duration in seconds, including both ends: at least two.
  ///
  /// Frame i of n then shows progress i / (n − 1).
  ///
  /// - Precondition: the duration is finite and not negative.
  public func frameCount(duration: Double) -> Int {
    max(2, Int((duration * perSecond).rounded()) + 1)
  }
}
