import SegueStyles
import UIKit

@testable import SegueUIKit

/// How an app's own delegate and UIKit's swipes get on with Segue's delegate.
@MainActor
struct DelegateQuestions: Questions {
  private let window: UIWindow
  private let log = CallLog()

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    var delegate: ShowDelegate? = ShowDelegate(log)
    let containers = ["a", "b"].map { name in
      let navigation = UINavigationController(rootViewController: ListScreen())
      navigation.title = name
      navigation.delegate = delegate
      navigation.segue.style = .parallaxPush()
      return navigation
    }
    report.answer("swipes of UIKit beside a style", swipes(of: containers[0]))
    for navigation in containers { push("first", in: navigation) }
    report.answer("calls of one delegate for two containers", log.take())
    delegate = nil
    for navigation in containers { push("second", in: navigation) }
    report.answer(
      "screens once that delegate is gone",
      containers.map { $0.topViewController?.title ?? "none" }.joined(separator: ", "))
  }

  private func push(_ title: String, in navigation: UINavigationController) {
    window.rootViewController = navigation
    Device.wait(0.3)
    let screen = DetailScreen()
    screen.title = title
    navigation.pushViewController(screen, animated: true)
    let transitions = navigation.navigationTransitions?.transitions
    _ = Device.wait { transitions?.running != nil }
    _ = Device.wait { transitions?.running == nil }
    Device.wait(0.1)
  }

  private func swipes(of navigation: UINavigationController) -> String {
    navigation.loadViewIfNeeded()
    var content: UIGestureRecognizer?
    if #available(iOS 26, *) { content = navigation.interactiveContentPopGestureRecognizer }
    return [
      ("edge", navigation.interactivePopGestureRecognizer), ("content", content),
    ].map { name, swipe in "\(name): \(swipe.map { $0.isEnabled ? "enabled" : "off" } ?? "none")" }
      .joined(separator: ", ")
  }
}

/// A delegate that notes which container has shown a screen.
private final class ShowDelegate: NSObject, UINavigationControllerDelegate {
  private let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let screen = viewController.title ?? "root"
    log.note("\(navigationController.title ?? "") did show \(screen)")
  }
}
