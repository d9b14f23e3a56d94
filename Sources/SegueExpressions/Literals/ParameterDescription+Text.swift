import SegueCatalog
package import SegueTimeline

extension ParameterDescription {
  /// Parses a value; nil if the text is not valid.
  package func value(_ text: String) -> ParameterValue? {
    switch kind {
    case .number, .length: quantity(text, .number)
    case .angle: quantity(text, .angle)
    case .duration: quantity(text, .duration)
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .choice: .choice(text)
    case .color: (try? ColorLiteral.read(text)).map { .color($0) }
    }
  }

  private func quantity(_ text: String, _ type: ExpressionType) -> ParameterValue? {
    guard
      let expression = try? Expression.parse(text, in: ExpressionScope(), expecting: type),
      let value = expression.constantValue
    else { return nil }
    return .number(value)
  }
}
