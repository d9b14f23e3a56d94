extension String {
  /// The text with some of its scalars replaced.
  ///
  /// - Parameter replacement: What to write for a scalar; nil for the scalar itself.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
