public import CSeguePlugin

/// A parameter of an animator.
public struct ParameterDescription: Sendable {
  /// The type, the range of values and the default.
  public enum Kind: Sendable {
    /// A number within a range.
    case number(ClosedRange<Double>, default: Double)
    /// A length in points within a range.
    case length(ClosedRange<Double>, default: Double)
    /// An angle in radians within a range.
    case angle(ClosedRange<Double>, default: Double)
    /// A duration in seconds within a range.
    case duration(ClosedRange<Double>, default: Double)
    /// A Boolean.
    case boolean(default: Bool)
    /// One of several names; the default is an index.
    case choice([String], default: Int)
    /// A color.
    case color(default: Color)
  }

  /// The name: lower-case words joined by hyphens.
  public var name: String
  /// The type, the range of values and the default.
  public var kind: Kind
  /// The unit of a number, as shown to users.
  public var unit: String?
  /// The effect of the parameter, in one sentence.
  public var help: String

  /// Creates a description.
  public init(_ name: String, _ kind: Kind, unit: String? = nil, help: String) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.help = help
  }

  func record(in arena: Arena) -> segue_parameter_description {
    var record = segue_parameter_description()
    record.size = UInt32(MemoryLayout<segue_parameter_description>.size)
    record.name = arena.copy(name)
    record.help = arena.copy(help)
    record.unit = unit.flatMap { arena.copy($0) }
    switch kind {
    case .number(let range, let value): record.set(SEGUE_PARAMETER_NUMBER, range, value)
    case .length(let range, let value): record.set(SEGUE_PARAMETER_LENGTH, range, value)
    case .angle(let range, let value): record.set(SEGUE_PARAMETER_ANGLE, range, value)
    case .duration(let range, let value): record.set(SEGUE_PARAMETER_DURATION, range, value)
    case .boolean(let value):
      record.kind = segue_parameter_kind(SEGUE_PARAMETER_BOOLEAN)
      record.default_number = value ? 1 : 0
    case .choice(let names, let value):
      record.kind = segue_parameter_kind(SEGUE_PARAMETER_CHOICE)
      record.default_number = Double(value)
      record.choices = arena.copy(names.map { arena.copy($0) })
      record.choice_count = UInt32(names.count)
    case .color(let value):
      record.kind = segue_parameter_kind(SEGUE_PARAMETER_COLOR)
      record.default_color = value
    }
    return record
  }
}

extension segue_parameter_description {
  fileprivate mutating func set(_ kind: Int, _ range: ClosedRange<Double>, _ value: Double) {
    self.kind = segue_parameter_kind(kind)
    (minimum, maximum, default_number) = (range.lowerBound, range.upperBound, value)
  }
}

/// The values of all parameters of an animator, within their ranges.
///
/// Reading a name that the animator's description does not have is a programming error and stops the process.
public struct Parameters {
  private let values: UnsafeBufferPointer<segue_parameter>

  init(_ record: UnsafePointer<segue_parameters>) {
    values = UnsafeBufferPointer(start: record.pointee.values, count: Int(record.pointee.count))
  }

  /// A number, a length in points, an angle in radians or a duration in seconds.
  public func number(_ name: String) -> Double { value(name).number }

  /// A Boolean.
  public func boolean(_ name: String) -> Bool { value(name).number != 0 }

  /// The name of a choice.
  public func choice(_ name: String) -> String {
    value(name).choice.map { String(cString: $0) } ?? ""
  }

  /// A color.
  public func color(_ name: String) -> Color { value(name).color }

  private func value(_ name: String) -> segue_parameter {
    guard let value = values.first(where: { $0.name.map { String(cString: $0) } == name }) else {
      preconditionFailure("the animator has no parameter '\(name)'")
    }
    return value
  }
}
