package import SegueCatalog
package import SegueDiagnostics

extension Explanation.Reading {
  /// An expression of a given type, evaluated in ``Explanation/expressionScope``.
  package static func expression(_ type: ExpressionType) -> Explanation.Reading {
    Explanation.Reading("expression: \(type.rawValue)")
  }
  /// A duration.
  package static let duration = Explanation.Reading("duration")
  /// A color.
  package static let color = Explanation.Reading("color")
}

extension Explanation {
  /// The variables of the examples about expressions: the stage of a track, and a parameter
  /// `parallax`.
  package static let expressionScope = ExpressionScope(
    .tracks,
    parameters: [Variable(name: "parallax", type: .number, interval: Interval(0...1))])
}
