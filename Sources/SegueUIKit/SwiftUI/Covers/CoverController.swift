#if canImport(UIKit)
#if canImport(SwiftUI)
import SwiftUI
import UIKit

/// A controller that presents the screen that its anchor asks for, and tells the anchor when it has gone.
final class CoverController: UIViewController {
  private var anchor: CoverAnchor?
  private var environment = EnvironmentValues()
  /// The screen that is presented, also while it comes or goes.
  private(set) var host: CoverHost?
  /// Whether a presentation or a dismissal that was begun here has not ended.
  private var isBusy = false
  /// Whether the app has let the presented screen go since it was shown last, even if it wants one of that identity again.
  private var isUnwanted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    view.backgroundColor = nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reconcile()
  }

  /// Stores the anchor's current request and brings the presentation in line with it.
  func update(_ anchor: CoverAnchor, _ environment: EnvironmentValues) {
    self.anchor = anchor
    self.environment = environment
    if let host, anchor.request?.id != host.request.id { isUnwanted = true }
    reconcile()
  }

  /// Dismisses the screen, as the view that presented it has gone.
  func withdraw() {
    // The dismissal may have to wait, so the screen keeps this controller alive.
    host?.keep(self)
    anchor = anchor.map { CoverAnchor(request: nil, onDismiss: $0.onDismiss, clear: $0.clear) }
    reconcile()
  }

  /// Tells the app that the screen has been asked to close.
  func close(_ host: CoverHost) { anchor?.clear(host.request.id) }

  /// Reconciles on the next turn of the run loop, when UIKit has finished its current work.
  func reconcileLater() { NextTurn.perform { [weak self] in self?.reconcile() } }

  /// Presents, updates or dismisses as the app's request requires, now or as soon as it is possible.
  func reconcile() {
    guard !isBusy, host?.isChanging != true else { return }
    switch (anchor?.request, host) {
    case (nil, nil): break
    case (let request?, nil): present(request)
    case (nil, let host?): dismiss(host)
    case (let request?, let host?):
      if request.id == host.request.id {
        isUnwanted = false
        host.show(request, environment)
      } else {
        dismiss(host)
      }
    }
  }
}

// MARK: Presenting and dismissing

extension CoverController {
  private func present(_ request: CoverRequest) {
    guard viewIfLoaded?.window != nil else { return }
    if let other = presentedViewController {
      if other.isBeingDismissed { return wait(for: other) }
      return ProblemLog.report(
        "segueCover cannot present a screen while another one (\(type(of: other))) is presented from the "
          + "same place. Present it from within that, or after its dismissal.")
    }
    let host = CoverHost(request, environment, presenter: self)
    self.host = host
    (isBusy, isUnwanted) = (true, false)
    present(host, animated: true) { self.didChange() }
    // UIKit has refused the presentation, and written the reason to the console.
    if host.presentingViewController == nil { (self.host, isBusy) = (nil, false) }
  }

  /// Reconciles when another screen has come or gone.
  private func wait(for other: UIViewController) {
    // A dismissal that is not animated may have none.
    guard let coordinator = other.transitionCoordinator else {
      return NextTurn.perform(after: 0.1) { [weak self] in self?.reconcile() }
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.reconcileLater() }
  }

  private func dismiss(_ host: CoverHost) {
    guard let presenter = host.presentingViewController else { return hostDidDisappear(host) }
    // UIKit refuses while a screen above comes or goes, and may never say so.
    if let moving = host.movingScreenAbove { return wait(for: moving) }
    isBusy = true
    presenter.dismiss(animated: true) { self.didChange() }
  }

  private func didChange() {
    isBusy = false
    reconcile()
  }

  /// Called when a screen has appeared, also after a cancelled dismissal.
  func hostDidAppear() {
    // It is not documented whether UIKit calls the completion of a cancelled dismissal.
    isBusy = false
    // The app's request may have changed during the transition.
    reconcileLater()
  }

  /// Called when a screen has gone, whoever dismissed it.
  func hostDidDisappear(_ gone: CoverHost) {
    guard host === gone else { return }
    (host, isBusy) = (nil, false)
    let id = gone.request.id
    if let anchor, anchor.request?.id == id, !isUnwanted {
      self.anchor = CoverAnchor(request: nil, onDismiss: anchor.onDismiss, clear: anchor.clear)
      anchor.clear(id)
    }
    anchor?.onDismiss?()
    // The app may have requested another screen meanwhile.
    reconcileLater()
  }

  /// The element of a name that is nearest to this view.
  func element(named name: String) -> UIView? {
    var ancestor = parent
    while let controller = ancestor {
      if let element = controller.viewIfLoaded?.namedElements[name] { return element }
      ancestor = controller.parent
    }
    return nil
  }
}
#endif
#endif
