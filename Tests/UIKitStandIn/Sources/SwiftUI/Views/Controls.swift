// Declarations: "Button", "VStack", "ZStack" and "ForEach" of SwiftUI's documentation, iOS 17. There is no layout: a stack's views lie in one place.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A control with an action.
public struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never

  nonisolated(unsafe) private let label: Label
  private let action: @MainActor () -> Void

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  {
    self.label = label()
    self.action = action
  }

  func render(_ node: Node, _ context: RenderContext) {
    context.graph.actions.append(action)
    node.child(0).render(label, context)
  }
}

extension Button where Label == Text {
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// Views one above the other.
public struct ZStack<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// Views for the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
where Data.Element: Identifiable, ID == Data.Element.ID {
  public typealias Body = Never

  nonisolated(unsafe) private let data: Data
  nonisolated(unsafe) private let content: (Data.Element) -> Content

  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  // An element's node is that of its identity.
  func render(_ node: Node, _ context: RenderContext) {
    for element in data { node.child(element.id.hashValue).render(content(element), context) }
  }
}
