/// A named value available to expressions.
public struct Variable: Hashable, Sendable {
  /// The full name, such as `container.width`.
  public var name: String
  /// The type of the value.
  public var type: ExpressionType
  /// The interval of possible values.
  public var interval: Interval
  /// The names that a choice can have; empty for other types.
  public var choices: [String] = []

  /// Creates a variable.
  public init(name: String, type: ExpressionType, interval: Interval) {
    self.name = name
    self.type = type
    self.interval = interval
  }

  /// Creates a choice.
  public init(name: String, choices: [String]) {
    self.init(name: name, type: .choice, interval: Interval(0...Double(UInt32.max)))
    self.choices = choices
  }

  /// The number that stands for a name in comparisons.
  ///
  /// It depends on the name alone: a preset that extends another one may offer fewer choices.
  public static func code(ofChoice name: String) -> Double {
    var name = name
    return Double(name.withUTF8(NameHash.of))
  }
}

extension Variable {
  /// The largest length or speed of a stage, in points or points per second.
  package static let farthest = 1e6

  static func length(_ name: String) -> Variable {
    Variable(name: name, type: .number, interval: .positive(upTo: farthest))
  }

  static func distance(_ name: String) -> Variable {
    Variable(name: name, type: .number, interval: Interval(0...farthest))
  }

  static func place(_ name: String) -> Variable {
    Variable(name: name, type: .number, interval: Interval(-2 * farthest...2 * farthest))
  }

  static func fraction(_ name: String) -> Variable {
    Variable(name: name, type: .number, interval: Interval(0...1))
  }

  static func count(_ name: String, from first: Double) -> Variable {
    Variable(name: name, type: .number, interval: Interval(first...farthest))
  }

  static func flag(_ name: String) -> Variable {
    Variable(name: name, type: .boolean, interval: .boolean)
  }
}
