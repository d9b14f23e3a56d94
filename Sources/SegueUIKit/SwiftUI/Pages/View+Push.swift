#if canImport(UIKit)
#if canImport(SwiftUI)
public import SegueCoordinator
public import SwiftUI

extension View {
  /// Sets the style with which a page is pushed and popped, in place of its stack's.
  ///
  ///     .navigationDestination(for: Photo.self) { photo in
  ///       PhotoPage(photo).seguePush(.fluidZoom(), source: "photo-\(photo.id)")
  ///     }
  ///
  /// The stack needs a style of its own: ``segue(_:)``.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - source: the name of the ``segueElement(_:cornerRadius:)`` on the page below that the page grows
  ///     out of and returns to, for styles that have one.
  public func seguePush(_ style: TransitionStyle, source: String? = nil) -> some View {
    background {
      PageMark(style: style, source: source).allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

/// An invisible view that says how the page that it is on is pushed and popped.
private struct PageMark: UIViewRepresentable {
  let style: TransitionStyle
  let source: String?

  func makeUIView(context: Context) -> PageMarkView { PageMarkView() }

  func updateUIView(_ mark: PageMarkView, context: Context) {
    (mark.style, mark.source) = (style, source)
  }
}
#endif
#endif
