// Declarations: UICollectionViewLayout.h and UICollectionViewCompositionalLayout.h of the iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import QuartzCore

/// Where the cells of a collection view are; the stand-in's has a place of its own for them.
@MainActor open class UICollectionViewLayout: NSObject {}

/// A layout of sections.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }

  private override init() { super.init() }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout() }
}

/// The look of a list.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public let appearance: Appearance

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A width or height of an item.
@MainActor open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { self.init() }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init() }
  public required override init() { super.init() }
}

/// The size of an item.
@MainActor open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { self.init() }
}

/// An item of a group.
@MainActor open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init() }
}

/// Items side by side.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init() }

  public required override init() { super.init() }
}

/// A space between items.
@MainActor open class NSCollectionLayoutSpacing: NSObject {
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init() }
  public required override init() { super.init() }
}

/// Groups one below the other.
@MainActor open class NSCollectionLayoutSection: NSObject {
  open var interGroupSpacing: CGFloat = 0
  open var contentInsets = NSDirectionalEdgeInsets()

  public convenience init(group: NSCollectionLayoutGroup) { self.init() }
}
