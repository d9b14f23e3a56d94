public import SegueCatalog

extension ExpressionScope {
  /// The variables of every stage.
  private static let stage = ExpressionScope()

  /// Whether a name is reserved by the stage or a keyword, and so unavailable to parameters.
  ///
  /// The names of functions are not: a call has parentheses, and a new function must not break presets.
  public static func isReserved(_ name: String) -> Bool {
    stage.slot(of: name) != nil || ["and", "or", "not", "true", "false"].contains(name)
  }

  /// The available names that may have been meant by an unavailable one.
  ///
  /// For `element.NAME.FIELD` these are all fields of a known element, or that field of all
  /// elements.
  func candidates(for name: String) -> [String] {
    let parts = name.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "element" else { return plainNames }
    if elements.contains(String(parts[1])) {
      return names(ofElement: String(parts[1]))
    }
    return elements.map { "element.\($0).\(parts[2])" }.filter { slot(of: $0) != nil }
  }
}
