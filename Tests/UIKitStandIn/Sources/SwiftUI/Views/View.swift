// Declarations: "View", "ViewBuilder", "EmptyView", "AnyView", "TupleView", "Group" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of an app's interface.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Nothing: the renderer knows what the view is.
  public var body: Never { fatalError("a view without a body") }
}

/// A view that the renderer knows.
@MainActor protocol PrimitiveView {
  func render(_ node: Node, _ context: RenderContext)
}

/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView, Sendable {
  public typealias Body = Never

  nonisolated public init() {}

  func render(_ node: Node, _ context: RenderContext) {}
}

/// A view whose type is erased.
public struct AnyView: View, PrimitiveView {
  public typealias Body = Never

  nonisolated(unsafe) let view: any View

  nonisolated public init<V: View>(_ view: V) { self.view = view }

  nonisolated public init<V: View>(erasing view: V) { self.view = view }

  func render(_ node: Node, _ context: RenderContext) { node.child(0).render(view, context) }
}

/// Several views.
public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never

  nonisolated(unsafe) public var value: T

  nonisolated public init(_ value: T) { self.value = value }

  /// The views, in order.
  var views: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }

  func render(_ node: Node, _ context: RenderContext) {
    for (index, view) in views.enumerated() { node.child(index).render(view, context) }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  PrimitiveView
{
  public typealias Body = Never

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  nonisolated(unsafe) let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  func render(_ node: Node, _ context: RenderContext) {
    switch storage {
    case .first(let view): node.child(0).render(view, context)
    case .second(let view): node.child(1).render(view, context)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  func render(_ node: Node, _ context: RenderContext) {
    if let self { node.child(0).render(self, context) }
  }
}

/// Builds views from statements.
@resultBuilder public struct ViewBuilder {
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
}
