// Declarations: UINavigationBar.h, UITabBar.h and the headers of their items of the iOS 16.5 SDK, as far as views.

public import QuartzCore

/// The bar of a navigation controller.
@MainActor open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false
}

/// The bar of a tab bar controller.
@MainActor open class UITabBar: UIView {
  open var isTranslucent = true
}

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// An item with a title.
  public init(title: String) { self.title = title }
}

/// What a bar shows.
@MainActor open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
}

/// What a tab bar shows for a controller.
@MainActor open class UITabBarItem: UIBarItem {
  /// An item with a title and an image.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image) = (title, image)
  }
}

/// A button of a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  open var primaryAction: UIAction?

  /// An item without an action.
  public override init() { super.init() }

  /// An item with an action, and its title and image unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    self.primaryAction = primaryAction
  }
}
