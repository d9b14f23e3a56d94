import SegueCatalog

/// A parsed part of an expression.
struct Term {
  /// The type; nil after a reported problem, to avoid follow-on errors.
  var type: ExpressionType?
  /// The interval of possible values.
  var interval: Interval
  /// The index of its first instruction; its instructions extend to the end of the program.
  var start: Int
  /// The source range, in bytes.
  var range: Range<Int>
}

/// The intervals that a comparison implies for one of its sides, if it holds and if it does not.
struct Guard {
  /// The instructions of that side: equal instructions elsewhere have the same value.
  var steps: [Instruction]
  var whenTrue: Interval?
  var whenFalse: Interval?
}

extension Guard {
  /// Creates the guard that `side OPERATION other` implies for `side`.
  init(_ steps: [Instruction], _ operation: BinaryOperation, other: Interval) {
    self.steps = steps
    whenTrue = Self.allowed(operation, other)
    whenFalse = operation.negated.flatMap { Self.allowed($0, other) }
  }

  /// The interval of a side for which a comparison with `other` can hold.
  private static func allowed(_ operation: BinaryOperation, _ other: Interval) -> Interval? {
    switch operation {
    case .less:
      Interval(lower: -.infinity, upper: other.upper, isUpperOpen: true)
    case .lessOrEqual:
      Interval(lower: -.infinity, upper: other.upper, isUpperOpen: other.isUpperOpen)
    case .greater:
      Interval(lower: other.lower, upper: .infinity, isLowerOpen: true)
    case .greaterOrEqual:
      Interval(lower: other.lower, upper: .infinity, isLowerOpen: other.isLowerOpen)
    case .equal: other
    case .notEqual: other.lower == 0 && other.upper == 0 ? .nonZero : nil
    default: nil
    }
  }
}

extension Interval {
  fileprivate static let nonZero = Interval(
    lower: -.infinity, upper: .infinity, excludesZero: true)
}

extension BinaryOperation {
  /// The opposite comparison.
  var negated: BinaryOperation? {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    default: nil
    }
  }

  /// The equivalent comparison with its sides swapped.
  var mirrored: BinaryOperation {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// The operator as written.
  var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case .and: "and"
    case .or: "or"
    case .minimum: "min"
    case .maximum: "max"
    case .hypotenuse: "hypot"
    case .modulo: "mod"
    case .random: "random"
    case .angle: "angle"
    }
  }
}
