import SegueCatalog

/// A token of an expression.
struct Token {
  enum Kind: UInt8 {
    case number, name, end
    case leftParenthesis, rightParenthesis, comma
    case plus, minus, times, divide
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case and, or, not, yes, no
  }

  var kind: Kind
  /// The position in the text.
  var start: Int
  var end: Int
  /// The value of a number, in the base unit of its type.
  var value = 0.0
  /// The type of a number, determined by its unit.
  var type = ExpressionType.number
  /// The hash of a name.
  var hash: UInt32 = 0

  var range: Range<Int> { start..<end }
}

extension Token.Kind {
  /// The operation and precedence of an infix operator.
  var infix: (operation: BinaryOperation, precedence: Int)? {
    switch self {
    case .or: (.or, Precedence.or)
    case .and: (.and, Precedence.and)
    case .less: (.less, Precedence.comparison)
    case .lessOrEqual: (.lessOrEqual, Precedence.comparison)
    case .greater: (.greater, Precedence.comparison)
    case .greaterOrEqual: (.greaterOrEqual, Precedence.comparison)
    case .equal: (.equal, Precedence.comparison)
    case .notEqual: (.notEqual, Precedence.comparison)
    case .plus: (.add, Precedence.sum)
    case .minus: (.subtract, Precedence.sum)
    case .times: (.multiply, Precedence.product)
    case .divide: (.divide, Precedence.product)
    default: nil
    }
  }
}

/// The precedences of operators; higher binds tighter.
enum Precedence {
  static let or = 1
  static let and = 2
  static let comparison = 3
  static let sum = 4
  static let product = 5
}
