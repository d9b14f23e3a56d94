import SegueTestSupport

extension SeededGenerator {
  /// A random text from a set of letters.
  mutating func text(from letters: String, upTo length: Int) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 0...length, using: &self)).map { _ in
        letters[Int.random(in: letters.indices, using: &self)]
      })
  }
}
