// Declarations: UITabBarController.h of the iOS 16.5 SDK. Behavior: its comments.

public import QuartzCore

/// Controllers side by side, of which one is shown.
@MainActor open class UITabBarController: UIViewController {
  var tabs = TabState()

  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    tabs.stage.frame = view.bounds
    tabs.stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabs.stage)
    let height = CGFloat(83)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
    showSelectedAtOnce()
  }

  open var viewControllers: [UIViewController]? {
    get { tabs.controllers.isEmpty ? nil : tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }

  open var selectedIndex: Int {
    get { tabs.controllers.firstIndex { $0 === tabs.selected } ?? NSNotFound }
    set {
      guard tabs.controllers.indices.contains(newValue) else { return }
      select(tabs.controllers[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set {
      guard let newValue, tabs.controllers.contains(where: { $0 === newValue }) else {
        StandIn.fault("selectedViewController: not one of the tabs")
        return
      }
      select(newValue)
    }
  }

  override var ownTransition: TransitionContext? { tabs.transition }

  override var visibleChildren: [UIViewController] { [tabs.shown].compactMap { $0 } }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// Decides for a tab bar controller.
///
/// All methods are optional on Apple's platforms.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  /// As the selected controller's.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
