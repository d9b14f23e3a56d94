public import SegueTimeline

/// Takes frames one after the other and makes a file of them.
///
/// The file appears at ``finish()``; a sink that is dropped before, or that throws, leaves nothing
/// behind and an older file of that name untouched.
public protocol FrameSink: AnyObject {
  /// Takes the next frame.
  ///
  /// - Parameter periods: For how many periods of the frame rate it stays; at least 1.
  /// - Throws: ``MediaError/Code/frames`` where its size differs from the first one's.
  func append(_ frame: Bitmap, periods: Int) throws(MediaError)

  /// Completes the file and gives it its name; nothing may be appended afterwards.
  func finish() throws(MediaError)
}

extension FrameSink {
  /// Takes the next frame, for one period of the frame rate.
  public func append(_ frame: Bitmap) throws(MediaError) { try append(frame, periods: 1) }
}

/// What can be chosen about an animation's file.
public struct EncodingOptions: Hashable, Sendable {
  /// How the pictures of an animated WebP are compressed.
  public enum WebPCompression: Hashable, Sendable {
    /// With loss; quality runs from 0 to 100.
    case lossy(quality: Double)
    /// Exactly.
    case lossless
  }

  /// How often the animation plays; 0 is for ever.
  ///
  /// A film plays once, whatever this says.
  public var loops: Int
  /// The color behind transparent pixels, itself opaque; nil keeps them as they are.
  ///
  /// GIF and MP4 cannot keep them: there a frame that is not opaque needs a background. An APNG is
  /// written in less than half the time with one.
  public var background: Color?
  /// How WebP compresses.
  public var webP: WebPCompression
  /// Whether a GIF mixes neighboring pixels for colors that it lacks; it is larger then.
  public var dithersGIF: Bool

  /// Creates options.
  public init(
    loops: Int = 0, background: Color? = nil, webP: WebPCompression = .lossy(quality: 80),
    dithersGIF: Bool = false
  ) {
    self.loops = loops
    self.background = background
    self.webP = webP
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

  /// Complains about a frame of another size.
  func check(_ frame: Bitmap) throws(MediaError) {
    guard FrameSize(frame) != self else { return }
    throw MediaError(
      .frames,
      "a frame of \(frame.width) × \(frame.height) pixels follows others of \(width) × \(height)")
  }

  /// Complains that a file would hold nothing.
  static func missing(_ path: String) -> MediaError {
    MediaError(.frames, "cannot write \(path): there is no frame")
  }
}
