// Declarations: "accessibilityHidden(_:)" and "allowsHitTesting(_:)" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

struct PlainModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    node.child(0).render(content, context)
  }
}

extension View {
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(PlainModifier())
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(PlainModifier())
  }
}
