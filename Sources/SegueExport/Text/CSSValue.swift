/// A value in CSS: words, and the numbers between them with their units.
///
/// Values with the same ``words`` differ in numbers only, so that a script can interpolate them. They are written as
/// texts are: `"inset(\(pixels: top) \(pixels: left))"`.
struct CSSValue {
  /// The text before, between and after the numbers.
  private(set) var words = [""]
  /// The numbers, rounded to the digits that show.
  private(set) var numbers: [Double] = []
  /// The unit of each number.
  private(set) var units: [String] = []

  /// A word, such as `none`.
  init(_ word: String) { words = [word] }

  /// The value in the syntax of CSS; a length of 0 has no unit.
  var text: String {
    text { numbers[$0] == 0 && units[$0] == "px" ? "0" : shortest(numbers[$0]) + units[$0] }
  }

  /// The value with other texts in place of the numbers.
  func text(_ numbers: [String]) -> String { text { numbers[$0] + units[$0] } }

  private func text(of number: (Int) -> String) -> String {
    words[0] + numbers.indices.map { number($0) + words[$0 + 1] }.joined()
  }

  private mutating func append(_ number: Double, unit: String) {
    numbers.append(number)
    units.append(unit)
    words.append("")
  }

  /// Appends another value.
  private mutating func append(_ other: CSSValue) {
    words[words.count - 1] += other.words[0]
    words += other.words.dropFirst()
    numbers += other.numbers
    units += other.units
  }
}

extension CSSValue: ExpressibleByStringInterpolation {
  init(stringLiteral word: String) { self.init(word) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.value }

  /// What a text with numbers is made of.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var value = CSSValue("")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ word: String) { value.append(CSSValue(word)) }

    mutating func appendInterpolation(_ other: CSSValue) { value.append(other) }

    /// A number with some decimal places.
    mutating func appendInterpolation(_ number: Double, places: Int, unit: String = "") {
      value.append(number.rounded(places: places), unit: unit)
    }

    /// A length in CSS pixels, which equal our points.
    mutating func appendInterpolation(pixels points: Double) {
      appendInterpolation(points, places: 4, unit: "px")
    }
  }
}

extension Sequence<CSSValue> {
  /// The values with a separator in between.
  func joined(separator: String) -> CSSValue {
    var result: CSSValue?
    for value in self { result = result.map { "\($0)\(CSSValue(separator))\(value)" } ?? value }
    return result ?? ""
  }
}
