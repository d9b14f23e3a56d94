/// A CSS value as text with gaps, and the numbers in them.
///
/// Values with the same ``words`` differ in numbers only.
struct NumberPattern: Hashable {
  /// The text before, between and after the numbers.
  let words: [String]
  /// The numbers, in order.
  let numbers: [Double]
  /// The unit of each number, which belongs to the text; zeros may have none.
  private(set) var units: [String]

  /// Reads a value.
  init(_ text: String) {
    (words, numbers, units) = Self.scan(text) { scanner, bytes in
      var (words, numbers, units) = ([String](), [Double](), [String]())
      func word(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      while let token = scanner.next() {
        words.append(word(token.word))
        numbers.append(token.number)
        units.append(token.unit)
      }
      return (words + [word(scanner.rest)], numbers, units)
    }
  }

  /// Returns the numbers of another value; nil if it has other words.
  ///
  /// The units of numbers that had none until now are those of the other value.
  mutating func numbers(in text: String) -> [Double]? {
    Self.scan(text) { scanner, bytes in
      var other: [Double] = []
      other.reserveCapacity(numbers.count)
      func isWord(_ range: Range<Int>, at index: Int) -> Bool {
        index < words.count && bytes[range].elementsEqual(words[index].utf8)
      }
      while let token = scanner.next() {
        guard isWord(token.word, at: other.count), other.count < numbers.count else { return nil }
        if units[other.count].isEmpty { units[other.count] = token.unit }
        other.append(token.number)
      }
      return isWord(scanner.rest, at: other.count) && other.count == numbers.count ? other : nil
    }
  }

  private static func scan<Result>(
    _ text: String,
    _ body: (inout NumberScanner, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = NumberScanner(bytes)
      return body(&scanner, bytes)
    }
  }

  /// Returns the text with other texts in place of the numbers.
  func text(_ numbers: [String]) -> String {
    words[0] + numbers.indices.map { numbers[$0] + units[$0] + words[$0 + 1] }.joined()
  }
}
