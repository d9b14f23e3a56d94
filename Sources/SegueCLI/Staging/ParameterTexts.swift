import SegueCatalog
import SegueTimeline

extension StageOptions {
  /// The values that `--param` gives, checked against a preset's parameters.
  func values(for preset: Preset) throws(CommandFailure) -> ParameterValues {
    var values = ParameterValues()
    for text in param {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw CommandFailure(
          .usage, "'--param \(text)' is no value of a parameter", help: "write --param name=value")
      }
      let name = String(text[..<equals])
      guard let parameter = preset.parameters.first(where: { $0.name == name }) else {
        let names = preset.parameters.map(\.name)
        throw CommandFailure(
          .usage, "'\(preset.id)' has no parameter '\(name)'",
          help: NearestName.help(for: name, noun: "parameter", among: names)
            ?? (names.isEmpty
              ? "it has none at all" : "its parameters are \(names.joined(separator: ", "))"))
      }
      values[name] = try parameter.value(String(text[equals...].dropFirst()))
    }
    return values
  }
}

extension ParameterDescription {
  /// Reads a value from its text.
  fileprivate func value(_ text: String) throws(CommandFailure) -> ParameterValue {
    switch kind {
    case .boolean:
      guard text == "true" || text == "false" else { throw mistake(text, "true or false") }
      return .boolean(text == "true")
    case .choice(let names):
      guard names.contains(text) else {
        throw mistake(text, "one of \(names.joined(separator: ", "))")
      }
      return .choice(text)
    case .color:
      guard let color = try? ColorLiteral.read(text) else {
        throw mistake(text, "a colour such as #0a84ff")
      }
      return .color(color)
    case .number(let range), .length(let range):
      return try number(Double(text), range, text, "a number")
    case .angle(let range):
      return try number(try? AngleLiteral.read(text), range, text, "an angle such as 90deg")
    case .duration(let range):
      return try number(try? DurationLiteral.read(text), range, text, "a duration such as 350ms")
    }
  }

  private func number(
    _ value: Double?, _ range: ClosedRange<Double>, _ text: String, _ noun: String
  ) throws(CommandFailure) -> ParameterValue {
    guard let value else { throw mistake(text, noun) }
    guard range.contains(value) else {
      throw CommandFailure(
        .usage, "'\(name)' lies outside its range, found \(text)",
        help: "'segue show' prints the ranges of a preset's parameters")
    }
    return .number(value)
  }

  private func mistake(_ text: String, _ noun: String) -> CommandFailure {
    CommandFailure(.usage, "'\(name)' must be \(noun), found '\(text)'")
  }
}
