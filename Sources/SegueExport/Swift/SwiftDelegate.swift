import SegueCatalog
import SegueTimeline

/// The class of a file that an app uses: it answers the containers, and handles the gestures.
struct SwiftDelegate {
  let name: String
  let preset: Preset
  let operations: [SegueTimeline.Operation]
  /// The parameters that anything in the file uses.
  let parameters: [ParameterDescription]
  let hasSource: Bool
  let gestures: [SegueTimeline.Operation: SwiftGesture]
  let presentation: SwiftPresentation?

  private var isNavigation: Bool { operations.contains(.push) }
  private var isTab: Bool { operations.contains(.tab) }
  private var isModal: Bool { operations.contains(.present) }
  private var hasSwipe: Bool { !gestures.isEmpty }

  var text: String {
    ([head] + (isNavigation ? [navigation] : []) + (isTab ? [tabs] : []) + (isModal ? [modal] : []))
      .joined(separator: "\n")
  }

  private func make(_ operation: String) -> String {
    var arguments = [operation]
    if !parameters.isEmpty { arguments.append("settings: settings") }
    if hasSource { arguments.append("source: source") }
    return "\(name)Animator(\(arguments.joined(separator: ", ")))"
  }

  // MARK: The class

  private var head: String {
    """
    /// \(preset.summary)
    @MainActor
    final class \(name): NSObject {
    \(settings)\
    \(hasSource ? "  /// What was tapped, on the lower screen; without it the screens crossfade.\n  weak var source: UIView?\n" : "")\
    \(parameters.isEmpty ? "" : "  private let settings: Settings\n")\
    \(hasSwipe ? "  /// The transition that a finger moves.\n  private var swipe: Swipe?\n" : "")\
    \(parameters.isEmpty ? "" : "\n  init(settings: Settings = Settings()) {\n    self.settings = settings\n  }\n")\
    \(hasSwipe ? "\n" + follow : "")\
    }

    """
  }

  private var settings: String {
    guard !parameters.isEmpty else { return "" }
    let lines = parameters.flatMap { parameter -> [String] in
      guard case .number(let value) = parameter.defaultValue else { return [] }
      var isDuration = false
      if case .duration = parameter.kind { isDuration = true }
      let unit = parameter.unit.map { ", in \($0)" } ?? ""
      var help = parameter.help
      if !unit.isEmpty, help.hasSuffix(".") { help = String(help.dropLast()) + unit + "." }
      return [
        "    /// \(help)",
        "    var \(SwiftName.value(parameter.name)): \(isDuration ? "TimeInterval" : "CGFloat") = "
          + number(value, parameter.kind),
      ]
    }
    return """
        /// What can be adjusted.
        struct Settings {
      \(lines.joined(separator: "\n"))
        }


      """
  }

  private func number(_ value: Double, _ kind: ParameterDescription.Kind) -> String {
    if case .angle = kind { return SwiftAngle(value).expression }
    return SwiftNumber.text(value)
  }

  private var follow: String {
    """
      /// Lets a finger move a change of screens, which it begins itself.
      private func follow(
        _ pan: UIPanGestureRecognizer, progress: CGFloat, finishing: Bool,
        over duration: TimeInterval = 0.3, begin: () -> Void
      ) {
        switch pan.state {
        case .began:
          swipe = Swipe()
          begin()
        case .changed:
          swipe?.update(progress)
        case .ended:
          swipe?.end(finishing: finishing, over: duration)
          swipe = nil
        default:
          swipe?.end(finishing: false, over: duration)
          swipe = nil
        }
      }

    """
  }

  private func attachment(_ gesture: SwiftGesture, to view: String, action: String) -> String {
    """
        let \(gesture.edges == nil ? "pan" : "edgePan") = \(gesture.recognizer)(target: self, action: #selector(\(action)))
    \(gesture.edges.map { "    edgePan.edges = \($0.replacing("view.", with: view + "."))\n" } ?? "")\
        \(view).addGestureRecognizer(\(gesture.edges == nil ? "pan" : "edgePan"))

    """
  }

  // MARK: The containers

  private var navigation: String {
    let swipe = gestures[.pop]
    return """
      extension \(name): UINavigationControllerDelegate {
        /// Makes this the delegate of a navigation controller\(swipe == nil ? "" : ", whose own swipe back it replaces").
        ///
        /// A navigation controller does not keep its delegate: keep this one as long.
        func attach(to navigationController: UINavigationController) {
          navigationController.delegate = self
      \(swipe.map { "    navigationController.interactivePopGestureRecognizer?.isEnabled = false\n" + attachment($0, to: "navigationController.view", action: "swipeBack") } ?? "")\
        }

        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          switch operation {
          case .push: \(make(".push"))
          case .pop: \(make(".pop"))
          default: nil
          }
        }
      \(swipe.map(swipeBack) ?? "")\
      }

      """
  }

  private func swipeBack(_ gesture: SwiftGesture) -> String {
    """

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe?.animator = animationController as? \(name)Animator
        return swipe
      }

      @objc private func swipeBack(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, let navigation = view.next as? UINavigationController else { return }
    \(gesture.lines.joined(separator: "\n"))
      }

    """
  }

  private var tabs: String {
    """
    extension \(name): UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let controllers = tabBarController.viewControllers,
          let from = controllers.firstIndex(of: fromVC), let to = controllers.firstIndex(of: toVC)
        else { return nil }
        return \(make(".tab(isForward: to > from)"))
      }
    }

    """
  }

  private var modal: String {
    let swipe = gestures[.dismiss]
    return """
      extension \(name): UIViewControllerTransitioningDelegate {
        /// Prepares a controller to be presented\(swipe == nil ? "" : ", and to be dismissed by a finger").
        ///
        /// A controller does not keep its transitioning delegate: keep this one as long.
        func prepare(_ controller: UIViewController) {
          controller.transitioningDelegate = self
          controller.modalPresentationStyle = \(presentation == nil ? ".fullScreen" : ".custom")
      \(swipe.map { "    let view: UIView = controller.view\n" + attachment($0, to: "view", action: "swipeAway") } ?? "")\
        }

        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          \(make(".present").replacing("source: source", with: "source: self.source"))
        }

        func animationController(
          forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          \(make(".dismiss"))
        }
      \(presentation.map(presenting) ?? "")\
      \(swipe.map(swipeAway) ?? "")\
      }

      """
  }

  private func presenting(_ controller: SwiftPresentation) -> String {
    let arguments =
      controller.usesSettings
      ? "of: presented, over: presenting, settings: settings"
      : "presentedViewController: presented, presenting: presenting"
    return """

        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          \(controller.name)(\(arguments))
        }

      """
  }

  private func swipeAway(_ gesture: SwiftGesture) -> String {
    """

      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe?.animator = animator as? \(name)Animator
        return swipe
      }

      @objc private func swipeAway(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, let presented = view.next as? UIViewController else { return }
    \(gesture.lines.joined(separator: "\n"))
      }

    """
  }
}
