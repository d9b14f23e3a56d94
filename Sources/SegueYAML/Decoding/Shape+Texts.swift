import SegueExpressions
import SegueTimeline

extension Shape {
  /// An id: words of lower-case letters and digits, joined by hyphens.
  public static let kebab = text(
    Grammar("a name such as cell-zoom", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$") {
      KebabText.problem(in: $0).map { [$0] } ?? []
    })

  /// A name that an app may also give a screen or a view: that of a type, for example.
  static let identifier = text(
    Grammar("a name such as feed or PlayerDetail", pattern: #"^[^\s0-9.()-][^\s.()]*$"#) { text in
      var scalars = text.string.unicodeScalars.makeIterator()
      let begins = scalars.next().map { $0.properties.isAlphabetic || $0 == "_" } ?? false
      let isName = IteratorSequence(scalars).allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "-"
      }
      let help = "use letters, digits, hyphens and underscores, beginning with a letter"
      return begins && isName ? [] : [Grammar.Problem(help: help)]
    })

  /// A time with its unit; ``Cursor/seconds`` reads it.
  public static func duration(_ seconds: NumberRange = .nonNegative) -> Shape {
    text(Quantity.duration.grammar(seconds))
  }

  /// An angle with its unit; ``Cursor/radians`` reads it.
  public static let angle = text(Quantity.angle.grammar(.any))

  /// A percentage; ``Cursor/fraction`` reads it.
  public static func percentage(_ fraction: NumberRange = .unit) -> Shape {
    text(Quantity.percentage.grammar(fraction))
  }

  /// A color; ``Cursor/color`` reads it.
  public static let color = text(
    Grammar(
      "a color such as '#0a84ff'",
      pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"
    ) { text in
      Color(hex: text.string) == nil ? [.color(text)] : []
    })
}

extension Grammar.Problem {
  /// A text that is no color, with what to write instead.
  static func color(_ text: Span<UInt8>) -> Grammar.Problem {
    Grammar.Problem(
      help: ForeignColor.text(for: text.string).map { "write '\($0)'" }
        ?? "use # and 3, 4, 6 or 8 hexadecimal digits, in quotes")
  }
}

/// Ids.
package enum KebabText {
  static func problem(in text: Span<UInt8>) -> Grammar.Problem? {
    var previous = UInt8(ascii: "-")
    for offset in text.indices {
      let byte = text[offset]
      let isFine =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): offset > 0
        case UInt8(ascii: "-"): previous != byte
        default: false
        }
      guard isFine else { return problem(at: offset, in: text) }
      previous = byte
    }
    return previous == UInt8(ascii: "-") ? problem(at: max(0, text.count - 1), in: text) : nil
  }

  private static func problem(at offset: Int, in text: Span<UInt8>) -> Grammar.Problem {
    var end = min(offset + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    let rule = "use lower-case letters, digits and single hyphens, beginning with a letter"
    return Grammar.Problem(
      range: offset..<end, help: meant(by: text.string).map { "write '\($0)': \(rule)" } ?? rule)
  }

  /// An id with the words of a name: `my-push` for `MyPush`, `my_push` and `My push`; nil if it has no letters.
  package static func meant(by name: String) -> String? {
    var words: [String] = []
    var last: Character = " "
    for letter in name.unicodeScalars.map(Character.init) {
      let isPart = letter.isASCII && (letter.isLetter || letter.isNumber)
      let begins = !last.isASCII || !(last.isLetter || last.isNumber)
      if isPart, begins || letter.isUppercase && !last.isUppercase { words.append("") }
      if isPart { words[words.count - 1].append(letter.lowercased()) }
      last = letter
    }
    let id = words.joined(separator: "-")
    return id != name && problem(in: Array(id.utf8).span) == nil && id.utf8.count <= 60 ? id : nil
  }
}
