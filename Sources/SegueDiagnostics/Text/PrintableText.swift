extension String {
  /// The text with everything escaped that could move the cursor, change a color or hide text.
  ///
  /// That is: C0 and C1 controls, ESC, bidirectional controls, line separators and invisible format
  /// characters. Tabs are kept, and so are the joiners required by emoji and several scripts.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    return replacingScalars { scalar in
      scalar.isUnsafeToPrint ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might interpret the scalar instead of showing it.
  package var isUnsafeToPrint: Bool {
    if value >= 0x20 && value < 0x7F { return false }
    switch properties.generalCategory {
    case .control: return self != "\t"
    case .lineSeparator, .paragraphSeparator: return true
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return false
    }
  }
}

extension String {
  /// The text with some of its scalars replaced.
  ///
  /// - Parameter replacement: The text for a scalar; nil keeps the scalar.
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

extension String {
  /// The width of the text in terminal columns.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// The width of the character in terminal columns: 2 for East Asian wide ones and emoji, 0 for
  /// marks.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    let asksForEmoji = unicodeScalars.contains("\u{FE0F}")
    if first.isWide || first.properties.isEmojiPresentation || asksForEmoji { return 2 }
    return first.isMark ? 0 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether East Asian Width is W or F in the Unicode Character Database; emoji are tested
  /// elsewhere.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Double {
  /// The shortest digits that round-trip; whole numbers have no fraction.
  package var shortText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
