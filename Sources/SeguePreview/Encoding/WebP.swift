/// Single pictures as WebP, by libwebp.
public enum WebP {
  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: the picture; what is transparent stays so.
  ///   - quality: 0 to 100.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(MediaError) -> [UInt8] {
    let file = AnimatedWebP(
      path: "a picture", rate: FrameRate(1),
      options: EncodingOptions(webP: .lossy(quality: quality)))
    try file.append(bitmap, periods: 1)
    return try file.bytes()
  }
}
