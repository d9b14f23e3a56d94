#if canImport(UIKit)
import SegueCoordinator
public import UIKit

// A screen that is presented with a style.
extension SegueExtension where Base: UIViewController {
  /// The names of the preset's detents, the heights at which a finger can leave the screen; empty if it has only one.
  ///
  /// The first one is that of the beginning.
  public var detents: [String] { base.presentationTransitions?.detents ?? [] }

  /// The detent at which the screen rests, chosen by a finger or here; nil if the preset has none.
  ///
  /// Set it after the style, before or while the screen is presented. To move the screen with an animation, set it inside of
  /// `UIView.animate`. After a dismissal it is the first one again.
  public var selectedDetent: String? {
    get { base.screenSettings?.selectedDetent ?? detents.first }
    nonmutating set {
      if let newValue, !detents.contains(newValue) {
        return ProblemLog.report(
          "\(base.screenName) has no detent '\(newValue)', and stays where it is. "
            + (detents.isEmpty
              ? "Its style has no detents." : "It has \(detents.joined(separator: ", ")).")
        )
      }
      base.ownScreenSettings.selectedDetent = newValue
      base.presentationTransitions?.layOut()
    }
  }

  /// Whether touches outside of the presented screen reach the screen below, in place of dismissing this one.
  ///
  /// Set it before the screen is presented. It has no effect if the screen covers everything.
  public var allowsTouchesOutside: Bool {
    get { base.screenSettings?.allowsTouchesOutside ?? false }
    nonmutating set { base.ownScreenSettings.allowsTouchesOutside = newValue }
  }
}
#endif
