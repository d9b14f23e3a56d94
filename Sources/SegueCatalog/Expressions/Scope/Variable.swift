/// A named value available to expressions.
public struct Variable: Hashable, Sendable {
  /// The full name, such as `container.width`.
  public var name: String
  /// The type of the value.
  public var type: ExpressionType
  /// The interval of possible values.
  public var interval: Interval
  /// A one-sentence description.
  public var help: String

  /// Creates a variable.
  public init(name: String, type: ExpressionType, interval: Interval, help: String) {
    self.name = name
    self.type = type
    self.interval = interval
    self.help = help
  }
}

extension Variable {
  /// The largest length or speed of a stage, in points or points per second.
  package static let farthest = 1e6

  static func length(_ name: String, _ help: String) -> Variable {
    Variable(name: name, type: .number, interval: .positive(upTo: farthest), help: help)
  }

  static func distance(_ name: String, _ help: String) -> Variable {
    Variable(name: name, type: .number, interval: Interval(0...farthest), help: help)
  }

  static func place(_ name: String, _ help: String) -> Variable {
    Variable(
      name: name, type: .number, interval: Interval(-2 * farthest...2 * farthest), help: help)
  }

  static func fraction(_ name: String, _ help: String) -> Variable {
    Variable(name: name, type: .number, interval: Interval(0...1), help: help)
  }

  static func count(_ name: String, from first: Double, _ help: String) -> Variable {
    Variable(name: name, type: .number, interval: Interval(first...farthest), help: help)
  }

  static func flag(_ name: String, _ help: String) -> Variable {
    Variable(name: name, type: .boolean, interval: .boolean, help: help)
  }
}
