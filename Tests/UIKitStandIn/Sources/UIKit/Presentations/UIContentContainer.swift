// Declarations: UIContentContainer.h and UITraitCollection.h of the iOS 16.5 SDK.

public import QuartzCore

/// What contains controllers or is contained.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// What has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  @available(iOS, deprecated: 17)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
