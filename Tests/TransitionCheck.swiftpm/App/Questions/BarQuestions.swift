import QuartzCore
import SegueStyles
import UIKit

@testable import SegueUIKit

/// What UIKit does with its bars during transitions of Segue.
@MainActor
struct BarQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let navigation = UINavigationController(rootViewController: ListScreen())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    Device.wait(0.3)
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    waitForMiddle(of: navigation)
    report.answer("tab bar in the middle of a push that hides it", state(of: tabs.tabBar))
    waitForEnd(of: navigation)
    report.answer("tab bar after that push", state(of: tabs.tabBar))
    navigation.popViewController(animated: true)
    waitForMiddle(of: navigation)
    report.answer("tab bar in the middle of the pop", state(of: tabs.tabBar))
    report.answer(
      "layers of the bar that move in a pop that nothing holds",
      "\(navigation.navigationBar.layer.movingLayers)")
    waitForEnd(of: navigation)
    report.answer("tab bar after the pop", state(of: tabs.tabBar))
  }

  private func waitForMiddle(of navigation: UINavigationController) {
    _ = Device.wait { navigation.navigationTransitions?.transitions.running?.film != nil }
    Device.wait(0.15)
  }

  private func waitForEnd(of navigation: UINavigationController) {
    _ = Device.wait { navigation.navigationTransitions?.transitions.running == nil }
    Device.wait(0.2)
  }

  private func state(of bar: UITabBar) -> String {
    let place = bar.convert(bar.bounds, to: window)
    return "hidden: \(bar.isHidden), x: \(place.minX), y: \(place.minY)"
      + ", layers that move: \(bar.layer.movingLayers)"
  }
}
