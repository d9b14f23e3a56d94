// Declarations: UIImage.h and UIGraphicsImageRenderer.h of the iOS 16.5 SDK. Images keep what was drawn and have no pixels.

public import QuartzCore

/// An image.
open class UIImage: NSObject {
  open private(set) var cgImage: CGImage?
  open private(set) var scale: CGFloat

  /// An image of points, three pixels each.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    scale = 1
  }

  init(cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale
  }

  /// A symbol; here a picture of a fixed size that is described by its name.
  public convenience init?(systemName name: String) {
    self.init(cgImage: CGImage(width: 60, height: 60, subject: name), scale: 3)
  }

  /// The size and weight of a symbol.
  open class SymbolConfiguration: NSObject {
    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }

  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }
}

/// How a renderer draws.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false

  /// As the screen's.
  public override init() { super.init() }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer draws into.
open class UIGraphicsImageRendererContext: NSObject {
  open private(set) var cgContext = CGContext()
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  nonisolated(unsafe) static var current: [UIGraphicsImageRendererContext] = []

  private let bounds: CGRect
  private let scale: CGFloat
  private var size: CGSize { bounds.size }

  /// A renderer of images of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (bounds, scale) = (CGRect(origin: .zero, size: size), format.scale)
  }

  /// A renderer of images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, scale) = (bounds, format.scale)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    context.cgContext.clip(to: bounds)
    Self.current.append(context)
    actions(context)
    Self.current.removeLast()
    let image = CGImage(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)), showing: bounds, of: context.cgContext)
    return UIImage(cgImage: image, scale: scale)
  }
}
