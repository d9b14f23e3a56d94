import SegueDiagnostics
import SegueExpressions
import SegueScenes
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

  /// Parses `390x844`; a device's name is answered with its size.
  static func size(_ text: String) throws(MalformedValue) -> Size2D {
    let parts = text.split(separator: ",")
    if parts.count == 2, !text.contains("x"), (try? size(parts.joined(separator: "x"))) != nil {
      throw MalformedValue(
        "expected WIDTHxHEIGHT in points; write \(parts.joined(separator: "x"))")
    }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
      number(String($0))
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0, height > 0
    else {
      throw MalformedValue(
        "expected WIDTHxHEIGHT in points, such as 390x844"
          + (DeviceScreen.named(text).map { "; write \(Self.text($0.size))" } ?? ""))
    }
    return Size2D(width: width, height: height)
  }

  private static func text(_ size: Size2D) -> String {
    "\(size.width.shortText)x\(size.height.shortText)"
  }

  /// Parses `x,y,width,height`, also with spaces between them, as Swift prints a `CGRect`, and with the unit that all of them have.
  static func rect(_ text: some StringProtocol) throws(MalformedValue) -> Rect2D {
    let bare = String(text).filter { !"(){}".contains($0) }
    let parts =
      bare.contains(",")
      ? bare.filter { $0 != " " }.split(separator: ",", omittingEmptySubsequences: false)
      : bare.split(separator: " ")
    let numbers =
      parts
      .map { number(String($0.hasSuffix("pt") ? $0.dropLast(2) : $0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width >= 0, height >= 0
    else {
      throw MalformedValue("expected x,y,width,height in points, such as 16,160,170,120")
    }
    let all = [x, y, width, height]
    if all.allSatisfy((0...1).contains), all.contains(where: { $0 != $0.rounded() }) {
      let size = Stage.Container.defaultSize
      let points = zip(all, [size.width, size.height, size.width, size.height])
        .map { ($0 * $1).rounded().shortText }.joined(separator: ",")
      throw MalformedValue(
        "expected points, found fractions of the screen; on \(Self.text(size)) points that is \(points)"
      )
    }
    return Rect2D(x: x, y: y, width: width, height: height)
  }

  /// Parses `35%` as 0.35, for an option that takes one value; several are for `--frames`.
  static func progress(_ text: String) throws(MalformedValue) -> Double {
    if text.contains(","), let all = try? fractions(text) {
      let list = all.map { "\(($0 * 100).shortText)%" }.joined(separator: ",")
      throw MalformedValue("expected one percentage; write --frames \(list) for several frames")
    }
    return try fraction(text)
  }

  /// Parses `35%` as 0.35.
  static func fraction(_ text: some StringProtocol) throws(MalformedValue) -> Double {
    guard text.hasSuffix("%"), let percent = number(String(text.dropLast())),
      (0...100).contains(percent)
    else {
      throw MalformedValue(
        "expected a percentage of the duration from 0% to 100%, such as 35%"
          + (number(String(text)).flatMap(percentage).map { "; write \($0)" } ?? "")
          + ((try? DurationLiteral.read(String(text))) == nil
            ? "" : "; divide the time by the duration, which 'segue show ID' prints"))
    }
    return percent / 100
  }

  /// The percentage that a bare number stands for: a fraction up to 1, and a number of percent above.
  private static func percentage(_ number: Double) -> String? {
    guard (0...100).contains(number) else { return nil }
    return "\((number <= 1 ? (number * 1e6).rounded() / 1e4 : number).shortText)%"
  }

  /// Parses the pixels per point of a picture: `2`, or `2x` as in the names of pictures.
  static func scale(_ text: String) throws(MalformedValue) -> Int {
    let digits = text.trimmingPrefix("@").prefix { $0 != "x" }
    guard let scale = Int(digits), [digits, digits + "x"].contains(text.trimmingPrefix("@")) else {
      throw MalformedValue("expected 1, 2 or 3 pixels per point")
    }
    return scale
  }

  /// Parses a number of frames per second.
  static func rate(_ text: String) throws(MalformedValue) -> Double {
    if let rate = number(text) { return rate }
    let digits = text.prefix { "0123456789.".contains($0) }
    throw MalformedValue(
      "expected frames per second, such as 60" + (digits.isEmpty ? "" : "; write \(digits)"))
  }

  /// Parses the factor of a speed, such as `0.5`.
  static func factor(_ text: String) throws(MalformedValue) -> Double {
    if let factor = number(text) { return factor }
    if let factor = number(text.replacing(",", with: ".")) {
      throw MalformedValue("expected a factor with a point; write \(factor.shortText)")
    }
    guard text.hasSuffix("%") || text.hasSuffix("x"), let value = number(String(text.dropLast()))
    else { throw MalformedValue("expected a factor, such as 0.5 for half speed") }
    let factor = text.hasSuffix("%") ? value / 100 : value
    throw MalformedValue(
      "expected a factor, such as 0.5 for half speed; write \(factor.shortText)")
  }

  /// Parses `0%,25%,50%`.
  static func fractions(_ text: String) throws(MalformedValue) -> [Double] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number(String($0)) }
    if parts.count == 1, let count = numbers.first, (2...20).contains(count),
      count == count.rounded()
    {
      let list = (0..<Int(count)).map { "\((100 * Double($0) / (count - 1)).rounded().shortText)%" }
      throw MalformedValue(
        "expected percentages of the duration; for \(count.shortText) frames write \(list.joined(separator: ","))"
      )
    }
    if parts.count > 1, numbers.count == parts.count, numbers.allSatisfy((0...100).contains) {
      // One value above 1 shows that all of them are percentages.
      let isPercent = numbers.contains { $0 > 1 }
      let list = numbers.map { "\((isPercent ? $0 : $0 * 100).shortText)%" }
      throw MalformedValue(
        "expected percentages of the duration; write \(list.joined(separator: ","))")
    }
    var result: [Double] = []
    for part in parts { result.append(try fraction(part)) }
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
