package import SegueCatalog
import SegueTimeline

/// A length in a scene: a number, or an expression over the node's scope.
package struct SceneLength: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private let expression: Expression

  /// Creates a length from an expression that was parsed in the scope of a ``SceneVariables``.
  package init(_ expression: Expression) {
    self.expression = expression
  }

  package init(floatLiteral value: Double) {
    expression = Expression(constant: value, type: .number)
  }

  package init(integerLiteral value: Int) {
    self.init(floatLiteral: Double(value))
  }

  /// Returns the length's value, in points.
  package func value(in scope: SceneScope) -> Double {
    expression.evaluate(scope.values).clamped(to: ValueBounds.length)
  }

  /// The interval of possible values.
  package var interval: Interval { expression.interval }
}
