/// A CSS value as text with gaps, and the numbers in them.
///
/// Values with the same ``words`` differ in numbers only.
struct NumberPattern: Hashable {
  /// The text before, between and after the numbers.
  private(set) var words: [String] = [""]
  /// The numbers, in order.
  private(set) var numbers: [Double] = []
  /// The unit of each number, which belongs to the text; zeros may have none.
  private(set) var units: [String] = []

  private static let knownUnits = ["px", "rad", "deg", "%"]

  /// Reads a value.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    var word: [UInt8] = []
    while !rest.isEmpty {
      // A digit after a letter belongs to a name, such as `matrix3d`; commands of paths are capital letters.
      let isInName = word.last.map { $0.isLowercaseLetter } ?? false
      guard !isInName, let (number, count) = Self.leadingNumber(rest) else {
        word.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(count)
      let unit = Self.knownUnits.first { rest.starts(with: $0.utf8) } ?? ""
      rest = rest.dropFirst(unit.utf8.count)
      words[words.count - 1] = String(decoding: word, as: UTF8.self)
      word = []
      words.append("")
      numbers.append(number)
      units.append(unit)
    }
    words[words.count - 1] = String(decoding: word, as: UTF8.self)
  }

  /// Returns the number at the start of some text, and its length.
  private static func leadingNumber(_ text: ArraySlice<UInt8>) -> (Double, Int)? {
    var count = text.first == UInt8(ascii: "-") ? 1 : 0
    func digits() -> Int { text.dropFirst(count).prefix { $0.isDigit }.count }
    let whole = digits()
    count += whole
    if text.dropFirst(count).first == UInt8(ascii: ".") {
      count += 1
      let fraction = digits()
      guard whole + fraction > 0 else { return nil }
      count += fraction
    } else if whole == 0 {
      return nil
    }
    let exponent = text.dropFirst(count)
    if exponent.first == UInt8(ascii: "e") {
      let sign = exponent.dropFirst().first.map {
        $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
      }
      let skipped = sign == true ? 2 : 1
      let length = exponent.dropFirst(skipped).prefix { $0.isDigit }.count
      if length > 0 { count += skipped + length }
    }
    return Double(String(decoding: text.prefix(count), as: UTF8.self)).map { ($0, count) }
  }

  /// Returns the text with other texts in place of the numbers.
  func text(_ numbers: [String], units: [String]) -> String {
    words[0] + numbers.indices.map { numbers[$0] + units[$0] + words[$0 + 1] }.joined()
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isLowercaseLetter: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
  }
}
