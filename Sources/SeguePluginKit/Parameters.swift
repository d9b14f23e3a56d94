public import CSeguePlugin

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
