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
