#if canImport(UIKit)
#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Gives the view a name for transitions of the screen that it is on.
  ///
  ///     Photo(item).segueElement("photo-\(item.id)")
  ///
  /// Views of the same name on two screens are a pair, which a preset can move into each other. A cover
  /// can start from the view (`source:`). During a transition its picture moves: that is the part of the
  /// screen that the view takes, with everything that is drawn there.
  ///
  /// - Parameters:
  ///   - name: the name, once on each screen; nil for none.
  ///   - cornerRadius: the radius of the view's corners, in points.
  public func segueElement(_ name: String?, cornerRadius: CGFloat = 0) -> some View {
    modifier(ElementModifier(name: name, cornerRadius: cornerRadius))
  }
}

/// A view with a name, which is invisible while its picture moves.
struct ElementModifier: ViewModifier {
  let name: String?
  let cornerRadius: CGFloat

  @State private var isLifted = false

  func body(content: Content) -> some View {
    content
      .opacity(isLifted ? 0 : 1)
      .background {
        ElementMark(name: name, cornerRadius: cornerRadius) { isLifted = $0 }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
  }
}
#endif
#endif
