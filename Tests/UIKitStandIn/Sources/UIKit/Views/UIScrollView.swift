// Declarations: UIScrollView.h of the iOS 16.5 SDK. Behavior: the Scroll View Programming Guide for iOS.
// The rubber band is not published: half of what the finger moves beyond the edge.

public import QuartzCore

/// A view on contents that are larger.
@MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  private var grabbed = CGPoint.zero
  private var adjustment: ContentInsetAdjustmentBehavior = .automatic

  /// How safe areas add to insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = ScrollPan()
    pan.scrollView = self
    pan.addAction(standIn: { [weak self] in self?.follow($0) })
    return pan
  }()

  /// A scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// A scroll view of an archive: here one of its own.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { adjustment }
    set { adjustment = newValue }
  }

  /// Sets the pan's switch, but does not follow it.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The insets of the contents and, where the scroll view scrolls, the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    guard adjustment != .never else { return contentInset }
    let safe = safeAreaInsets
    let all = adjustment == .always
    let (sideways, upright) = (all || scrolls(\.width), all || scrolls(\.height))
    return UIEdgeInsets(
      top: contentInset.top + (upright ? safe.top : 0),
      left: contentInset.left + (sideways ? safe.left : 0),
      bottom: contentInset.bottom + (upright ? safe.bottom : 0),
      right: contentInset.right + (sideways ? safe.right : 0))
  }

  private func scrolls(_ axis: KeyPath<CGSize, CGFloat>) -> Bool {
    contentSize[keyPath: axis] > bounds.size[keyPath: axis]
      || (axis == \.height ? alwaysBounceVertical : alwaysBounceHorizontal)
  }

  /// Whether a finger's movement scrolls.
  func scrolls(_ movement: CGPoint) -> Bool {
    abs(movement.x) > abs(movement.y) ? scrolls(\.width) : scrolls(\.height)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began:
      (isTracking, isDragging) = (true, true)
      delegate?.scrollViewWillBeginDragging(self)
      grabbed = contentOffset
    case .changed:
      let moved = pan.translation(in: nil)
      contentOffset = CGPoint(
        x: banded(grabbed.x - moved.x, scrolls(\.width), \.width),
        y: banded(grabbed.y - moved.y, scrolls(\.height), \.height))
    case .ended, .cancelled:
      (isTracking, isDragging) = (false, false)
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      contentOffset = settled
    default: break
    }
  }

  /// The least and the greatest offset.
  private func limits(_ axis: KeyPath<CGSize, CGFloat>) -> (CGFloat, CGFloat) {
    let insets = adjustedContentInset
    let (before, after) =
      axis == \.width ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return (
      -before,
      max(-before, contentSize[keyPath: axis] + after - bounds.size[keyPath: axis])
    )
  }

  private func banded(
    _ offset: CGFloat, _ scrolls: Bool, _ axis: KeyPath<CGSize, CGFloat>
  ) -> CGFloat {
    let (low, high) = limits(axis)
    let within = min(max(offset, low), high)
    guard scrolls else { return axis == \.width ? grabbed.x : grabbed.y }
    return bounces ? within + (offset - within) / 2 : within
  }

  private var settled: CGPoint {
    let (x, y) = (limits(\.width), limits(\.height))
    return CGPoint(
      x: scrolls(\.width) ? min(max(contentOffset.x, x.0), x.1) : contentOffset.x,
      y: scrolls(\.height) ? min(max(contentOffset.y, y.0), y.1) : contentOffset.y)
  }
}

/// The pan of a scroll view: it begins where the movement scrolls.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func accepts(_ movement: CGPoint) -> Bool { scrollView?.scrolls(movement) ?? false }
}

/// Hears of scrolling.
///
/// All methods are optional on Apple's platforms.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
}
