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

  /// Returns the bars that stay in place above some layers; nil if the screens contain all bars.
  func overlay(over layers: [Layer]) throws -> ContainerOverlay?
}

extension PictureSource {
  /// Returns nil: the screens contain all bars.
  public func overlay(over layers: [Layer]) throws -> ContainerOverlay? { nil }
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
    isOpaque = bitmap.isOpaque(
      in: PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height))
  }
}

/// A region of a picture, which it shares with all other regions of it.
struct PictureRegion: Sendable {
  /// The whole picture.
  let bitmap: Bitmap
  /// The region.
  let pixels: PixelRect
  /// Whether no pixel of the region is transparent.
  let isOpaque: Bool
}

extension SubjectPicture {
  var whole: PictureRegion {
    PictureRegion(
      bitmap: bitmap,
      pixels: PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height),
      isOpaque: isOpaque)
  }

  /// A region of the picture, in fractions of its size; nil where it contains no pixel.
  func part(_ region: Rect2D) -> PictureRegion? {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    let pixels = PixelRect(
      left: Int((region.minX * width).rounded()), top: Int((region.minY * height).rounded()),
      right: Int((region.maxX * width).rounded()), bottom: Int((region.maxY * height).rounded())
    ).clamped(width: bitmap.width, height: bitmap.height)
    guard !pixels.isEmpty else { return nil }
    return PictureRegion(
      bitmap: bitmap, pixels: pixels, isOpaque: isOpaque || bitmap.isOpaque(in: pixels))
  }
}
