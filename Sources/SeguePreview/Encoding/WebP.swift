private import CWebP

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

  /// Decodes a picture.
  ///
  /// - Parameter name: the name in error messages.
  public static func decode(_ bytes: [UInt8], name: String) throws(MediaError) -> Bitmap {
    let webP = try throwingMediaError { try PictureLibraries.webP.get() }
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = webP.DecodeBGRA(bytes, bytes.count, &width, &height) else {
      throw MediaError(.corrupt, "cannot read \(name): it is no WebP picture")
    }
    defer { webP.Free(pixels) }
    let words = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    let columns = Int(width)
    return Bitmap(width: columns, height: Int(height)) { x, y in
      StraightAlpha.premultiplied(words[y * columns + x])
    }
  }
}
