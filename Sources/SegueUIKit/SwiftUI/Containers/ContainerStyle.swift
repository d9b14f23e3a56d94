#if canImport(UIKit)
#if canImport(SwiftUI)
import SegueCoordinator
import SwiftUI
import UIKit

/// An invisible view that gives the container around it, or in the same place, a style.
struct ContainerStyle: UIViewControllerRepresentable {
  let style: TransitionStyle?

  func makeUIViewController(context: Context) -> ContainerStyleController {
    ContainerStyleController()
  }

  func updateUIViewController(_ controller: ContainerStyleController, context: Context) {
    controller.style = style
  }

  static func dismantleUIViewController(
    _ controller: ContainerStyleController, coordinator: Void
  ) { controller.style = nil }
}

/// A controller that finds the container of its view.
final class ContainerStyleController: UIViewController {
  /// The style that the container gets; nil to give it its own transitions back.
  var style: TransitionStyle? { didSet { apply() } }

  private weak var container: (any StyledContainer)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    view.backgroundColor = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if container == nil { apply() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    apply()
    if style != nil, container == nil {
      ProblemLog.report(
        "segue(_:) found no container. Add it to a NavigationStack or a TabView, or to a view inside "
          + "one.")
    }
  }

  private func apply() {
    guard let style else {
      container?.styleClaims.remove(self)
      container = nil
      return
    }
    guard viewIfLoaded?.window != nil else { return }
    let found = styledContainer
    if found !== container { container?.styleClaims.remove(self) }
    container = found
    found?.styleClaims.set(style, by: self)
  }
}
#endif
#endif
