/// Still pictures as WebP, encoded by libwebp.
public enum WebP {
  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the picture; transparency is kept.
  ///   - quality: 0 to 100.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(MediaError) -> [UInt8] {
    let file = AnimatedWebP(
      path: "a picture", rate: FrameRate(1),
      options: EncodingOptions(webP: .lossy(quality: quality)))
    try file.append(bitmap, periods: 1)
    return try file.bytes()
  }
}
