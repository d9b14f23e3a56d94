// Declarations: "ViewModifier", "ModifiedContent" and "modifier(_:)" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import QuartzCore

/// What makes another version of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// Nothing: the renderer knows what the modifier does.
  public func body(content: Content) -> Never { fatalError("a modifier without a body") }
}

/// A modifier that the renderer knows.
@MainActor protocol PrimitiveModifier {
  func render(_ content: any View, _ node: Node, _ context: RenderContext)
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never

  let view: any View

  func render(_ node: Node, _ context: RenderContext) { node.child(0).render(view, context) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func render(_ node: Node, _ context: RenderContext) {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.render(content, node, context)
    }
    let modifier = node.presented(modifier, context)
    if let effect = modifier as? any GeometryEffect {
      let inner = context.with(.projection(effect.effectValue(size: context.frame.size)))
      return node.child(0).render(content, inner)
    }
    node.bind(modifier, context.environment)
    node.child(0).render(modifier.body(content: _ViewModifier_Content(view: content)), context)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
