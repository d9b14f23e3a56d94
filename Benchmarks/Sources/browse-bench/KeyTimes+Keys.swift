extension KeyTimes.Key {
  private static let list = 2...30

  /// Keys that move the selection.
  static var moving: [KeyTimes.Key] {
    [
      ("↓", "\u{1b}[B"), ("page down", "\u{1b}[6~"), ("↑", "\u{1b}[A"), ("end", "\u{1b}[F"),
      ("page up", "\u{1b}[5~"), ("home", "\u{1b}[H"), ("j", "j"), ("k", "k"),
    ].map { KeyTimes.Key(name: $0.0, bytes: $0.1, rows: 3...28, columns: list) }
  }

  /// Keys that search.
  static var searching: [KeyTimes.Key] {
    let head =
      [("/", "/"), ("a letter", "s"), ("a second", "l"), ("a third", "i")]
      + [("backspace", "\u{7f}"), ("escape", "\u{1b}")]
    return head.map { KeyTimes.Key(name: $0.0, bytes: $0.1, rows: 1...1, columns: 1...100) }
  }

  /// Keys for filters, time, appearance and help.
  static var others: [KeyTimes.Key] {
    [
      ("a filter", "f", 3...28, list), ("its value", "l", 3...28, list),
      ("the next", "j", 3...28, list), ("a tag", "l", 3...28, list),
      ("no filters", "x", 3...28, list), ("the list again", "f", 3...28, list),
      ("pause", " ", -2 ... -2, 1...3), ("play", " ", -2 ... -2, 1...3),
      ("mirror", "m", 1...1, 1...100), ("not mirrored", "m", 1...1, 1...100),
      ("dark", "d", 1...1, 1...100), ("light", "d", 1...1, 1...100),
      ("help", "?", 3...28, 1...100), ("no help", "?", 3...28, 1...100),
    ].map { KeyTimes.Key(name: $0.0, bytes: $0.1, rows: $0.2, columns: $0.3) }
  }
}
