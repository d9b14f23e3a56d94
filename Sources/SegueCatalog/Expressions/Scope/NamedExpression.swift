/// An expression that others refer to by a name: each use stands for the whole expression.
public struct NamedExpression: Hashable, Sendable {
  /// The name.
  public let name: String
  /// What it stands for.
  public let expression: Expression

  /// Names an expression.
  public init(name: String, expression: Expression) {
    self.name = name
    self.expression = expression
  }
}
