// Not Apple's: taps on tabs. Behavior: UITabBarController.h of the iOS 16.5 SDK: `didSelect` is called for taps only, also on the tab that is selected.

public import QuartzCore

@MainActor extension StandIn {
  /// The user taps a tab: the delegate is asked, the tab is selected, the delegate hears of it.
  public static func tap(tab index: Int, of controller: UITabBarController) {
    guard let target = controller.viewControllers?[index] else { return }
    guard controller.delegate?.tabBarController(controller, shouldSelect: target) ?? true else {
      return
    }
    if target !== controller.selectedViewController { controller.selectedIndex = index }
    note("didSelect", target)
    controller.delegate?.tabBarController(controller, didSelect: target)
    commit()
  }
}
