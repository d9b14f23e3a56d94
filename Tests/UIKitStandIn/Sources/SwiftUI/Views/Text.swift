// Declarations: "Text" and "Color" of SwiftUI's documentation, iOS 17.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text.
public struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never

  let text: String

  nonisolated public init(verbatim content: String) { text = content }

  nonisolated public init<S: StringProtocol>(_ content: S) { text = String(content) }

  func render(_ node: Node, _ context: RenderContext) { context.draw(text) }
}

/// A color, which as a view fills its place.
public struct Color: View, PrimitiveView, Hashable, Sendable {
  public typealias Body = Never

  let name: String

  public static let black = Color(name: "black")
  public static let blue = Color(name: "blue")
  public static let clear = Color(name: "clear")
  public static let red = Color(name: "red")
  public static let white = Color(name: "white")

  func render(_ node: Node, _ context: RenderContext) { context.draw(name) }
}
