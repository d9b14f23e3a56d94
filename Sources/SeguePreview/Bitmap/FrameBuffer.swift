/// Pixels that one owner draws over and over, so that a film takes no memory for every frame.
///
/// Nobody else sees them meanwhile: ``picture()`` copies them.
public struct FrameBuffer: ~Copyable {
  let bitmap: Bitmap

  /// Creates transparent pixels.
  ///
  /// - Precondition: both sides are at least 1.
  public init(width: Int, height: Int) { bitmap = Bitmap(width: width, height: height) }

  /// The number of columns.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The pixels as they are now.
  public func picture() -> Bitmap {
    bitmap.cropped(to: PixelRect(left: 0, top: 0, right: width, bottom: height))
  }
}
