// Declarations: "background(alignment:content:)", "frame(width:height:alignment:)", "padding(_:)" of SwiftUI's documentation, iOS 17. There
// is no layout: a view fills its place.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import QuartzCore

/// A place of a view in another one.
public struct Alignment: Hashable, Sendable {
  public static let center = Alignment()
}

struct BackgroundModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  nonisolated(unsafe) let background: any View

  nonisolated init(background: any View) { self.background = background }

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    node.child(0).render(background, context)
    node.child(1).render(content, context)
  }
}

struct FrameModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let width, height: CGFloat?

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    let (old, width, height) = (
      context.frame, width ?? context.frame.width, height ?? context.frame.height
    )
    let frame = CGRect(
      x: old.midX - width / 2, y: old.midY - height / 2, width: width, height: height)
    node.child(0).render(content, context.at(frame))
  }
}

struct PaddingModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let length: CGFloat

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    node.child(0).render(content, context.at(context.frame.insetBy(dx: length, dy: length)))
  }
}

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(BackgroundModifier(background: content())) }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(FrameModifier(width: width, height: height)) }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(length: length))
  }
}
