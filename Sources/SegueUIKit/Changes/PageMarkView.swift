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

  /// Whether the view is on a page itself, and not in a stack within that.
  fileprivate func isOn(_ page: UIViewController) -> Bool {
    let controllers = sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? UIViewController }
    return controllers.first { $0 === page || $0 is UINavigationController } === page
  }
}

extension UIViewController {
  /// What a page of SwiftUI says about its push; nil unless it has been laid out.
  var pageMark: PageMarkView? { viewIfLoaded?.pageMark(of: self) }
}

extension UIView {
  fileprivate func pageMark(of page: UIViewController) -> PageMarkView? {
    for view in subviews {
      if let mark = view as? PageMarkView, mark.isOn(page) { return mark }
      if let mark = view.pageMark(of: page) { return mark }
    }
    return nil
  }
}
#endif
