private import CWebP

/// The sink of an animated WebP file, by libwebp's own animation encoder.
final class AnimatedWebP: FrameSink {
  private let path: String
  private let rate: FrameRate
  private let options: EncodingOptions
  private var encoder: OpaquePointer?
  private var size: FrameSize?
  private var periods = 0

  init(path: String, rate: FrameRate, options: EncodingOptions) {
    self.path = path
    self.rate = rate
    self.options = options
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  func append(_ frame: Bitmap, periods: Int) throws(MediaError) {
    try start(with: frame)
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw failure("versions differ") }
    picture.use_argb = 1
    picture.width = Int32(frame.width)
    picture.height = Int32(frame.height)
    guard WebPPictureAlloc(&picture) != 0 else { throw failure("out of memory") }
    defer { WebPPictureFree(&picture) }
    frame.export(
      to: picture.argb, stride: Int(picture.argb_stride), on: options.background?.opaqueWord)
    var settings = try configuration()
    let time = Int32(clamping: rate.milliseconds(ofFrame: self.periods))
    guard WebPAnimEncoderAdd(encoder, &picture, time, &settings) != 0 else { throw failure() }
    self.periods += periods
  }

  func finish() throws(MediaError) {
    guard encoder != nil else { throw FrameSize.missing(path) }
    let end = Int32(clamping: rate.milliseconds(ofFrame: periods))
    var file = WebPData()
    defer { WebPFree(UnsafeMutableRawPointer(mutating: file.bytes)) }
    guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0,
      WebPAnimEncoderAssemble(encoder, &file) != 0
    else { throw failure() }
    let target = try AtomicFile(path: path)
    try target.write(UnsafeRawBufferPointer(start: file.bytes, count: file.size))
    try target.commit()
  }

  /// Learns the size from the first frame.
  private func start(with frame: Bitmap) throws(MediaError) {
    if let size { return try size.check(frame) }
    let longest = Int(WEBP_MAX_DIMENSION)
    guard max(frame.width, frame.height) <= longest else {
      throw MediaError(.size, "cannot write \(path): WebP holds at most \(longest) pixels a side")
    }
    var animation = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&animation) != 0 else { throw failure("versions differ") }
    animation.anim_params.loop_count = Int32(clamping: options.loops)
    encoder = WebPAnimEncoderNew(Int32(frame.width), Int32(frame.height), &animation)
    guard encoder != nil else { throw failure("out of memory") }
    size = FrameSize(frame)
  }

  /// Effort 2 of 6: twice as fast as libwebp's default 4 and 4 % larger on screens that slide.
  private func configuration() throws(MediaError) -> WebPConfig {
    var settings = WebPConfig()
    guard WebPConfigInit(&settings) != 0 else { throw failure("versions differ") }
    switch options.webP {
    case .lossy(let quality):
      settings.quality = Float(quality)
      settings.method = 2
    case .lossless:
      guard WebPConfigLosslessPreset(&settings, 1) != 0 else { throw failure("versions differ") }
    }
    settings.thread_level = 1
    guard WebPValidateConfig(&settings) != 0 else {
      throw MediaError(
        .encoder, "cannot write \(path): the quality is out of range",
        help: "It runs from 0 to 100.")
    }
    return settings
  }

  private func failure(_ reason: String? = nil) -> MediaError {
    let said = encoder.flatMap { WebPAnimEncoderGetError($0) }.map { String(cString: $0) }
    return MediaError(.encoder, "cannot write \(path): libwebp: \(reason ?? said ?? "unknown")")
  }
}

extension Bitmap {
  fileprivate func export(
    to words: UnsafeMutablePointer<UInt32>, stride: Int, on background: UInt32?
  ) {
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width {
        words[y * stride + x] = StraightAlpha.exported(pixels[x], on: background)
      }
    }
  }
}
