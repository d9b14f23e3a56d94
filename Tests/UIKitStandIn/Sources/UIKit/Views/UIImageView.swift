// Declarations: UIImageView.h and UILabel.h of the iOS 16.5 SDK.

import QuartzCore

/// A view with an image.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { layer.contents = image?.cgImage } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// A view with an image, of its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    layer.contents = image?.cgImage
    isUserInteractionEnabled = false
  }
}

/// A view with a text.
@MainActor open class UILabel: UIView {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}
