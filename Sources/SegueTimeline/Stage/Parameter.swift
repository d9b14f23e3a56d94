/// Something that can be set on a preset or an animator.
public struct ParameterDescription: Hashable, Sendable {
  /// What kind of value a parameter has.
  public enum Kind: Hashable, Sendable {
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// A length in points within a range.
    case length(ClosedRange<Double>)
    /// An angle in radians within a range.
    case angle(ClosedRange<Double>)
    /// A duration in seconds within a range.
    case duration(ClosedRange<Double>)
    /// Yes or no.
    case boolean
    /// One of several names.
    case choice([String])
    /// A color.
    case color
  }

  /// Its name.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// The value where none is given.
  public var defaultValue: ParameterValue
  /// What a number counts, for people.
  public var unit: String?
  /// What it does, in one sentence.
  public var help: String

  /// Creates a description.
  public init(
    name: String, kind: Kind, defaultValue: ParameterValue, unit: String? = nil, help: String
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.unit = unit
    self.help = help
  }
}

/// A value of a parameter.
public enum ParameterValue: Hashable, Sendable {
  /// A number, a length in points, an angle in radians or a duration in seconds.
  case number(Double)
  /// Yes or no.
  case boolean(Bool)
  /// One of several names.
  case choice(String)
  /// A color.
  case color(Color)
}

/// Values of parameters, by name.
public struct ParameterValues: Hashable, Sendable {
  /// The values.
  public var values: [String: ParameterValue]

  /// Creates values; none by default.
  public init(_ values: [String: ParameterValue] = [:]) { self.values = values }

  /// The value of a parameter, if it has one.
  public subscript(name: String) -> ParameterValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The value of a number, length, angle or duration, or nil where the name has none.
  public func number(_ name: String) -> Double? {
    if case .number(let value) = values[name] { value } else { nil }
  }

  /// The value of a choice, or nil where the name has none.
  public func choice(_ name: String) -> String? {
    if case .choice(let value) = values[name] { value } else { nil }
  }

  /// The value of a yes or no, or nil where the name has none.
  public func boolean(_ name: String) -> Bool? {
    if case .boolean(let value) = values[name] { value } else { nil }
  }

  /// The value of a color, or nil where the name has none.
  public func color(_ name: String) -> Color? {
    if case .color(let value) = values[name] { value } else { nil }
  }
}
