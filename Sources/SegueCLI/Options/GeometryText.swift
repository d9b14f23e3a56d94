import SegueTimeline

/// An error for an invalid value on the command line.
struct MalformedValue: Error, CustomStringConvertible {
  /// The expected format, with an example.
  let description: String

  init(_ description: String) { self.description = description }
}

/// Parses sizes, rectangles and percentages on the command line.
enum GeometryText {
  /// The largest length, in points, that any screen or wall needs.
  private static let lengthLimit = 100_000.0

  /// Parses `390x844`.
  static func size(_ text: String) throws(MalformedValue) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
      number(String($0))
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0, height > 0
    else { throw MalformedValue("expected WIDTHxHEIGHT in points, such as 390x844") }
    return Size(width: width, height: height)
  }

  /// Parses `x,y,width,height`.
  static func rect(_ text: some StringProtocol) throws(MalformedValue) -> Rect {
    let numbers = String(text).split(separator: ",", omittingEmptySubsequences: false)
      .map { number(String($0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width >= 0, height >= 0
    else {
      throw MalformedValue("expected x,y,width,height in points, such as 16,160,170,120")
    }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Parses `35%` as 0.35.
  static func fraction(_ text: some StringProtocol) throws(MalformedValue) -> Double {
    guard text.hasSuffix("%"), let percent = number(String(text.dropLast())),
      (0...100).contains(percent)
    else { throw MalformedValue("expected a percentage from 0% to 100%, such as 35%") }
    return percent / 100
  }

  /// Parses `0%,25%,50%`.
  static func fractions(_ text: String) throws(MalformedValue) -> [Double] {
    var result: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      result.append(try fraction(part))
    }
    return result
  }

  private static func number(_ text: String) -> Double? {
    // Swift also parses 0x1p3 and infinity, which are never intended.
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(text), value.magnitude <= lengthLimit
    else { return nil }
    return value
  }
}
