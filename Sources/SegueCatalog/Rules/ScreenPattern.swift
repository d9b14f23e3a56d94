/// A screen name or pattern in a rule.
public enum ScreenPattern: Hashable, Sendable {
  /// The screen with this name.
  case name(String)
  /// The screens whose names match a pattern.
  case glob(Glob)

  /// Creates a name, or a pattern if the text contains `*` or `?`.
  public init(_ text: String) {
    self = text.contains { $0 == "*" || $0 == "?" } ? .glob(Glob(text)) : .name(text)
  }

  /// Whether a screen name matches.
  public func matches(_ name: String) -> Bool {
    switch self {
    case .name(let exact): exact == name
    case .glob(let glob): glob.matches(name)
    }
  }

  /// The text as written.
  public var text: String {
    switch self {
    case .name(let name): name
    case .glob(let glob): glob.text
    }
  }

  /// The name, if it is not a pattern.
  var exactName: String? {
    if case .name(let name) = self { name } else { nil }
  }
}
