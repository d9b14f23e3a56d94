import QuartzCore
import SegueStyles
import UIKit

@testable import SegueUIKit

/// How UIKit treats a transition of Segue that no finger began.
@MainActor
struct AdapterQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let navigation = UINavigationController(rootViewController: ListScreen())
    window.rootViewController = navigation
    Device.wait(0.3)
    navigation.segue.style = .parallaxPush()
    let (layouts, detail) = (LayoutCounter(), DetailScreen())
    detail.loadViewIfNeeded()
    layouts.frame = detail.view.bounds
    layouts.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    detail.view.addSubview(layouts)
    navigation.pushViewController(detail, animated: true)
    let transitions = navigation.navigationTransitions?.transitions
    _ = Device.wait { transitions?.running?.film != nil }
    let before = layouts.count
    report.answer("a push at its start", state(of: navigation))
    Device.wait(0.15)
    report.answer("a push in the middle", state(of: navigation))
    report.answer("layers of the bar that move", "\(navigation.navigationBar.layer.movingLayers)")
    _ = Device.wait { transitions?.running == nil }
    report.answer(
      "layouts of the arriving screen while it moved", "\(layouts.count - before)")
    report.answer("a push after its end", state(of: navigation))
    askAboutPop(of: navigation, report)
  }

  /// A pop has an interaction controller, so that a finger can catch it.
  private func askAboutPop(of navigation: UINavigationController, _ report: Report) {
    Device.wait(0.2)
    let transitions = navigation.navigationTransitions?.transitions
    navigation.popViewController(animated: true)
    _ = Device.wait { transitions?.running?.film != nil }
    report.answer("a pop that nothing holds, at its start", state(of: navigation))
    Device.wait(0.15)
    report.answer("a pop that nothing holds, in the middle", state(of: navigation))
    _ = Device.wait { transitions?.running == nil }
    Device.wait(0.2)
    report.answer("a pop that nothing holds, after its end", state(of: navigation))
  }

  private func state(of navigation: UINavigationController) -> String {
    guard let coordinator = navigation.transitionCoordinator else { return "no transition" }
    return
      "interactive: \(coordinator.isInteractive), initially: \(coordinator.initiallyInteractive)"
      + ", percent complete: \(coordinator.percentComplete)"
  }
}

/// A view that counts how often it is laid out.
private final class LayoutCounter: UIView {
  private(set) var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
