/// A syntax error in the text of a timing function, with its location.
public struct TimingSyntaxError: Error, Hashable, Sendable {
  /// The problem and the expected text, as a clause without a period.
  public let message: String
  /// The range at fault, in UTF-8 bytes from the beginning of the text.
  public let range: Range<Int>
  /// The valid words at that place, if a word is unknown.
  public let candidates: [String]

  init(_ message: String, at range: Range<Int>, candidates: [String] = []) {
    self.message = message
    self.range = range
    self.candidates = candidates
  }
}
