import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// The member of `TransitionStyle` for a preset: a function with its parameters and their defaults, without parameters a constant;
/// and a type for each choice.
struct StyleDeclaration {
  let preset: Preset
  /// The name of the catalog in Swift.
  let catalog: String
  /// Whether other modules see it.
  let isPublic: Bool

  /// Whether a parameter is a color, a type of Segue's.
  var hasColors: Bool { preset.parameters.contains { $0.kind == .color } }

  var access: String { isPublic ? "public " : "" }

  /// Segue's own styles yield to those that an app compiles, in whatever module.
  var favor: [String] { catalog == "segue" ? ["@_disfavoredOverload"] : [] }

  /// The declaration, indented as a member.
  var text: String {
    (preset.parameters.isEmpty ? constant : function).map { "  " + $0 }.joined(separator: "\n")
  }

  /// The types of choices.
  ///
  /// They are no members: of these, Swift does not prefer those of the module itself.
  var types: [String] { choices.map { $0.joined(separator: "\n") } }

  var member: String { SwiftName.value(preset.id) }

  /// The Swift code for the style with its defaults, without the leading dot.
  var use: String { preset.parameters.isEmpty ? member : member + "()" }

  private var constant: [String] {
    documentation + favor + [
      "\(access)static let \(member) = TransitionStyle(\"\(preset.id)\", in: .\(catalog))"
    ]
  }

  private var function: [String] {
    let parameters = preset.parameters.map { parameter in
      "  \(SwiftName.value(parameter.name)): \(type(of: parameter)) = \(defaultValue(of: parameter))"
    }
    let values = preset.parameters.map { "      " + $0.name.quoted + ": " + value(of: $0) }
    return documentation + parameterDocumentation + favor
      + ["\(access)static func \(member)("]
      + parameters.commaSeparated + [") -> TransitionStyle {", "  TransitionStyle("]
      + ["    \"\(preset.id)\", in: .\(catalog),", "    ["]
      + values.map { $0 + "," } + ["    ])", "}"]
  }

  private var choices: [[String]] {
    preset.parameters.compactMap { parameter in
      guard case .choice(let names) = parameter.kind else { return nil }
      return [
        "/// \(parameter.help.inComment)",
        "\(access)enum \(typeName(of: parameter)): String, CaseIterable, Sendable {",
      ] + names.map { "  case \(SwiftName.value($0)) = \"\($0)\"" } + ["}"]
    }
  }

  // MARK: Documentation

  /// The name, the operations and what one sees, in one line.
  var summary: [String] {
    [
      "/// \(preset.name.inComment), for \(preset.operations.map(\.rawValue).joined(separator: ", ")): "
        + preset.summary.inComment
    ]
  }

  private var documentation: [String] {
    summary
      + (preset.viewTransitionObstacle.map { ["///", "/// Not for single views: it \($0)."] } ?? [])
  }

  private var parameterDocumentation: [String] {
    ["///", "/// - Parameters:"]
      + preset.parameters.map { parameter in
        let range =
          range(of: parameter).map {
            " From \(text(of: $0.lowerBound, parameter)) to \(text(of: $0.upperBound, parameter))"
          } ?? ""
        let unit = unit(of: parameter).map { range.isEmpty ? "" : " \($0)" } ?? ""
        return "///   - \(SwiftName.value(parameter.name)): \(parameter.help.inComment)"
          + (range.isEmpty ? "" : "\(range)\(unit).")
      }
  }

  private func unit(of parameter: ParameterDescription) -> String? {
    switch parameter.kind {
    case .length: "points"
    case .angle(let range):
      AngleUnit(for: range) == .degrees ? "degrees, in radians" : "radians"
    case .duration: "seconds"
    case .number, .boolean, .choice, .color: parameter.unit?.inComment
    }
  }

  /// An end of a range, in the unit of the documentation.
  private func text(of number: Double, _ parameter: ParameterDescription) -> String {
    if case .angle(let range) = parameter.kind {
      return Expression.literal(AngleUnit(for: range).number(of: number))
    }
    return Expression.literal(number)
  }

  private func range(of parameter: ParameterDescription) -> ClosedRange<Double>? {
    switch parameter.kind {
    case .number(let range), .length(let range), .angle(let range), .duration(let range): range
    case .boolean, .choice, .color: nil
    }
  }

  // MARK: Types and values

  private func typeName(of parameter: ParameterDescription) -> String {
    SwiftName.type(preset.id) + SwiftName.type(parameter.name)
  }

  private func type(of parameter: ParameterDescription) -> String {
    switch parameter.kind {
    case .number, .length, .angle, .duration: "Double"
    case .boolean: "Bool"
    case .choice: typeName(of: parameter)
    case .color: "SegueTimeline.Color"
    }
  }

  private func defaultValue(of parameter: ParameterDescription) -> String {
    switch parameter.defaultValue {
    case .number(let number):
      if case .angle = parameter.kind { SwiftAngle(number).expression } else { "\(number)" }
    case .boolean(let flag): "\(flag)"
    case .choice(let name): ".\(SwiftName.value(name))"
    case .color(let color):
      "SegueTimeline.Color(red: \(color.red), green: \(color.green), blue: \(color.blue), "
        + "alpha: \(color.alpha))"
    }
  }

  private func value(of parameter: ParameterDescription) -> String {
    let name = SwiftName.value(parameter.name)
    return switch parameter.kind {
    case .number, .length, .angle, .duration: ".number(\(name))"
    case .boolean: ".boolean(\(name))"
    case .choice: ".choice(\(name).rawValue)"
    case .color: ".color(\(name))"
    }
  }
}

extension [String] {
  /// The lines of a list: each but the last ends with a comma.
  fileprivate var commaSeparated: [String] {
    enumerated().map { $0.offset < count - 1 ? $0.element + "," : $0.element }
  }
}

extension String {
  /// The text as a literal: names have no characters that need an escape.
  fileprivate var quoted: String { "\"\(self)\"" }

  /// The text for one line of a comment, without line breaks and control characters.
  fileprivate var inComment: String {
    String(map { $0.isNewline ? " " : $0 }).printable
  }
}

/// The member of `ViewTransitionStyle` for a preset that can be the transition of a single view.
struct ViewTransitionDeclaration {
  let style: StyleDeclaration

  /// The declaration, indented as a member; nil for a preset that needs more than a single view.
  var text: String? {
    guard style.preset.viewTransitionObstacle == nil else { return nil }
    let member =
      style.preset.parameters.isEmpty
      ? "let \(style.member) = ViewTransitionStyle(.\(style.use))"
      : "func \(style.use) -> ViewTransitionStyle { ViewTransitionStyle(.\(style.use)) }"
    return (style.summary + style.favor + ["\(style.access)static \(member)"]).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
