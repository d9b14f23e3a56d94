private import CImageLibraries

/// Still pictures as WebP, encoded and decoded by libwebp.
public enum WebP {
  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the picture; transparency is kept.
  ///   - quality: 0 to 100.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(MediaError) -> [UInt8] {
    let options = EncodingOptions(webP: .lossy(quality: quality))
    return try WebPEncoder(options, path: "a picture").encode(bitmap)
  }

  /// Decodes a picture to sRGB.
  ///
  /// - Parameter name: the name in error messages.
  public static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw MediaError(.corrupt, "cannot read \(name): it is no WebP picture")
    }
    try PictureLimits.check(width: Int(width), height: Int(height), name: name)
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let length = bitmap.bytesPerRow * bitmap.height
    let pixels = bitmap.bytes.assumingMemoryBound(to: UInt8.self)
    guard
      WebPDecodeBGRAInto(bytes, bytes.count, pixels, length, Int32(bitmap.bytesPerRow)) != nil
    else { throw PictureFile.damaged(name, "or it is an animation") }
    try PictureFile.colors(of: name) { () throws(ColorProfile.Problem) in
      if let profile = profile(of: bytes) { try ColorProfile(icc: profile).convert(bitmap) }
    }
    bitmap.premultiply()
    return bitmap
  }

  /// The ICC profile of a file; nil without one.
  private static func profile(of file: [UInt8]) -> [UInt8]? {
    let chunk = WebPFile.chunks(of: file).first { $0.starts(with: "ICCP".utf8) }
    return chunk.map { Array($0.dropFirst(8)) }
  }
}
