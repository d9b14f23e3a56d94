import SegueStyles
import UIKit

@testable import SegueUIKit

/// What a screen keeps while a transition moves its own view.
@MainActor
struct LiveViewQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let list = ListScreen()
    let navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    Device.wait(0.3)
    let responder = FocusView()
    list.view.addSubview(responder)
    responder.becomeFirstResponder()
    navigation.segue.style = .parallaxPush()
    let transitions = navigation.navigationTransitions?.transitions
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    _ = Device.wait { transitions?.running?.film != nil }
    Device.wait(0.15)
    report.answer("first responder while its screen leaves", state(of: responder))
    report.answer("safe area of the arriving screen while it moves", insets(of: detail))
    _ = Device.wait { transitions?.running == nil }
    Device.wait(0.1)
    report.answer("safe area of that screen at rest", insets(of: detail))
    navigation.popViewController(animated: true)
    _ = Device.wait { transitions?.running != nil }
    _ = Device.wait { transitions?.running == nil }
    Device.wait(0.1)
    report.answer("first responder once its screen has returned", state(of: responder))
  }

  private func state(of view: UIView) -> String {
    view.isFirstResponder ? "kept" : "resigned"
  }

  private func insets(of screen: UIViewController) -> String {
    let insets = screen.view.safeAreaInsets
    return "top: \(insets.top), left: \(insets.left)"
      + ", bottom: \(insets.bottom), right: \(insets.right)"
  }
}

/// A view that can become the first responder, without a keyboard.
private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
