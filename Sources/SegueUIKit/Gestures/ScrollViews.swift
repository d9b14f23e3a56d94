#if canImport(UIKit)
import SegueCatalog
import SegueTimeline
import UIKit

/// The scroll views under a finger.
@MainActor
struct ScrollViews {
  /// Innermost first.
  private let views: [UIScrollView]
  /// Where the finger came down, and whether the layout there is right-to-left.
  private let start: Point2D
  private let isRightToLeft: Bool

  /// The scroll views from a view up to, and not including, an outer one; touches are in the outer view's coordinates.
  init(from touched: UIView?, to outer: UIView?, under start: Point2D = .zero) {
    self.start = start
    isRightToLeft = outer?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var views: [UIScrollView] = []
    var view = touched
    while let current = view, current !== outer {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { views.append(scroll) }
      view = current.superview
    }
    self.views = views
  }

  /// The position of the scroll view that shares a finger: the innermost one that can still scroll with its
  /// movement, or else the innermost one.
  func position(under touch: TouchEvent) -> ScrollPosition? {
    let movement = touch.position - start
    let positions = views.map { ScrollPosition($0, isRightToLeft: isRightToLeft) }
    return positions.first { !$0.isAtEnd(of: movement, isRightToLeft: isRightToLeft) }
      ?? positions.first
  }

  /// Whether a recognizer is the pan of one of them.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    views.contains { $0.panGestureRecognizer === recognizer }
  }

  /// Ends the scrolling of a finger that now holds a transition.
  func stop() {
    for view in views {
      view.panGestureRecognizer.isEnabled = false
      view.panGestureRecognizer.isEnabled = true
    }
  }
}

extension ScrollPosition {
  /// The position of a scroll view; the offset is 0 at the top, and at the leading end.
  @MainActor
  fileprivate init(_ view: UIScrollView, isRightToLeft: Bool) {
    let inset = Insets(view.adjustedContentInset)
    self.init(
      offset: Point2D(
        x: Double(view.contentOffset.x) + inset.left, y: Double(view.contentOffset.y) + inset.top),
      size: Size2D(view.bounds.size), content: Size2D(view.contentSize), inset: inset)
    if isRightToLeft { offset.x -= farthestOffset.x }
  }
}
#endif
