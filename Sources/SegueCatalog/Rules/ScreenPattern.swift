/// A screen name or pattern in a rule; capital and small letters are the same, hyphens do not count, and
/// `ItemDetailViewController` is `item-detail`.
public struct ScreenPattern: Hashable, Sendable {
  /// The text as written.
  public let text: String
  private let form: Form

  private enum Form: Hashable, Sendable {
    case name(String)
    case glob(Glob)
  }

  /// Creates a name, or a pattern if the text contains `*` or `?`.
  public init(_ text: String) {
    self.text = text
    let folded = text.comparedAsScreen
    form = text.contains { $0 == "*" || $0 == "?" } ? .glob(Glob(folded)) : .name(folded)
  }

  /// Whether a screen name matches.
  public func matches(_ name: String) -> Bool { matches(folded: name.comparedAsScreen) }

  /// Whether the name of a ``RuleQuery`` matches.
  func matches(folded name: String) -> Bool {
    switch form {
    case .name(let exact): exact == name
    case .glob(let glob): glob.matches(name)
    }
  }

  /// The name in the form that queries use; nil for a pattern.
  var exactName: String? {
    if case .name(let name) = form { name } else { nil }
  }

  /// Whether two patterns match the same names.
  public static func == (a: ScreenPattern, b: ScreenPattern) -> Bool { a.form == b.form }

  /// Hashes what the pattern matches.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

extension String {
  /// The form in which names of screens are compared: a type's name in an app is the same as one in a scenario, with
  /// `ViewController` or without, and with hyphens between its words or without.
  ///
  /// Allocates nothing for names that have this form already.
  var comparedAsScreen: String {
    let isFolded = utf8.allSatisfy {
      $0 < 0x80 && $0 != UInt8(ascii: "-") && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0)
    }
    let folded = isFolded ? self : lowercased().filter { $0 != "-" }
    let suffix = ["viewcontroller", "controller"].first {
      folded.hasSuffix($0) && folded.utf8.count > $0.utf8.count
    }
    // Repeated, so that the result does not change if this is applied to it again.
    return suffix.map { String(folded.dropLast($0.count)).comparedAsScreen } ?? folded
  }
}
