import SegueCatalog
import SegueYAML

/// Names of Swift for the names of a catalog, which are words with hyphens.
enum SwiftName {
  /// The name of a value: `keepBelow` for `keep-below`.
  static func value(_ name: String) -> String {
    let words = name.split(separator: "-")
    let joined = (words.first.map(String.init) ?? "") + words.dropFirst().map(capitalized).joined()
    return reserved.contains(joined) ? "`\(joined)`" : joined
  }

  /// The name of a type: `CellZoom` for `cell-zoom`, `ComExampleZoom` for `com.example.zoom`.
  static func type(_ name: String) -> String {
    name.split { $0 == "-" || $0 == "." }.map(capitalized).joined()
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

  /// The same number as an expression: so many degrees if that is a round number, or else the radians.
  var expression: String {
    guard let round = AngleUnit.roundDegrees(of: radians), round != 0 else {
      return Expression.literal(radians)
    }
    return "\(Expression.literal(round)) * .pi / 180"
  }
}
