import SegueCatalog

extension ExpressionType {
  /// The type with its article, for messages.
  var phrase: String { self == .angle ? "an angle" : "a \(rawValue)" }
}
