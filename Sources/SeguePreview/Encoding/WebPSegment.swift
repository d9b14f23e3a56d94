private import CWebP
import SegueSystem

/// Successive frames of an animated WebP, encoded by libwebp's animation encoder.
///
/// The encoder keeps everything that it has encoded in memory.
final class WebPSegment {
  private let webP: WebPFunctions
  private let encoder: OpaquePointer
  private var settings: WebPConfig
  private let background: UInt32?
  private let path: String
  /// The time of the first frame, in milliseconds from the beginning of the film.
  let start: Int
  /// The number of frames.
  private(set) var count = 0

  /// - Parameter path: the path in errors.
  init(
    _ size: FrameSize, options: EncodingOptions, path: String, start: Int
  ) throws(MediaError) {
    (self.path, self.start) = (path, start)
    background = options.background?.opaqueWord
    let webP: WebPFunctions
    do throws(MissingLibrary) {
      webP = try PictureLibraries.webP.get()
    } catch {
      throw MediaError("cannot write \(path)", error)
    }
    self.webP = webP
    settings = try webP.settings(options.webP, path: path)
    encoder = try webP.animationEncoder(size, loops: options.loops, path: path)
  }

  deinit { webP.AnimEncoderDelete(encoder) }

  /// Adds a frame.
  ///
  /// - Parameter time: its time in the film, in milliseconds.
  func add(_ frame: Bitmap, at time: Int) throws(MediaError) {
    var picture = WebPPicture()
    guard webP.PictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0 else {
      throw .webP("incompatible version", path: path)
    }
    picture.use_argb = 1
    picture.width = Int32(frame.width)
    picture.height = Int32(frame.height)
    guard webP.PictureAlloc(&picture) != 0 else { throw .webP("out of memory", path: path) }
    defer { webP.PictureFree(&picture) }
    for y in 0..<frame.height {
      frame.exportRow(y, to: picture.argb + y * Int(picture.argb_stride), on: background)
    }
    let time = Int32(clamping: time - start)
    guard webP.AnimEncoderAdd(encoder, &picture, time, &settings) != 0 else { throw failure }
    count += 1
  }

  /// Returns the segment as a whole file; a single frame becomes a still picture.
  ///
  /// - Parameter end: when its last frame ends, in milliseconds from the beginning of the film.
  func bytes(end: Int) throws(MediaError) -> [UInt8] {
    var file = WebPData()
    defer { webP.Free(UnsafeMutableRawPointer(mutating: file.bytes)) }
    guard webP.AnimEncoderAdd(encoder, nil, Int32(clamping: end - start), nil) != 0,
      webP.AnimEncoderAssemble(encoder, &file) != 0
    else { throw failure }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
  }

  private var failure: MediaError {
    let said = webP.AnimEncoderGetError(encoder).map { String(cString: $0) }
    return .webP(said ?? "unknown", path: path)
  }
}

extension WebPFunctions {
  fileprivate func animationEncoder(
    _ size: FrameSize, loops: Int, path: String
  ) throws(MediaError) -> OpaquePointer {
    var animation = WebPAnimEncoderOptions()
    guard AnimEncoderOptionsInitInternal(&animation, WEBP_MUX_ABI_VERSION) != 0 else {
      throw .webP("incompatible version", path: path)
    }
    animation.anim_params.loop_count = Int32(clamping: loops)
    let encoder = AnimEncoderNewInternal(
      Int32(size.width), Int32(size.height), &animation, WEBP_MUX_ABI_VERSION)
    guard let encoder else { throw .webP("out of memory", path: path) }
    return encoder
  }

  /// Effort 2 of 6: twice as fast as libwebp's default 4 and 4 % larger on screens that slide.
  fileprivate func settings(
    _ compression: EncodingOptions.WebPCompression, path: String
  ) throws(MediaError) -> WebPConfig {
    var settings = WebPConfig()
    let version = WEBP_ENCODER_ABI_VERSION
    guard ConfigInitInternal(&settings, WEBP_PRESET_DEFAULT, 75, version) != 0 else {
      throw .webP("incompatible version", path: path)
    }
    switch compression {
    case .lossy(let quality):
      settings.quality = Float(quality)
      settings.method = 2
    case .lossless:
      guard ConfigLosslessPreset(&settings, 1) != 0 else {
        throw .webP("incompatible version", path: path)
      }
    }
    settings.thread_level = 1
    guard ValidateConfig(&settings) != 0 else {
      throw MediaError(
        .encoder, "cannot write \(path): the quality is out of range",
        help: "use a quality from 0 to 100")
    }
    return settings
  }
}

extension MediaError {
  fileprivate static func webP(_ reason: String, path: String) -> MediaError {
    MediaError(.encoder, "cannot write \(path): libwebp: \(reason)")
  }
}
