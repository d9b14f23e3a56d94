/// A length of a scene: a number, or a function of the place where it stands.
package struct SceneLength: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let evaluate: @Sendable (SceneScope) -> Double

  package init(_ evaluate: @escaping @Sendable (SceneScope) -> Double) {
    self.evaluate = evaluate
  }

  package init(floatLiteral value: Double) {
    evaluate = { _ in value }
  }

  package init(integerLiteral value: Int) {
    evaluate = { _ in Double(value) }
  }

  /// The length's value, in points.
  package func value(in scope: SceneScope) -> Double { evaluate(scope) }
}
