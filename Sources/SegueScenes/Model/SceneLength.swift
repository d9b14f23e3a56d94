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

/// The variables available to a scene's expressions.
package struct SceneVariables: Sendable {
  /// The variables of every scene, besides the measures.
  package static let common = [
    "container.width", "container.height", "safe.top", "safe.left", "safe.bottom", "safe.right",
    "item.index", "item.row", "item.column", "item.count",
  ]
  /// The variables that every scene stores in the parameter slots.
  private static let enclosing = ["width", "height"].map {
    Variable(name: $0, type: .number, interval: Interval(0...Variable.farthest))
  }

  /// The scope for parsing expressions.
  package private(set) var scope: ExpressionScope

  /// Creates the variables without measures.
  package init() {
    scope = ExpressionScope(.itemTracks, parameters: Self.enclosing)
  }

  /// All available names.
  package var names: [String] { Self.common + scope.parameters.map(\.name) }

  /// Adds a measure for expressions parsed from now on.
  package mutating func add(_ measure: Measure) {
    let variable = Variable(
      name: measure.name, type: .number, interval: measure.length.interval)
    scope = ExpressionScope(.itemTracks, parameters: scope.parameters + [variable])
  }
}
