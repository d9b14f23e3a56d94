import SegueTestSupport

extension SeededGenerator {
  /// A text of some of the letters.
  mutating func text(from letters: String, upTo length: Int) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 0...length, using: &self)).map { _ in
        letters[Int.random(in: letters.indices, using: &self)]
      })
  }
}
