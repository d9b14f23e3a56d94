#if canImport(UIKit)
#if canImport(SwiftUI)
public import SegueCoordinator
public import SwiftUI

extension View {
  /// Sets the style of the transitions of a navigation stack, or of a tab view.
  ///
  ///     NavigationStack { Feed() }.segue(.parallaxPush())
  ///
  /// The container is the view itself, or one that fills it; otherwise it is the innermost one around the
  /// view. On a navigation stack the style applies to pushes, pops and the swipe back; of several
  /// modifiers in one stack, the one that was added last applies as long as its view exists.
  /// ``Segue/rules`` and styles of single screens come first.
  ///
  /// On a tab view this is experimental: no documentation promises that SwiftUI shows tabs with a
  /// `UITabBarController`, as it does today. Selecting a tab in code should not be animated by SwiftUI
  /// at the same time.
  ///
  /// The container gets its own transitions back when the view disappears for good or the style becomes nil.
  /// A view without a container around is reported to the console.
  ///
  /// - Parameter style: the style; nil for SwiftUI's own transitions.
  public func segue(_ style: TransitionStyle?) -> some View {
    background {
      ContainerStyle(style: style).allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}
#endif
#endif
