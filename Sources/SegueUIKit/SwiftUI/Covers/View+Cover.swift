#if canImport(UIKit)
#if canImport(SwiftUI)
public import SegueCoordinator
public import SwiftUI

extension View {
  /// Presents a screen over this one with a style, as long as a condition holds.
  ///
  ///     .segueCover(isPresented: $isOpen, .depthSheet()) { Settings() }
  ///
  /// A finger that dismisses the screen sets the condition to false. The content inherits the
  /// environment of this view. To close it from within, use ``SwiftUI/EnvironmentValues/dismissCover``:
  /// `dismiss` is the one of this view.
  ///
  /// - Parameters:
  ///   - isPresented: whether the screen is presented.
  ///   - style: the style.
  ///   - source: the name of the ``segueElement(_:cornerRadius:)`` that the screen grows out of and
  ///     returns to, for styles that have one.
  ///   - detent: the name of the detent at which the screen rests, for styles that have several; a finger changes it.
  ///   - onDismiss: called when the screen has gone.
  ///   - content: the screen.
  public func segueCover<Content: View>(
    isPresented: Binding<Bool>, _ style: TransitionStyle, source: String? = nil,
    detent: Binding<String?> = .constant(nil), onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let request =
      isPresented.wrappedValue
      ? CoverRequest(
        id: true, style: style, source: source, detent: detent, content: AnyView(content())) : nil
    let anchor = CoverAnchor(request: request, onDismiss: onDismiss) { _ in
      isPresented.wrappedValue = false
    }
    return background { anchor.allowsHitTesting(false).accessibilityHidden(true) }
  }

  /// Presents a screen for an item over this one with a style, as long as there is an item.
  ///
  ///     .segueCover(item: $photo, .cellZoom(), source: { "photo-\($0.id)" }) { Detail($0) }
  ///
  /// An item with another identity replaces the screen: it is dismissed, then the new one is presented.
  /// Everything else is as for ``segueCover(isPresented:_:source:detent:onDismiss:content:)``.
  ///
  /// - Parameters:
  ///   - item: the item; nil while no screen is presented.
  ///   - style: the style.
  ///   - source: the name of the ``segueElement(_:cornerRadius:)`` that the screen of an item grows out
  ///     of and returns to, for styles that have one.
  ///   - detent: the name of the detent at which the screen rests, for styles that have several; a finger changes it.
  ///   - onDismiss: called when a screen has gone.
  ///   - content: the screen of an item.
  public func segueCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, _ style: TransitionStyle, source: ((Item) -> String?)? = nil,
    detent: Binding<String?> = .constant(nil), onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let request = item.wrappedValue.map { item in
      CoverRequest(
        id: item.id, style: style, source: source?(item), detent: detent,
        content: AnyView(content(item)))
    }
    let anchor = CoverAnchor(request: request, onDismiss: onDismiss) { id in
      if item.wrappedValue.map({ AnyHashable($0.id) }) == id { item.wrappedValue = nil }
    }
    return background { anchor.allowsHitTesting(false).accessibilityHidden(true) }
  }
}
#endif
#endif
