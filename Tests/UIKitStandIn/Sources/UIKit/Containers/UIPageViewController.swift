// Declarations: UIPageViewController.h of the iOS 16.5 SDK. Behavior: its scroll view has room for a page on both sides, whether there is one or not.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import QuartzCore

/// Pages, of which one is shown and the next are asked for.
@MainActor open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open private(set) var navigationOrientation: NavigationOrientation
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var viewControllers: [UIViewController]? = []
  private let queue = UIScrollView()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    queue.frame = view.bounds
    queue.isPagingEnabled = true
    view.addSubview(queue)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    for old in self.viewControllers ?? [] {
      old.view.removeFromSuperview()
      old.leaveParent()
    }
    self.viewControllers = viewControllers
    let (size, isHorizontal) = (queue.bounds.size, navigationOrientation == .horizontal)
    let middle = CGPoint(x: isHorizontal ? size.width : 0, y: isHorizontal ? 0 : size.height)
    queue.contentSize = CGSize(
      width: isHorizontal ? 3 * size.width : size.width,
      height: isHorizontal ? size.height : 3 * size.height)
    queue.contentOffset = middle
    for page in viewControllers ?? [] {
      adopt(page)
      page.view.frame = CGRect(origin: middle, size: size)
      queue.addSubview(page.view)
    }
    completion?(true)
  }
}

/// Provides pages.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
