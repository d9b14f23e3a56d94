private import CImageLibraries
import SegueSystem

/// Reading and writing of PNG files, with libpng's simplified interface.
public enum PNG {
  /// The compression effort.
  public enum Effort: Sendable {
    /// Several times faster, and larger.
    case fast
    /// Smaller, for files that are kept.
    case small
  }

  /// The bytes that every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Decodes any kind of PNG: palette, gray, 16-bit and alpha become 8-bit premultiplied sRGB.
  ///
  /// Colors are converted from what `cICP`, `iCCP`, `cHRM` and `gAMA` say; without any of them they count as sRGB. Samples
  /// of 16 bits are rounded to 8 first.
  ///
  /// - Parameter name: the picture's name in errors.
  /// - Throws: ``MediaError/Code/corrupt`` for data that is not a complete PNG or whose colors cannot be converted, and
  ///   ``MediaError/Code/size`` for one beyond ``PictureLimits``.
  public static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    guard bytes.starts(with: signature) else {
      throw MediaError(
        .corrupt, "cannot read \(name): it is not a PNG", help: "convert the image to PNG")
    }
    guard chunksFit(in: bytes) else {
      throw PictureFile.damaged(name, "a chunk ends beyond the file")
    }
    let colors = try PictureFile.colors(of: name) { () throws(ColorProfile.Problem) in
      try PNGColors(bytes)
    }
    let bitmap = try numbers(of: colors.plainFile, name: name)
    try PictureFile.colors(of: name) { () throws(ColorProfile.Problem) in
      try colors.convert(bitmap)
    }
    bitmap.premultiply()
    return bitmap
  }

  /// Decodes the numbers of a file, with straight alpha.
  private static func numbers(of file: [UInt8], name: String) throws(MediaError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps the address until the pixels are read.
    return try file.withUnsafeBytes { bytes in
      Result { () throws(MediaError) in
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
          throw corrupt(name, image)
        }
        let (width, height) = (Int(image.width), Int(image.height))
        try PictureLimits.check(width: width, height: height, name: name)
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        image.format = straightBGRA
        let bitmap = Bitmap(width: width, height: height)
        let stride = Int32(bitmap.bytesPerRow)
        guard png_image_finish_read(&image, nil, bitmap.bytes, stride, nil) != 0 else {
          throw corrupt(name, image)
        }
        return bitmap
      }
    }.get()
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
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.flags = effort == .fast ? UInt32(PNG_IMAGE_FLAG_FAST) : 0
    defer { png_image_free(&image) }
    let file: [UInt8]?
    if bitmap.isOpaque {
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
      file = encode(bitmap.packedRGB(), as: &image)
    } else {
      image.format = straightBGRA
      file = encode(bitmap.packed(StraightAlpha.straight), as: &image)
    }
    guard let file else { throw MediaError(.encoder, "libpng failed: \(message(of: image))") }
    return file
  }

  private static let straightBGRA =
    UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA) | UInt32(PNG_FORMAT_FLAG_BGR)

  private static func encode<Sample: BitwiseCopyable>(
    _ pixels: [Sample], as image: inout png_image
  ) -> [UInt8]? {
    let raw = pixels.count * MemoryLayout<Sample>.size + Int(image.height)
    let bound = raw + raw / 64 + 1024  // deflate stores what it cannot shrink; chunks have heads
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: bound) { memory, count in
      var length = memory.count
      isWritten =
        png_image_write_to_memory(&image, memory.baseAddress, &length, 0, pixels, 0, nil) != 0
      count = isWritten ? length : 0
    }
    return isWritten ? file : nil
  }

  /// Whether each chunk lies within the file; libpng allocates the size that a chunk states before reading it.
  private static func chunksFit(in bytes: [UInt8]) -> Bool {
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { return false }
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place += 12 + length
    }
    return true
  }

  private static func corrupt(_ name: String, _ image: png_image) -> MediaError {
    PictureFile.damaged(name, message(of: image))
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
