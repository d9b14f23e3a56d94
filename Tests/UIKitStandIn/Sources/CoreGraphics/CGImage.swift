// Declarations: CGImage.h of the iOS 16.5 SDK. Here an image has a size and says what it pictures, but has no pixels.

/// An image.
public final class CGImage: CustomStringConvertible, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What is to be seen.
  ///
  /// Not Apple's.
  public let subject: String

  /// An image without pixels.
  ///
  /// Not Apple's.
  public init(width: Int, height: Int, subject: String) {
    self.width = width
    self.height = height
    self.subject = subject
  }

  /// A part of the image, in pixels, or nothing where the rectangle misses it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = whole.intersection(rect.integral)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      width: Int(part.width), height: Int(part.height), subject: "\(subject) in \(part)")
  }

  /// The size and what is pictured.
  public var description: String { "\(width) × \(height): \(subject)" }
}
