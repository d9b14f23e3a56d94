import UIKit

/// Two screens and a change from one to the other.
@MainActor final class Screens {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let lower = UIViewController(nibName: nil, bundle: nil)
  private let upper = UIViewController(nibName: nil, bundle: nil)
  private let cell = UIView(frame: CGRect(x: 41, y: 337, width: 151, height: 113))
  private let driven: Driven
  private let operation: String
  private var delegate: AnyObject?
  /// All layers before the change.
  private(set) var before: [String] = []

  init(_ example: Case, _ operation: String, driver: UIPercentDrivenInteractiveTransition?) {
    self.operation = operation
    driven = Driven(driver)
    for screen in [lower, upper] { screen.view.backgroundColor = .white }
    cell.layer.cornerRadius = 9
    lower.view.addSubview(cell)
    switch operation {
    case "push", "pop":
      let navigation = UINavigationController(rootViewController: lower)
      show(navigation)
      if operation == "pop" {
        navigation.pushViewController(upper, animated: false)
        StandIn.commit()
      }
      driven.navigation = example.navigation?(navigation, cell)
      if driver != nil { navigation.delegate = driven }
    case "tab":
      let tabs = UITabBarController()
      tabs.viewControllers = [lower, upper]
      show(tabs)
      driven.tabs = example.tabs?(cell)
      tabs.delegate = driver == nil ? driven.tabs : driven
    default:
      show(lower)
      driven.modal = example.modal?(upper, cell)
      if driver != nil { upper.transitioningDelegate = driven }
      guard operation == "dismiss" else { break }
      driven.isOff = true
      lower.present(upper, animated: false)
      driven.isOff = false
      StandIn.advance(by: 5)
    }
    before = state()
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    StandIn.commit()
  }

  /// Changes from one screen to the other.
  func change() {
    switch operation {
    case "push": lower.navigationController?.pushViewController(upper, animated: true)
    case "pop": upper.navigationController?.popViewController(animated: true)
    case "tab": lower.tabBarController?.selectedIndex = 1
    case "present": lower.present(upper, animated: true)
    default: upper.dismiss(animated: true)
    }
  }

  /// Puts a finger on the leading edge and moves it by a fraction of the width, where it rests.
  func swipe(to fraction: Double, isRightToLeft: Bool) -> Finger {
    let width = window.bounds.width
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? width - distance : distance, y: 400)
    }
    let finger = StandIn.touch(down: point(2), in: window)
    // A pan begins after some points, and measures from there.
    finger.move(to: point(20))
    StandIn.advance(by: 0.1)
    finger.move(to: point(20 + width * CGFloat(fraction)))
    StandIn.advance(by: 0.5)
    return finger
  }

  /// Whether the lower screen is the top one again, and nothing runs.
  var isBack: Bool { lower.navigationController?.topViewController === lower && duration == nil }

  /// The duration of the change; nothing if there is none now.
  var duration: TimeInterval? { lower.transitionCoordinator?.transitionDuration }

  /// What is displayed of each view that takes part, from the lowest to the highest, and of a group before its members.
  func pictures() -> [String] {
    guard let container = upper.view.window.flatMap({ _ in stage }) else { return [] }
    let presenter = lower.view.isDescendant(of: container) ? [] : [lower.view as UIView]
    return (presenter + shown(in: container)).compactMap { view in
      view.layer.presentation().map { numbers(of: $0).map { "\($0)" }.joined(separator: " ") }
    }
  }

  /// The container of the transition: that of the upper screen, beyond any group.
  private var stage: UIView? {
    sequence(first: upper.view as UIView) { $0.superview }.first { view in
      view !== upper.view && view.layer.name != "UIView"
    } ?? upper.view.superview
  }

  /// The views in a container or a group, and what is in the groups.
  private func shown(in view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden }.enumerated()
      .sorted { a, b in
        let (low, high) = (a.element.layer.zPosition, b.element.layer.zPosition)
        return (low, a.offset) < (high, b.offset)
      }
      .flatMap { _, view -> [UIView] in
        let isScreen = view === upper.view || view === lower.view
        return [view] + (isScreen || view.layer.contents != nil ? [] : shown(in: view))
      }
  }

  /// The corners in the container, the corner radius, the opacities of the layer and its shadow, and its mask.
  private func numbers(of layer: CALayer) -> [Double] {
    let (size, anchor, matrix) = (layer.bounds.size, layer.anchorPoint, layer.transform)
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].flatMap { corner -> [Double] in
      let x = (CGFloat(corner.0) - anchor.x) * size.width
      let y = (CGFloat(corner.1) - anchor.y) * size.height
      return [
        Double(layer.position.x + matrix.m11 * x + matrix.m21 * y + matrix.m41),
        Double(layer.position.y + matrix.m12 * x + matrix.m22 * y + matrix.m42),
      ]
    }
    let mask = (layer.mask?.presentation()).map { mask in
      let size = mask.bounds.size
      return [
        mask.position.x - size.width / 2, mask.position.y - size.height / 2, size.width,
        size.height,
        mask.cornerRadius,
      ]
    }
    let numbers = [layer.cornerRadius, CGFloat(layer.opacity), CGFloat(layer.shadowOpacity)]
    return corners + (numbers + (mask ?? [])).map { Double($0) }
  }

  /// All layers in words.
  func state() -> [String] { Self.state(of: window.layer) }

  private static func state(of layer: CALayer) -> [String] {
    let own =
      "\(layer.name ?? "") \(layer.bounds) \(layer.position) \(layer.anchorPoint) \(layer.transform) \(layer.opacity) \(layer.zPosition) \(layer.cornerRadius) \(layer.masksToBounds) \(layer.shadowOpacity) \(layer.shadowRadius) \(layer.isHidden) \(layer.speed) \(layer.timeOffset) \(layer.mask != nil) \(layer.animationKeys() ?? [])"
    return [own] + (layer.sublayers ?? []).flatMap(state)
  }
}

/// Gives the animators of an exported file, and a driver of its own.
@MainActor final class Driven: NSObject {
  private let driver: UIPercentDrivenInteractiveTransition?
  var navigation: (any UINavigationControllerDelegate)?
  var tabs: (any UITabBarControllerDelegate)?
  var modal: (any UIViewControllerTransitioningDelegate)?
  var isOff = false

  init(_ driver: UIPercentDrivenInteractiveTransition?) { self.driver = driver }
}

extension Driven: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigation?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension Driven: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabs?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension Driven: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isOff
      ? nil
      : modal?.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    modal?.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    modal?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension UIGestureRecognizer {
  /// Calls a method, as its selector would with Objective-C.
  convenience init<Recognizer>(calling action: @escaping @MainActor (Recognizer) -> Void) {
    self.init(standIn: { recognizer in
      MainActor.assumeIsolated {
        if let recognizer = recognizer as? Recognizer { action(recognizer) }
      }
    })
  }
}

extension CADisplayLink {
  /// Calls a method, as its selector would with Objective-C.
  convenience init(calling action: @escaping @MainActor (CADisplayLink) -> Void) {
    self.init(standIn: { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { action(link) }
    })
  }
}
