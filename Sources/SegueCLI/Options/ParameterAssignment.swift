import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// A value for a parameter, as the user writes it: `parallax=0.4`.
struct ParameterAssignment: Hashable, Sendable {
  /// The parameter.
  var name: String
  /// Its value, not yet read: what it means depends on the parameter.
  var text: String

  /// Reads `NAME=VALUE`.
  static func read(_ text: String) throws(MalformedValue) -> ParameterAssignment {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw MalformedValue("a parameter is NAME=VALUE, such as parallax=0.4")
    }
    return ParameterAssignment(
      name: String(text[..<sign]), text: String(text[text.index(after: sign)...]))
  }
}

extension Preset {
  /// The values of all parameters: those that the user gives, else the defaults.
  func parameters(_ assignments: [ParameterAssignment]) throws(CommandFailure) -> ParameterValues {
    var values = defaultParameters
    for assignment in assignments {
      guard let parameter = parameters.first(where: { $0.name == assignment.name }) else {
        let names = parameters.map(\.name)
        throw CommandFailure(
          .usage, "'\(id)' has no parameter '\(assignment.name)'",
          help: NearestName.help(for: assignment.name, noun: "parameter", among: names)
            ?? (names.isEmpty
              ? "it has none" : "its parameters are \(names.joined(separator: ", "))"))
      }
      guard let value = parameter.value(assignment.text), parameter.accepts(value) else {
        throw CommandFailure(
          .usage, "'\(assignment.text)' is not valid for '\(parameter.name)'",
          help: "it takes \(parameter.rangeText)")
      }
      values[parameter.name] = value
    }
    return values
  }
}
