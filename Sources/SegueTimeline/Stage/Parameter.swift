/// A parameter of a preset or an animator.
public struct ParameterDescription: Hashable, Sendable {
  /// The type of a parameter.
  public enum Kind: Hashable, Sendable {
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// A length in points within a range.
    case length(ClosedRange<Double>)
    /// An angle in radians within a range.
    case angle(ClosedRange<Double>)
    /// A duration in seconds within a range.
    case duration(ClosedRange<Double>)
    /// A Boolean.
    case boolean
    /// One of a list of names.
    case choice([String])
    /// A color.
    case color
  }

  /// The name.
  public var name: String
  /// The type and range of its values.
  public var kind: Kind
  /// The default value.
  public var defaultValue: ParameterValue
  /// The unit of a number, as shown to users.
  public var unit: String?
  /// A one-sentence description.
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
  /// A Boolean.
  case boolean(Bool)
  /// One of a list of names.
  case choice(String)
  /// A color.
  case color(Color)
}

/// Values of parameters, by name.
public struct ParameterValues: Hashable, Sendable {
  /// The values.
  public var values: [String: ParameterValue]

  /// Creates a set of values, empty by default.
  public init(_ values: [String: ParameterValue] = [:]) { self.values = values }

  /// The value of a parameter, or nil if it is not set.
  public subscript(name: String) -> ParameterValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The value of a number, length, angle or duration; nil if there is none of that name.
  public func number(_ name: String) -> Double? {
    if case .number(let value) = values[name] { value } else { nil }
  }

  /// The value of a choice; nil if there is none of that name.
  public func choice(_ name: String) -> String? {
    if case .choice(let value) = values[name] { value } else { nil }
  }

  /// The value of a Boolean; nil if there is none of that name.
  public func boolean(_ name: String) -> Bool? {
    if case .boolean(let value) = values[name] { value } else { nil }
  }

  /// The value of a color; nil if there is none of that name.
  public func color(_ name: String) -> Color? {
    if case .color(let value) = values[name] { value } else { nil }
  }
}
