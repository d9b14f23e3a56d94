#if canImport(UIKit)
import SegueCoordinator
import UIKit

/// An invisible view on a page of SwiftUI that says how the page is pushed and popped.
final class PageMarkView: UIView {
  var style: TransitionStyle?
  /// The name of the element of the page below that the transition starts from.
  var source: String?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

extension UIViewController {
  /// What a page of SwiftUI says about its push; nil unless it has been laid out.
  var pageMark: PageMarkView? { viewIfLoaded?.pageMark }
}

extension UIView {
  fileprivate var pageMark: PageMarkView? {
    for view in subviews {
      if let mark = view as? PageMarkView ?? view.pageMark { return mark }
    }
    return nil
  }
}
#endif
