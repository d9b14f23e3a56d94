import SegueCatalog

extension ExpressionType {
  /// The type with its article, for messages.
  var phrase: String { self == .angle ? "an angle" : "a \(rawValue)" }

  /// Whether its values can be computed with.
  var isQuantity: Bool {
    switch self {
    case .number, .angle, .duration: true
    case .boolean, .choice: false
    }
  }
}
