/// What is wrong with the text of a timing function, and where.
public struct TimingSyntaxError: Error, Hashable, Sendable {
  /// What is wrong and what would be right, as a clause without a full stop.
  public let message: String
  /// The place at fault, in UTF-8 bytes from the beginning of the text.
  public let range: Range<Int>
  /// Every word that would be right at that place, where a word is unknown.
  public let candidates: [String]

  init(_ message: String, at range: Range<Int>, candidates: [String] = []) {
    self.message = message
    self.range = range
    self.candidates = candidates
  }
}
