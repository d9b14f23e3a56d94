// Declarations: CGImage.h of the iOS 16.5 SDK. Here an image has a size and says what was drawn into it, but has no pixels.

/// An image.
public final class CGImage: CustomStringConvertible, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What is to be seen.
  ///
  /// Not Apple's.
  public let drawn: [DrawnContent]
  /// The part of the context's coordinates that fills the image.
  ///
  /// Not Apple's.
  public let area: CGRect

  /// An image of a part of a context.
  ///
  /// Not Apple's.
  public init(width: Int, height: Int, showing area: CGRect, of context: CGContext) {
    (self.width, self.height) = (width, height)
    (drawn, self.area) = (context.drawn, area)
  }

  /// An image that words describe.
  ///
  /// Not Apple's.
  public convenience init(width: Int, height: Int, subject: String) {
    let (context, area) = (CGContext(), CGRect(x: 0, y: 0, width: width, height: height))
    context.draw(subject, in: area)
    self.init(width: width, height: height, showing: area, of: context)
  }

  private init(width: Int, height: Int, showing area: CGRect, _ drawn: [DrawnContent]) {
    (self.width, self.height, self.area, self.drawn) = (width, height, area, drawn)
  }

  /// What is to be seen, in words; empty where nothing is.
  ///
  /// Not Apple's.
  public var subject: String { drawn.map(\.subject).joined(separator: ", ") }

  /// A part of the image, in pixels, or nothing where the rectangle misses it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = whole.intersection(rect.integral)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (across, down) = (area.width / whole.width, area.height / whole.height)
    let shown = CGRect(
      x: area.minX + part.minX * across, y: area.minY + part.minY * down,
      width: part.width * across, height: part.height * down)
    return CGImage(width: Int(part.width), height: Int(part.height), showing: shown, drawn)
  }

  /// The size and what is pictured.
  public var description: String { "\(width) × \(height): \(subject)" }
}
