import SegueStaging

extension ParameterAssignment {
  /// Parses `NAME=VALUE`.
  static func read(_ text: String) throws(MalformedValue) -> ParameterAssignment {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw MalformedValue("expected NAME=VALUE, such as parallax=0.4")
    }
    return ParameterAssignment(
      name: String(text[..<sign]), text: String(text[text.index(after: sign)...]))
  }
}
