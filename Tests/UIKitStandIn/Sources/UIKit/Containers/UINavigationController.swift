// Declarations: UINavigationController.h of the iOS 16.5 SDK, and one of iOS 26. Behavior: the comments in the iOS 18.0 SDK.

public import QuartzCore

/// A stack of controllers.
@MainActor open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  var stack = NavigationStack()

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar = UINavigationBar()
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
  /// Stored apart, since what is not available everywhere cannot be stored.
  private var contentPop: UIGestureRecognizer?
  @available(iOS 26, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A stack of an archive: here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let edge = SystemPop.edgeRecognizer(of: self)
    interactivePopGestureRecognizer = edge
    contentPop = SystemPop.contentRecognizer(of: self, edge: edge)
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    stack.stage.frame = view.bounds
    stack.stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.stage)
    navigationBar.frame = CGRect(x: 0, y: 47, width: view.bounds.width, height: 44)
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(navigationBar)
    for recognizer in [interactivePopGestureRecognizer, contentPop] {
      if let recognizer { view.addGestureRecognizer(recognizer) }
    }
    showTopAtOnce()
  }

  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.controllers.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.controllers.contains(where: { $0 === viewController }) else {
      StandIn.fault("pushViewController: the controller is in the stack already")
      return
    }
    change(to: stack.controllers + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.controllers.count > 1, let top = topViewController else { return nil }
    change(to: stack.controllers.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.controllers.firstIndex(where: { $0 === viewController }) else {
      StandIn.fault("popToViewController: the controller is not in the stack")
      return nil
    }
    let popped = Array(stack.controllers[(index + 1)...])
    change(to: Array(stack.controllers[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.controllers.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  override var ownTransition: TransitionContext? { stack.transition }

  override var visibleChildren: [UIViewController] { [stack.shown].compactMap { $0 } }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
