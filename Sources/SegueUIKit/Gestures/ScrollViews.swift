#if canImport(UIKit)
import SegueCatalog
import SegueTimeline
import UIKit

/// The scroll views under a finger.
@MainActor
struct ScrollViews {
  /// Innermost first.
  let views: [UIScrollView]

  /// The scroll views from a view up to, and not including, another one.
  init(from touched: UIView?, to outer: UIView?) {
    var views: [UIScrollView] = []
    var view = touched
    while let current = view, current !== outer {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { views.append(scroll) }
      view = current.superview
    }
    self.views = views
  }

  /// Whether one of them could still scroll with a finger that moves this way.
  ///
  /// Content moves with the finger: a finger that moves down scrolls toward the top.
  func canScroll(with movement: Point) -> Bool {
    let isVertical = abs(movement.y) >= abs(movement.x)
    return views.contains { view in
      let position = ScrollPosition(view)
      let farthest = position.farthestOffset
      if isVertical {
        return movement.y > 0 ? position.offset.y > 0.5 : position.offset.y < farthest.y - 0.5
      }
      return movement.x > 0 ? position.offset.x > 0.5 : position.offset.x < farthest.x - 0.5
    }
  }

  /// The position of the scroll view that shares a finger: the innermost one.
  var position: ScrollPosition? { views.first.map { ScrollPosition($0) } }

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
  /// The position of a scroll view; the offset is 0 at the top.
  @MainActor
  fileprivate init(_ view: UIScrollView) {
    let inset = Insets(view.adjustedContentInset)
    self.init(
      offset: Point(
        x: Double(view.contentOffset.x) + inset.left, y: Double(view.contentOffset.y) + inset.top),
      size: Size(view.bounds.size), content: Size(view.contentSize), inset: inset)
  }
}
#endif
