/// The names of screens in rules.
package enum ScreenText {
  /// The pattern that says what a regular expression does; nil for a name or a pattern.
  package static func meant(byRegularExpression text: String) -> String? {
    guard text.hasPrefix("^") || text.hasSuffix("$") || text.contains(/\\|[.][*+]|[|+\[]/) else {
      return nil
    }
    let core = text.trimmingPrefix("^")
    let begins = text.hasPrefix("^") || core.hasPrefix(".*") ? "" : "*"
    let ends = text.hasSuffix("$") || core.hasSuffix(".*") ? "" : "*"
    let glob =
      core.replacing("$", with: "").replacing(/\.[*+]/, with: "*")
      .replacing(/\\[a-zA-Z][*+]?|\[[^\]]*\][*+]?/, with: "*").replacing("+", with: "*")
      .split(separator: "|").first.map(String.init) ?? ""
    let pattern = (begins + glob.filter { !"()\\".contains($0) } + ends)
      .replacing(/\*+/, with: "*")
    return pattern.isEmpty ? "*" : pattern
  }
}
