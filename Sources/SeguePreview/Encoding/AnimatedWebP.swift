private import CWebP
import SegueSystem

/// A sink that writes an animated WebP file with libwebp's animation encoder.
final class AnimatedWebP: FrameSink {
  private let path: String
  private let rate: FrameRate
  private let options: EncodingOptions
  private var encoder: Encoder?
  private var periods = 0
  private var frames = 0

  init(path: String, rate: FrameRate, options: EncodingOptions) {
    self.path = path
    self.rate = rate
    self.options = options
  }

  /// libwebp's encoder, created for the first frame's size.
  private struct Encoder {
    let webP: WebPFunctions
    let handle: OpaquePointer
    let size: FrameSize
  }

  deinit { if let encoder { encoder.webP.AnimEncoderDelete(encoder.handle) } }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    let encoder = try encoder(for: frame)
    let webP = encoder.webP
    var picture = WebPPicture()
    guard webP.PictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0 else {
      throw failure("incompatible version")
    }
    picture.use_argb = 1
    picture.width = Int32(frame.width)
    picture.height = Int32(frame.height)
    guard webP.PictureAlloc(&picture) != 0 else { throw failure("out of memory") }
    defer { webP.PictureFree(&picture) }
    frame.export(
      to: picture.argb, stride: Int(picture.argb_stride), on: options.background?.opaqueWord)
    var settings = try configuration(webP)
    let time = Int32(clamping: rate.milliseconds(ofFrame: self.periods))
    guard webP.AnimEncoderAdd(encoder.handle, &picture, time, &settings) != 0 else {
      throw failure()
    }
    self.periods += periods
    frames += 1
  }

  func finish() throws(MediaError) {
    let target = try throwingMediaError { try AtomicFile(path: path) }
    let bytes = try bytes()
    try throwingMediaError { try target.write(bytes) }
    try target.commit(.webp, path: path, frames: frames, encoder: "libwebp")
  }

  /// Returns the whole file; a single frame becomes a still picture.
  func bytes() throws(MediaError) -> [UInt8] {
    guard let encoder else { throw FrameSize.missing(path) }
    let webP = encoder.webP
    let end = Int32(clamping: rate.milliseconds(ofFrame: periods))
    var file = WebPData()
    defer { webP.Free(UnsafeMutableRawPointer(mutating: file.bytes)) }
    guard webP.AnimEncoderAdd(encoder.handle, nil, end, nil) != 0,
      webP.AnimEncoderAssemble(encoder.handle, &file) != 0
    else { throw failure() }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
  }

  /// Returns the encoder, created with the first frame's size.
  private func encoder(for frame: Bitmap) throws(MediaError) -> Encoder {
    if let encoder {
      try encoder.size.check(frame)
      return encoder
    }
    let longest = Int(WEBP_MAX_DIMENSION)
    guard max(frame.width, frame.height) <= longest else {
      throw MediaError(.size, "cannot write \(path): WebP is limited to \(longest) pixels per side")
    }
    let made = try newEncoder(FrameSize(frame))
    encoder = made
    return made
  }

  private func newEncoder(_ size: FrameSize) throws(MediaError) -> Encoder {
    let webP = try library()
    var animation = WebPAnimEncoderOptions()
    guard webP.AnimEncoderOptionsInitInternal(&animation, WEBP_MUX_ABI_VERSION) != 0 else {
      throw failure("incompatible version")
    }
    animation.anim_params.loop_count = Int32(clamping: options.loops)
    let handle = webP.AnimEncoderNewInternal(
      Int32(size.width), Int32(size.height), &animation, WEBP_MUX_ABI_VERSION)
    guard let handle else { throw failure("out of memory") }
    return Encoder(webP: webP, handle: handle, size: size)
  }

  private func library() throws(MediaError) -> WebPFunctions {
    do throws(MissingLibrary) {
      return try PictureLibraries.webP.get()
    } catch {
      throw MediaError("cannot write \(path)", error)
    }
  }

  /// Effort 2 of 6: twice as fast as libwebp's default 4 and 4 % larger on screens that slide.
  private func configuration(_ webP: WebPFunctions) throws(MediaError) -> WebPConfig {
    var settings = WebPConfig()
    let version = WEBP_ENCODER_ABI_VERSION
    guard webP.ConfigInitInternal(&settings, WEBP_PRESET_DEFAULT, 75, version) != 0 else {
      throw failure("incompatible version")
    }
    switch options.webP {
    case .lossy(let quality):
      settings.quality = Float(quality)
      settings.method = 2
    case .lossless:
      guard webP.ConfigLosslessPreset(&settings, 1) != 0 else {
        throw failure("incompatible version")
      }
    }
    settings.thread_level = 1
    guard webP.ValidateConfig(&settings) != 0 else {
      throw MediaError(
        .encoder, "cannot write \(path): the quality is out of range",
        help: "use a quality from 0 to 100")
    }
    return settings
  }

  private func failure(_ reason: String? = nil) -> MediaError {
    let said = encoder.flatMap { $0.webP.AnimEncoderGetError($0.handle) }
      .map { String(cString: $0) }
    return MediaError(.encoder, "cannot write \(path): libwebp: \(reason ?? said ?? "unknown")")
  }
}

extension Bitmap {
  fileprivate func export(
    to words: UnsafeMutablePointer<UInt32>, stride: Int, on background: UInt32?
  ) {
    for y in 0..<height { exportRow(y, to: words + y * stride, on: background) }
  }
}
