public import SegueTimeline

/// Where the pictures of screens and elements come from.
public protocol PictureSource: Sendable {
  /// The picture of a screen or element, without the elements that have layers of their own.
  ///
  /// - Parameters:
  ///   - subject: what is shown.
  ///   - omitted: elements to leave out, wherever they lie.
  /// - Returns: nil where there is no such thing.
  func picture(of subject: Subject, omitting omitted: Set<Subject>) throws -> SubjectPicture?
}

/// A picture of a screen or element.
public struct SubjectPicture: Sendable {
  /// The pixels, which fill the subject's frame.
  public var bitmap: Bitmap
  /// Whether no pixel is transparent.
  public var isOpaque: Bool

  /// Creates a picture, and looks whether a pixel is transparent.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = (0..<bitmap.height).allSatisfy { y in
      let row = bitmap.row(y)
      return (0..<bitmap.width).allSatisfy { row[$0] >= 0xFF00_0000 }
    }
  }
}

extension SubjectPicture {
  /// A region of the picture, in fractions of its size; nil where no pixel lies in it.
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
