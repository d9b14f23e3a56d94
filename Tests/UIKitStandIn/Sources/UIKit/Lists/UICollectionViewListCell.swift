// Declarations: UICollectionViewListCell, UIListContentConfiguration and UICellAccessory in the interface of UIKit, iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import QuartzCore

/// What a cell shows.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// The view of a content.
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// Whether a cell is selected, and so on.
public protocol UIConfigurationState {}

/// A row's picture and texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?

  @MainActor public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

private final class ListContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not in the stand-in") }
}

/// A cell of a list.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// What a row shows at its end.
@MainActor public struct UICellAccessory {
  public static func label(text: String) -> UICellAccessory { UICellAccessory() }
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
}
