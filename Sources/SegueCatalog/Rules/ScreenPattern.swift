/// Which screens a rule is about, by name.
public enum ScreenPattern: Hashable, Sendable {
  /// The screen of this name.
  case name(String)
  /// The screens whose names a pattern fits.
  case glob(Glob)

  /// Reads a name, or a pattern where the text holds `*` or `?`.
  public init(_ text: String) {
    self = text.contains { $0 == "*" || $0 == "?" } ? .glob(Glob(text)) : .name(text)
  }

  /// Whether a screen is meant.
  public func matches(_ name: String) -> Bool {
    switch self {
    case .name(let exact): exact == name
    case .glob(let glob): glob.matches(name)
    }
  }

  /// The text that it was read from.
  public var text: String {
    switch self {
    case .name(let name): name
    case .glob(let glob): glob.text
    }
  }

  /// The name, where only one is meant.
  var exactName: String? {
    if case .name(let name) = self { name } else { nil }
  }
}
