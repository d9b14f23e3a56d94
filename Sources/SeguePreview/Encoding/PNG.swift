private import CPNG
import SegueSystem

/// Reading and writing of PNG files, with libpng's simplified interface.
public enum PNG {
  /// The longest accepted side, in pixels.
  public static let longestSide = 16_384
  /// The maximum number of pixels: 256 MiB in memory.
  public static let maxPixels = 1 << 26
  /// The largest accepted file, in bytes.
  public static let largestFile = 1 << 28

  /// The compression effort.
  public enum Effort: Sendable {
    /// Several times faster, and larger.
    case fast
    /// Smaller, for files that are kept.
    case small
  }

  /// The bytes that every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads a file; see ``decode(_:name:)``.
  public static func read(_ path: String) throws(MediaError) -> Bitmap {
    let bytes = try throwingMediaError {
      try FileBytes.read(path, limit: largestFile, allowsPipes: true)
    }
    guard bytes.count <= largestFile else {
      throw MediaError(
        .size, "cannot read \(path): it is larger than \(largestFile >> 20) MiB")
    }
    return try decode(bytes, name: path)
  }

  /// Decodes any kind of PNG: palette, gray, 16-bit and alpha become 8-bit premultiplied sRGB.
  ///
  /// 16-bit files without color information count as sRGB. Color profiles are not applied.
  ///
  /// - Parameter name: the picture's name in errors.
  /// - Throws: ``MediaError/Code/corrupt`` for data that is not a complete PNG, and
  ///   ``MediaError/Code/size`` for one beyond the limits.
  public static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    let png = try library("cannot read \(name)")
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png.image_free(&image) }
    return try bytes.withUnsafeBytes { all in
      Result { () throws(MediaError) in try decode(all, with: &image, by: png, name: name) }
    }.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, with image: inout png_image, by png: PNGFunctions,
    name: String
  ) throws(MediaError) -> Bitmap {
    guard bytes.starts(with: signature) else {
      throw MediaError(
        .corrupt, "cannot read \(name): it is not a PNG", help: "convert the image to PNG")
    }
    guard chunksFit(in: bytes) else { throw damaged(name, "a chunk ends beyond the file") }
    guard png.image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw corrupt(name, image)
    }
    try checkSize(width: Int(image.width), height: Int(image.height), name: name)
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    image.format = straightBGRA
    let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
    let stride = Int32(bitmap.bytesPerRow)
    guard png.image_finish_read(&image, nil, bitmap.bytes, stride, nil) != 0 else {
      throw corrupt(name, image)
    }
    bitmap.premultiply()
    return bitmap
  }

  /// Writes a file atomically.
  public static func write(
    _ bitmap: Bitmap, to path: String, effort: Effort = .small
  ) throws(MediaError) {
    let bytes = try encode(bitmap, effort: effort)
    let file = try throwingMediaError { try AtomicFile(path: path) }
    try throwingMediaError { try file.write(bytes) }
    try file.commit(.png, path: path, frames: 1, encoder: "libpng")
  }

  /// Encodes a bitmap: without alpha where it is opaque, otherwise with straight alpha.
  public static func encode(
    _ bitmap: Bitmap, effort: Effort = .small
  ) throws(MediaError) -> [UInt8] {
    let png = try library("cannot write a PNG file")
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.flags = effort == .fast ? UInt32(PNG_IMAGE_FLAG_FAST) : 0
    defer { png.image_free(&image) }
    let file: [UInt8]?
    if bitmap.isOpaque {
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
      file = encode(bitmap.packedRGB(), as: &image, by: png)
    } else {
      image.format = straightBGRA
      file = encode(bitmap.packed(StraightAlpha.straight), as: &image, by: png)
    }
    guard let file else { throw MediaError(.encoder, "libpng failed: \(message(of: image))") }
    return file
  }

  private static let straightBGRA =
    UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA) | UInt32(PNG_FORMAT_FLAG_BGR)

  private static func encode<Sample: BitwiseCopyable>(
    _ pixels: [Sample], as image: inout png_image, by png: PNGFunctions
  ) -> [UInt8]? {
    let raw = pixels.count * MemoryLayout<Sample>.size + Int(image.height)
    let bound = raw + raw / 64 + 1024  // deflate stores what it cannot shrink; chunks have heads
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: bound) { memory, count in
      var length = memory.count
      isWritten =
        png.image_write_to_memory(&image, memory.baseAddress, &length, 0, pixels, 0, nil) != 0
      count = isWritten ? length : 0
    }
    return isWritten ? file : nil
  }

  private static func library(_ failure: String) throws(MediaError) -> PNGFunctions {
    do throws(MissingLibrary) {
      return try PictureLibraries.png.get()
    } catch {
      throw MediaError(failure, error)
    }
  }

  private static func checkSize(width: Int, height: Int, name: String) throws(MediaError) {
    guard max(width, height) <= longestSide, width * height <= maxPixels else {
      throw MediaError(
        .size, "cannot read \(name): the image is too large (\(width) × \(height) pixels)",
        help:
          "use at most \(longestSide) pixels per side and \(maxPixels / 1_000_000) million in total"
      )
    }
  }

  /// Whether each chunk lies within the file; libpng allocates what a chunk says before it reads it.
  private static func chunksFit(in bytes: UnsafeRawBufferPointer) -> Bool {
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { return false }
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place += 12 + length
    }
    return true
  }

  private static func damaged(_ name: String, _ reason: String) -> MediaError {
    MediaError(
      .corrupt, "cannot read \(name): it is incomplete or damaged (\(reason))",
      help: "save the image again")
  }

  private static func corrupt(_ name: String, _ image: png_image) -> MediaError {
    damaged(name, message(of: image))
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Bitmap {
  fileprivate func premultiply() {
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width { pixels[x] = StraightAlpha.premultiplied(pixels[x]) }
    }
  }
}
