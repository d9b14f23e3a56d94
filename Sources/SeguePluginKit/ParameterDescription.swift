public import CSeguePlugin

/// Something that can be set on an animator.
public struct ParameterDescription: Sendable {
  /// What values it takes, and which it has where none is given.
  public enum Kind: Sendable {
    /// A number within a range.
    case number(ClosedRange<Double>, default: Double)
    /// Points within a range.
    case length(ClosedRange<Double>, default: Double)
    /// Radians within a range.
    case angle(ClosedRange<Double>, default: Double)
    /// Seconds within a range.
    case duration(ClosedRange<Double>, default: Double)
    /// Yes or no.
    case boolean(default: Bool)
    /// One of several names; the default is an index.
    case choice([String], default: Int)
    /// A color.
    case color(default: Color)
  }

  /// Its name: lower-case words with hyphens between them.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// What a number counts, for people.
  public var unit: String?
  /// What it does, in one sentence.
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
/// A name that the animator's description does not have is a mistake in the plugin, and ends it.
public struct Parameters {
  private let values: UnsafeBufferPointer<segue_parameter>

  init(_ record: UnsafePointer<segue_parameters>) {
    values = UnsafeBufferPointer(start: record.pointee.values, count: Int(record.pointee.count))
  }

  /// A number, a length in points, an angle in radians or a duration in seconds.
  public func number(_ name: String) -> Double { value(name).number }

  /// Yes or no.
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
