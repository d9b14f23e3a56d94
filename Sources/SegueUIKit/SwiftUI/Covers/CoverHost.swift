#if canImport(UIKit)
#if canImport(SwiftUI)
import SwiftUI
import UIKit

/// The controller of a presented screen.
final class CoverHost: UIHostingController<CoverRoot> {
  private(set) var request: CoverRequest
  private weak var presenter: CoverController?
  private var keptPresenter: CoverController?

  init(
    _ request: CoverRequest, _ environment: EnvironmentValues, presenter: CoverController
  ) {
    self.request = request
    self.presenter = presenter
    super.init(rootView: CoverRoot(content: AnyView(EmptyView()), environment: environment))
    segue.style = request.style
    show(request, environment)
    guard let source = request.source else { return }
    segue.setSource { [weak presenter] in presenter?.element(named: source) }
  }

  @available(*, unavailable)
  required dynamic init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// Whether a transition is running.
  var isChanging: Bool { isBeingPresented || isBeingDismissed }

  /// A screen that is presented over this one and comes or goes now.
  var movingScreenAbove: UIViewController? {
    sequence(first: self as UIViewController) { $0.presentedViewController }.dropFirst().first {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  /// Keeps the presenter, which the app has let go, until the screen has gone.
  func keep(_ presenter: CoverController) { keptPresenter = presenter }

  /// Shows another version of the screen.
  func show(_ request: CoverRequest, _ environment: EnvironmentValues) {
    self.request = request
    rootView = CoverRoot(
      content: request.content, environment: environment,
      dismiss: DismissCoverAction { [weak self] in
        guard let self else { return }
        presenter?.close(self)
      })
    guard let detent = request.detent.wrappedValue, detent != segue.selectedDetent else { return }
    UIView.animate(withDuration: 0.35) { self.segue.selectedDetent = detent }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A finger that gave the screen back may have left it at another detent.
    let detent = segue.selectedDetent
    if request.detent.wrappedValue != detent { request.detent.wrappedValue = detent }
    presenter?.hostDidAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // After a cancelled presentation the screen is gone, too.
    if isChanging || presentingViewController == nil {
      presenter?.hostDidDisappear(self)
      keptPresenter = nil
    }
  }
}

/// The content of a presented screen, with the environment of the view that presents it.
struct CoverRoot: View {
  let content: AnyView
  let environment: EnvironmentValues
  var dismiss = DismissCoverAction {}

  @Environment(\.self) private var own

  var body: some View {
    content.environment(\.dismissCover, dismiss).environment(\.self, environment.moved(to: own))
  }
}

extension EnvironmentValues {
  /// These values on another screen, whose size and appearance are its own.
  fileprivate func moved(to screen: EnvironmentValues) -> EnvironmentValues {
    var values = self
    values.horizontalSizeClass = screen.horizontalSizeClass
    values.verticalSizeClass = screen.verticalSizeClass
    values.colorScheme = screen.colorScheme
    values.displayScale = screen.displayScale
    return values
  }
}
#endif
#endif
