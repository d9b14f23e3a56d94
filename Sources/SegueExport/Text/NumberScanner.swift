/// Takes a CSS value apart into words and the numbers between them.
struct NumberScanner {
  /// A number, and the text before it.
  struct Token {
    let word: Range<Int>
    let number: Double
    let unit: String
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  private static let units: [StaticString] = ["px", "rad", "deg", "%"]

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The text after the last number.
  private(set) var rest = 0..<0

  /// Returns the next number; nil at the end of the text.
  mutating func next() -> Token? {
    let start = position
    while position < text.count {
      // A digit after a letter belongs to a name, such as `matrix3d`; commands of paths are capital letters.
      let isInName = position > start && text[position - 1].isLowercaseLetter
      let word = start..<position
      if !isInName, let number = number() {
        return Token(word: word, number: number, unit: unit())
      }
      position += 1
    }
    rest = start..<position
    return nil
  }

  /// Returns the known unit at the position, and goes past it.
  private mutating func unit() -> String {
    for unit in Self.units {
      let count = unit.utf8CodeUnitCount
      let bytes = UnsafeBufferPointer(start: unit.utf8Start, count: count)
      guard text.dropFirst(position).starts(with: bytes) else { continue }
      position += count
      return unit.description
    }
    return ""
  }

  /// Returns the number at the position, and goes past it; nil if there is none.
  private mutating func number() -> Double? {
    let start = position
    var end = start + (byte(start) == UInt8(ascii: "-") ? 1 : 0)
    var (digits, count, exponent) = (0, 0, 0)
    func skipDigits() {
      while let digit = byte(end)?.digit {
        // Leading zeros are not significant digits.
        if count > 0 || digit > 0 { count += 1 }
        if count <= Self.mostDigits { digits = 10 * digits + digit }
        end += 1
      }
    }
    let whole = end
    skipDigits()
    var hasDigits = end > whole
    if byte(end) == UInt8(ascii: ".") {
      let point = end
      end += 1
      skipDigits()
      exponent = point + 1 - end
      hasDigits = hasDigits || exponent < 0
    }
    guard hasDigits else { return nil }
    let isPlain = !skipExponent(&end) && count <= Self.mostDigits && -exponent < powersOfTen.count
    position = end
    guard isPlain else {
      return Double(String(decoding: text[start..<end], as: UTF8.self))
    }
    let number = Double(digits) / powersOfTen[-exponent]
    return text[start] == UInt8(ascii: "-") ? -number : number
  }

  /// The number of digits that a `Double` holds exactly.
  private static let mostDigits = 15

  /// Goes past an exponent such as `e-7`; returns whether there is one.
  private func skipExponent(_ end: inout Int) -> Bool {
    guard byte(end) == UInt8(ascii: "e") else { return false }
    let sign = byte(end + 1)
    var next = end + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
    let first = next
    while byte(next)?.digit != nil { next += 1 }
    guard next > first else { return false }
    end = next
    return true
  }

  private func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }
}

extension UInt8 {
  fileprivate var digit: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self - UInt8(ascii: "0")) : nil
  }

  fileprivate var isLowercaseLetter: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
  }
}
