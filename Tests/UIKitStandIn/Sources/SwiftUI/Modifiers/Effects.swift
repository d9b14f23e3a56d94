// Declarations: "opacity(_:)", "blur(radius:opaque:)", "visualEffect(_:)" and other effects of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import QuartzCore

struct EffectModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let effect: @MainActor (CGSize) -> [Drawing.Effect]

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    node.child(0).render(content, context.with(effect(context.frame.size)))
  }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier { _ in [.opacity(opacity)] })
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(EffectModifier { _ in [.offset(CGSize(width: x, height: y))] })
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier { _ in [.blur(radius)] })
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(EffectModifier { _ in [.zIndex(value)] })
  }

  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { modifier(ClipModifier(shape: shape)) }

  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      EffectModifier { size in
        (effect(EmptyVisualEffect(), GeometryProxy(size: size)) as? any DrawnEffect)?.drawn ?? []
      })
  }
}

struct ClipModifier<S: Shape>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let shape: S

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    let path = node.presented(shape, context).path(
      in: CGRect(origin: .zero, size: context.frame.size))
    node.child(0).render(content, context.with(.clip(path)))
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  nonisolated public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// The place of a view.
public struct GeometryProxy: Sendable {
  public let size: CGSize
}

/// A change of a view's look that knows the view's place.
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that says what it draws.
protocol DrawnEffect: VisualEffect {
  var drawn: [Drawing.Effect] { get }
}

/// No effect, which effects are added to.
public struct EmptyVisualEffect: VisualEffect, DrawnEffect {
  nonisolated public init() {}

  var drawn: [Drawing.Effect] { [] }
}

struct AddedEffect: VisualEffect, DrawnEffect {
  let drawn: [Drawing.Effect]

  init(_ base: some VisualEffect, _ effect: Drawing.Effect) {
    drawn = ((base as? any DrawnEffect)?.drawn ?? []) + [effect]
  }
}

extension VisualEffect {
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    AddedEffect(self, .opacity(opacity))
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    AddedEffect(self, .blur(radius))
  }
}
