#if canImport(UIKit)
import SegueCatalog
import SegueTimeline
import UIKit

/// The scroll views under a finger.
@MainActor
final class ScrollViews {
  /// Innermost first.
  private let views: [UIScrollView]
  /// The positions of those that show pages.
  ///
  /// Their data sources, which may have to make the pages, are asked once for each finger that moves.
  private lazy var pages = pagePositions()
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
      // Apps also stop scrolling by the pan's own switch, which 'isScrollEnabled' does not show.
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
        scroll.panGestureRecognizer.isEnabled
      {
        views.append(scroll)
      }
      view = current.superview
    }
    self.views = views
  }

  private func pagePositions() -> [ObjectIdentifier: ScrollPosition] {
    var pages: [ObjectIdentifier: ScrollPosition] = [:]
    for view in views {
      guard let controller = UIPageViewController.around(view) else { continue }
      pages[ObjectIdentifier(view)] = ScrollPosition(controller, isRightToLeft: isRightToLeft)
    }
    return pages
  }

  /// The position of the scroll view that shares a finger: the innermost one that can still scroll with its
  /// movement, or else the innermost one.
  func position(under touch: TouchEvent) -> ScrollPosition? {
    let movement = touch.position - start
    let positions = views.map {
      pages[ObjectIdentifier($0)] ?? ScrollPosition($0, isRightToLeft: isRightToLeft)
    }
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

  /// The position among pages: their scroll view always has room on both sides.
  @MainActor
  fileprivate init(_ pages: UIPageViewController, isRightToLeft: Bool) {
    let shown = pages.viewControllers ?? []
    let before = shown.first.flatMap {
      pages.dataSource?.pageViewController(pages, viewControllerBefore: $0)
    }
    let after = shown.last.flatMap {
      pages.dataSource?.pageViewController(pages, viewControllerAfter: $0)
    }
    let size = Size2D(pages.view.bounds.size)
    let (offset, count) = (before == nil ? 0.0 : 1, [before, after].count { $0 != nil } + 1)
    if pages.navigationOrientation == .vertical {
      self.init(
        offset: Point2D(x: 0, y: offset * size.height), size: size,
        content: Size2D(width: size.width, height: Double(count) * size.height))
    } else {
      self.init(
        offset: Point2D(x: (isRightToLeft ? -offset : offset) * size.width, y: 0), size: size,
        content: Size2D(width: Double(count) * size.width, height: size.height))
    }
  }
}

extension UIPageViewController {
  /// The controller whose pages a scroll view shows; nil for others, and for a scroll view on a page.
  fileprivate static func around(_ view: UIScrollView) -> UIPageViewController? {
    sequence(first: view.next, next: { $0?.next }).lazy
      .compactMap { $0 as? UIViewController }.first as? UIPageViewController
  }
}
#endif
