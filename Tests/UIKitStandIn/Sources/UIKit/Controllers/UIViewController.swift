// Declarations: UIViewController.h of the iOS 17.0 SDK. Behavior: its comments and the View Controller Programming Guide for iOS.

public import QuartzCore

/// A controller of a view.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private var loaded: UIView?
  var appearance = AppearanceState.disappeared
  var containment = Containment()
  var modal = ModalState()
  weak var hostWindow: UIWindow?
  private var item: UINavigationItem?

  open var title: String? { didSet { navigationItem.title = title } }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, selectedImage: nil)
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var hidesBottomBarWhenPushed = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewSafeAreaInsetsDidChange() } }
  open var edgesForExtendedLayout = UIRectEdge.all

  /// A controller with a view of code; the stand-in has no files of views.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller with a view of code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of an archive: here one of its own.
  public required init?(coder: NSCoder) { super.init() }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style == .automatic ? .pageSheet : modal.style }
    set { modal.style = newValue }
  }

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals

  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        if loaded == nil { self.view = UIView(frame: UIScreen.main.bounds) }
        StandIn.note("viewDidLoad", self)
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open override var next: UIResponder? { loaded?.superview ?? parent }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() { _ = view }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Containment

  open var parent: UIViewController? { containment.parent }
  open var children: [UIViewController] { containment.children }
  open var isMovingToParent: Bool { containment.isMovingToParent }
  open var isMovingFromParent: Bool { containment.isMovingFromParent }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func addChild(_ childController: UIViewController) { adopt(childController) }

  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    setAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { finishAppearance() }

  /// The children that appear and disappear with this controller.
  var visibleChildren: [UIViewController] {
    children.filter { child in
      guard let own = loaded, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    modal.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    modal.presenting ?? parent?.presentingViewController
  }
  open var presentationController: UIPresentationController? {
    modal.controller ?? makePresentationController()
  }
  open var activePresentationController: UIPresentationController? {
    modal.controller ?? parent?.activePresentationController
  }
  open var isBeingPresented: Bool { modal.isBeingPresented }
  open var isBeingDismissed: Bool { modal.isBeingDismissed }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Containers and bars

  open var navigationItem: UINavigationItem {
    let item = item ?? UINavigationItem(title: title ?? "")
    self.item = item
    return item
  }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open func setNeedsStatusBarAppearanceUpdate() { StandIn.note("statusBarUpdate", self) }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    modal.scrollViews.last { $0.edges.contains(edge) }?.view
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    modal.scrollViews.append((edge, scrollView))
  }

  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  // MARK: Sizes, traits and transitions

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (modal.transition ?? ownTransition)?.coordinator ?? parent?.transitionCoordinator
  }

  /// The transition that runs within a container.
  var ownTransition: TransitionContext? { nil }

  open var traitCollection: UITraitCollection { StandIn.traits }

  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, with: coordinator)
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func accessibilityPerformEscape() -> Bool { false }
}
