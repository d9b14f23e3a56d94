import SegueDiagnostics

extension Cursor {
  /// The kind of texts in a value, on which it depends what spaces mean.
  enum Texts {
    /// Sentences and names, in which every character counts.
    case prose
    /// Formulas, in which spaces around signs do not.
    case formulas
  }

  /// A text that is the same for every way to write the value: numbers without their zeros, quantities in their base
  /// unit, maps without their order, and aliases followed.
  ///
  /// Of layers the order counts, since later ones are drawn above.
  func meaning(_ texts: Texts) -> String {
    switch kind {
    case .null: return "null"
    case .boolean(let value): return "\(value)"
    case .number(let value): return "\(value == 0 ? 0 : value)"
    case .text: return textMeaning(texts)
    case .list: return "(" + items.map { $0.meaning(texts) }.joined(separator: " ") + ")"
    case .map:
      let pairs = entries.map { $0.keyMeaning.debugDescription + " " + $0.meaning(texts) }
      return "<" + (isOrdered ? pairs : pairs.sorted()).joined(separator: " ") + ">"
    }
  }

  /// The key, with a percentage as short as it can be.
  var keyMeaning: String {
    let name = name ?? ""
    guard let fraction = keyFraction else { return name }
    return "\(((fraction * 100 * 1e9).rounded() / 1e9).shortText)%"
  }

  /// The key as a fraction, if it is a percentage: the offset of a keyframe.
  var keyFraction: Double? { withName { Quantity.percentage.value($0) } ?? nil }

  /// Whether the order of the map's entries means something.
  var isOrdered: Bool { name == "layers" }

  private func textMeaning(_ texts: Texts) -> String {
    if let seconds { return "\(seconds)s" }
    if let radians { return "\(radians)rad" }
    if let fraction { return "\(fraction)%" }
    return (texts == .formulas ? string.withoutInsignificantSpaces : string).debugDescription
  }
}

extension Cursor {
  /// The value on one line, as YAML writes it.
  var flowText: String {
    switch kind {
    case .list: "[" + items.map(\.flowText).joined(separator: ", ") + "]"
    case .map:
      "{" + entries.map { ($0.name ?? "") + ": " + $0.flowText }.joined(separator: ", ") + "}"
    case .null: "null"
    case .text where string.isEmpty: "''"
    default: string
    }
  }
}

extension String {
  /// The formula without spaces beside signs.
  ///
  /// A minus sign keeps its spaces, as names contain hyphens.
  fileprivate var withoutInsignificantSpaces: String {
    let words = split(whereSeparator: \.isWhitespace)
    return words.dropFirst().reduce(String(words.first ?? "")) { text, word in
      let isInsignificant =
        text.last.map(Self.signs.contains) == true || Self.signs.contains(word.first ?? " ")
      return text + (isInsignificant ? "" : " ") + word
    }
  }

  private static let signs: Set<Character> = ["(", ")", "*", "/", "+", "<", ">", "=", "!", ","]
}
