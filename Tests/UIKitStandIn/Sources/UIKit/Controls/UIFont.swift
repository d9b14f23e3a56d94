// Declarations: UIContentSizeCategory.h, UIFont.h, UIFontDescriptor.h, UILabel.h and UITextView.h of the iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import QuartzCore

/// A font.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat

  private init(pointSize: CGFloat) { self.pointSize = pointSize }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }

  /// A font of the user's text size; here of one size for all.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17)
  }
}

/// The user's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
}

/// Text that scrolls.
@MainActor open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var isEditable = true
  open var adjustsFontForContentSizeCategory = false
}
