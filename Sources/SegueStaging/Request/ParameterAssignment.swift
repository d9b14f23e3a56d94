package import SegueCatalog
import SegueDiagnostics
import SegueExpressions
package import SegueTimeline

/// A value for a parameter, as the user writes it: `parallax=0.4`.
package struct ParameterAssignment: Hashable, Sendable {
  /// The parameter.
  package var name: String
  /// Its unparsed value, whose meaning depends on the parameter.
  package var text: String

  /// Assigns a text to a parameter.
  package init(
    name: String,
    text: String
  ) {
    self.name = name
    self.text = text
  }
}

extension Preset {
  /// Its animators in code, in words; nil if it has none.
  private var animators: String? {
    let ids = Set(
      transitions.values.flatMap { plan -> [String] in
        if case .forward(let plan) = plan { plan.animators.map(\.id) } else { [] }
      })
    return ids.isEmpty
      ? nil : "its animator " + ids.sorted().map { "'\($0)'" }.joined(separator: " or ")
  }

  /// The values of all parameters: those that the user specifies, otherwise the defaults.
  package func parameters(_ assignments: [ParameterAssignment]) throws(StagingError)
    -> ParameterValues
  {
    var values = defaultParameters
    for assignment in assignments {
      guard let parameter = parameters.first(where: { $0.name == assignment.name }) else {
        let names = parameters.map(\.name)
        throw StagingError(
          .request, "'\(id)' has no parameter '\(assignment.name)'",
          help: NearestName.help(for: assignment.name, noun: "parameter", among: names)
            ?? (names.isEmpty
              ? "it has no parameters" : "its parameters are \(names.joined(separator: ", "))")
            + (animators.map { "; those of \($0) are set in its file, under 'with'" } ?? ""))
      }
      guard let value = parameter.value(assignment.text), parameter.accepts(value),
        !parameter.isLengthInPercent(assignment.text)
      else {
        throw StagingError(
          .request, "'\(assignment.text)' is not a valid value for '\(parameter.name)'",
          help: parameter.help(for: assignment.text))
      }
      values[parameter.name] = value
    }
    return values
  }
}

extension ParameterDescription {
  /// The help for a text that is not one of its values.
  fileprivate func help(for text: String) -> String {
    if kind == .color { return ColorLiteral.help(for: text) }
    if case .length = kind {
      let number = text.prefix { "0123456789.-".contains($0) }
      let isPercent = isLengthInPercent(text)
      if isPercent || ["px", "pt", "dp"].contains(String(text.dropFirst(number.count))) {
        return "a length is in points, without a unit"
          + (isPercent ? "; expected \(rangeText)" : ": write '\(number)'")
      }
    }
    let withPoint = text.replacing(",", with: ".")
    if withPoint != text, let value = value(withPoint), accepts(value) {
      return "write '\(withPoint)', with a point"
    }
    guard Double(text) != nil, !units.isEmpty else { return "expected \(rangeText)" }
    let all = units.map { text + $0 }
    let valid = all.filter { value($0).map(accepts) ?? false }
    let examples = (valid.isEmpty ? all : valid).joined(separator: " or ")
    return "add a unit, as in \(examples); expected \(rangeText)"
  }

  /// Whether a text is a percentage for a length, which would mean less than a point.
  fileprivate func isLengthInPercent(_ text: String) -> Bool {
    if case .length = kind { text.hasSuffix("%") } else { false }
  }

  /// The units of its values.
  private var units: [String] {
    switch kind {
    case .duration: ["ms", "s"]
    case .angle: ["deg", "rad"]
    case .number, .length, .boolean, .choice, .color: []
    }
  }
}
