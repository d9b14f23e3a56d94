// Declarations: "Transition", "TransitionPhase", "TransitionProperties", "AnyTransition", "transition(_:)" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  @MainActor @preconcurrency public static var properties: TransitionProperties {
    TransitionProperties()
  }

  /// The content in a phase.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(view: content), phase: phase)
  }

  fileprivate func applied(to view: any View, _ phase: TransitionPhase) -> any View {
    body(content: Content(view: view), phase: phase)
  }
}

/// The view that comes or goes.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  public typealias Body = Never

  let view: any View

  func render(_ node: Node, _ context: RenderContext) { node.child(0).render(view, context) }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known about a transition beforehand.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition whose type is erased.
public struct AnyTransition {
  let transition: any Transition

  nonisolated public init<T: Transition>(_ transition: T) { self.transition = transition }

  public static let identity = AnyTransition(IdentityTransition())
}

extension AnyTransition: @unchecked Sendable {}

/// A transition that changes nothing.
public struct IdentityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A modifier with a transition.
@MainActor protocol ComingAndGoing {}

struct TransitionModifier: ViewModifier, PrimitiveModifier, ComingAndGoing {
  typealias Body = Never

  let transition: AnyTransition

  func render(_ content: any View, _ node: Node, _ context: RenderContext) {
    if node.isNew, context.animation != nil {
      var still = context
      still.animation = nil
      node.child(0).render(transition.transition.applied(to: content, .willAppear), still)
      context.graph.dropDrawings(of: node)
    }
    let phase = node.isLeaving ? TransitionPhase.didDisappear : .identity
    node.child(0).render(transition.transition.applied(to: content, phase), context)
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
