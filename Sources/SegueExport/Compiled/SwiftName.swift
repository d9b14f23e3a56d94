import SegueCatalog

/// Names of Swift for the names of a catalog, which are words with hyphens.
enum SwiftName {
  /// The name of a value: `keepBelow` for `keep-below`.
  static func value(_ name: String) -> String {
    let words = name.split(separator: "-")
    let joined = (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
    return reserved.contains(joined) ? "`\(joined)`" : joined
  }

  /// The name of a type: `CellZoom` for `cell-zoom`.
  static func type(_ name: String) -> String {
    name.split(separator: "-").map(capitalized).joined()
  }

  private static func capitalized(_ word: some StringProtocol) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The keywords that are not allowed as the name of a member, a case or an argument.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

/// An angle in radians as Swift: presets give it in degrees, which read better.
struct SwiftAngle {
  private let radians: Double

  init(_ radians: Double) { self.radians = radians }

  /// The angle in degrees, without the error of the conversion where it is a round number.
  var degrees: Double { round ?? radians * 180 / .pi }

  /// The same number as an expression: so many degrees if that is a round number, or else the radians.
  var expression: String {
    guard let round, round != 0 else { return Expression.literal(radians) }
    return "\(Expression.literal(round)) * .pi / 180"
  }

  /// The number of degrees with at most three digits after the point that is exactly this angle; nil if there is none.
  private var round: Double? {
    let degrees = (radians * 180_000 / .pi).rounded() / 1000
    return degrees * .pi / 180 == radians ? degrees : nil
  }
}

/// The unit in which an angle's parameter reads best: degrees, unless its range was written in radians.
package enum AngleUnit: String {
  case degrees = "deg"
  case radians = "rad"

  /// The unit for a range in radians.
  package init(for range: ClosedRange<Double>) {
    let areDegrees = [range.lowerBound, range.upperBound].allSatisfy {
      Self.isRound($0 * 180 / .pi)
    }
    self = areDegrees ? .degrees : .radians
  }

  /// An angle in radians as a number in this unit.
  package func number(of radians: Double) -> Double {
    switch self {
    case .degrees: SwiftAngle(radians).degrees
    case .radians: radians
    }
  }

  /// Whether a number has at most three digits after the point, but for the error of a conversion.
  private static func isRound(_ number: Double) -> Bool {
    abs((number * 1000).rounded() / 1000 - number) < 1e-9
  }
}
