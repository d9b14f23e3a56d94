#if canImport(UIKit)
#if canImport(SwiftUI)
import SegueCoordinator
import SwiftUI
import UIKit

/// A screen that is to be presented.
struct CoverRequest {
  /// The identity: another one replaces the screen.
  let id: AnyHashable
  let style: TransitionStyle
  /// The name of the element that it grows out of.
  let source: String?
  /// The detent at which it rests; nil for the preset's choice.
  let detent: Binding<String?>
  let content: AnyView
}

/// An invisible view that presents a screen from where it is.
struct CoverAnchor: UIViewControllerRepresentable {
  /// The screen; nil for none.
  let request: CoverRequest?
  /// Called when a screen has gone.
  let onDismiss: (() -> Void)?
  /// Tells the app that it does not want the screen of this identity any more.
  let clear: (AnyHashable) -> Void

  func makeUIViewController(context: Context) -> CoverController { CoverController() }

  func updateUIViewController(_ controller: CoverController, context: Context) {
    controller.update(self, context.environment)
  }

  static func dismantleUIViewController(_ controller: CoverController, coordinator: Void) {
    controller.withdraw()
  }
}
#endif
#endif
