public import SegueTimeline

/// A source of pictures of screens and elements.
public protocol PictureSource: Sendable {
  /// Returns the picture of a screen or element, without the elements that have their own layers.
  ///
  /// - Parameters:
  ///   - subject: the screen or element.
  ///   - omitted: elements to leave out, at any nesting level.
  /// - Returns: nil where the subject does not exist.
  func picture(of subject: Subject, omitting omitted: Set<Subject>) throws -> SubjectPicture?
}

/// A picture of a screen or element.
public struct SubjectPicture: Sendable {
  /// The pixels, which fill the subject's frame.
  public var bitmap: Bitmap
  /// Whether no pixel is transparent.
  public var isOpaque: Bool

  /// Creates a picture and checks its pixels for transparency.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = (0..<bitmap.height).allSatisfy { y in
      let row = bitmap.row(y)
      return (0..<bitmap.width).allSatisfy { row[$0] >= 0xFF00_0000 }
    }
  }
}

extension SubjectPicture {
  /// A region of the picture, in fractions of its size; nil where it contains no pixel.
  func part(_ region: Rect) -> SubjectPicture? {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    if region == Rect(x: 0, y: 0, width: 1, height: 1) { return self }
    let pixels = PixelRect(
      left: Int((region.minX * width).rounded()), top: Int((region.minY * height).rounded()),
      right: Int((region.maxX * width).rounded()), bottom: Int((region.maxY * height).rounded())
    ).clamped(width: bitmap.width, height: bitmap.height)
    return pixels.isEmpty ? nil : SubjectPicture(bitmap.cropped(to: pixels))
  }
}
