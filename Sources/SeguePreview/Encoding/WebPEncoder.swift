private import CImageLibraries
import SegueSystem

/// Encodes pictures of WebP files with libwebp.
///
/// Also encodes frames of films. libwebp's own encoder of animations keeps all frames in memory, and keeps pixels that
/// differ little from the previous frame, so that slow changes never show.
final class WebPEncoder {
  private var settings: WebPConfig
  private let background: UInt32?
  private let path: String
  /// The pixels that libwebp reads; reused, since new memory for each frame would fragment the heap.
  private var words: [UInt32] = []

  /// - Parameter path: the path in errors.
  init(_ options: EncodingOptions, path: String) throws(MediaError) {
    self.path = path
    background = options.background?.opaqueWord
    settings = try WebPConfig(options.webP, path: path)
  }

  /// Returns a picture as a whole file.
  func encode(_ picture: Bitmap) throws(MediaError) -> [UInt8] {
    try encode(picture, picture.bounds)
  }

  /// Returns a part of a picture as a whole file.
  func encode(_ picture: Bitmap, _ part: PixelRect) throws(MediaError) -> [UInt8] {
    let longest = Int(WEBP_MAX_DIMENSION)
    guard max(part.width, part.height) <= longest else {
      throw MediaError(.size, "cannot write \(path): WebP is limited to \(longest) pixels per side")
    }
    export(part, of: picture)
    // Saves libwebp the search for transparent pixels, whose colors it would change.
    settings.exact = background != nil || picture.isOpaque(in: part) ? 1 : 0
    var input = WebPPicture()
    guard WebPPictureInit(&input) != 0 else {
      throw .webP("incompatible version", path: path)
    }
    input.use_argb = 1
    (input.width, input.height) = (Int32(part.width), Int32(part.height))
    defer { WebPPictureFree(&input) }
    var output = WebPMemoryWriter()
    WebPMemoryWriterInit(&output)
    defer { WebPMemoryWriterClear(&output) }
    input.writer = WebPMemoryWrite
    let isEncoded = words.withUnsafeMutableBufferPointer { words in
      withUnsafeMutablePointer(to: &output) { output in
        (input.argb, input.argb_stride) = (words.baseAddress, Int32(part.width))
        input.custom_ptr = UnsafeMutableRawPointer(output)
        return WebPEncode(&settings, &input) != 0
      }
    }
    guard isEncoded else { throw .webP("error \(input.error_code.rawValue)", path: path) }
    return Array(UnsafeBufferPointer(start: output.mem, count: output.size))
  }

  private func export(_ part: PixelRect, of picture: Bitmap) {
    let count = part.width * part.height
    if words.count < count { words = [UInt32](repeating: 0, count: count) }
    words.withUnsafeMutableBufferPointer { words in
      guard let first = words.baseAddress else { return }
      for y in 0..<part.height {
        picture.exportRow(
          part.top + y, part.left..<part.right, to: first + y * part.width, on: background)
      }
    }
  }
}

extension WebPConfig {
  /// Effort 2 of 6: twice as fast as libwebp's default 4 and 4 % larger on screens that slide.
  fileprivate init(
    _ compression: EncodingOptions.WebPCompression, path: String
  ) throws(MediaError) {
    self.init()
    guard WebPConfigInit(&self) != 0 else { throw .webP("incompatible version", path: path) }
    switch compression {
    case .lossy(let quality):
      self.quality = Float(quality)
      method = 2
    case .lossless:
      guard WebPConfigLosslessPreset(&self, 1) != 0 else {
        throw .webP("incompatible version", path: path)
      }
    }
    thread_level = 1
    guard WebPValidateConfig(&self) != 0 else {
      throw MediaError(
        .encoder, "cannot write \(path): the quality is out of range",
        help: "use a quality from 0 to 100")
    }
  }
}

extension MediaError {
  fileprivate static func webP(_ reason: String, path: String) -> MediaError {
    MediaError(.encoder, "cannot write \(path): libwebp: \(reason)")
  }
}
