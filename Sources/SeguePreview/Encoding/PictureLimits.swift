/// Limits for pictures from outside.
public enum PictureLimits {
  /// The longest accepted side, in pixels.
  public static let longestSide = 16_384
  /// The maximum number of pixels: 256 MiB in memory.
  public static let maxPixels = 1 << 26
  /// The largest accepted file, in bytes.
  public static let largestFile = 1 << 28

  /// Refuses a size beyond the limits, and an empty one, before memory is taken for its pixels.
  static func check(width: Int, height: Int, name: String) throws(MediaError) {
    guard width > 0, height > 0 else { throw PictureFile.damaged(name, "it has no pixels") }
    guard max(width, height) <= longestSide, width * height <= maxPixels else {
      throw MediaError(
        .size, "cannot read \(name): the image is too large (\(width) × \(height) pixels)",
        help:
          "use at most \(longestSide) pixels per side and \(maxPixels / 1_000_000) million in total"
      )
    }
  }
}
