/// What the parser knows about a part of an expression that it has read.
struct Term {
  /// The type; nil where a problem in it has been reported, so that no other one follows from it.
  var type: ExpressionType?
  /// The values that it can take.
  var interval: Interval
  /// Where its steps begin in the program; they reach to the end of it.
  var start: Int
  /// The bytes of the text that it was read from.
  var range: Range<Int>
}

/// What a comparison says about one of its sides, when it holds and when it does not.
struct Guard {
  /// The steps of that side: the same steps elsewhere have the same value.
  var steps: [Instruction]
  var whenTrue: Interval?
  var whenFalse: Interval?
}

extension Guard {
  /// What `side OPERATION other` says about `side`.
  init(_ steps: [Instruction], _ operation: BinaryOperation, other: Interval) {
    self.steps = steps
    whenTrue = Self.allowed(operation, other)
    whenFalse = operation.negated.flatMap { Self.allowed($0, other) }
  }

  /// The values of a side for which a comparison with `other` can hold.
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
  /// The comparison that holds where this one does not.
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

  /// The comparison that says the same with its sides exchanged.
  var mirrored: BinaryOperation {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// The operator as it is written.
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
    }
  }
}
