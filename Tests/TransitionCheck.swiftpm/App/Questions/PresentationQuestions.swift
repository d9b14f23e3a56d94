import UIKit

/// What UIKit calls, and in which order, when a screen is presented in a style of its own.
@MainActor
struct PresentationQuestions: Questions {
  private let window: UIWindow
  private let log = CallLog()

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let (presenter, presented) = (ProbeScreen("presenter", log), ProbeScreen("presented", log))
    let delegate = ProbeTransitioningDelegate(log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    window.rootViewController = presenter
    Device.wait(0.3)
    _ = log.take()
    presenter.present(presented, animated: true) { [log] in log.note("completion handler") }
    Device.wait(0.8)
    report.answer("calls of a custom presentation", log.take())
    report.answer("context of a custom presentation", delegate.animator.context)
    presented.dismiss(animated: true) { [log] in log.note("completion handler") }
    Device.wait(0.8)
    report.answer("calls of its dismissal", log.take())
    report.answer("context of its dismissal", delegate.animator.context)
  }
}

/// A delegate that notes its calls.
private final class ProbeTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let log: CallLog
  private(set) lazy var animator = ProbeAnimator(log)

  init(_ log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentation controller?")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator?")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator?")
    return animator
  }
}
