public import SegueCatalog
public import SegueDiagnostics
import SegueExpressions
package import SegueTimeline

/// Diagnostics of a scenario that is checked against a catalog.
extension Diagnostic.Code {
  /// A preset does not have a parameter that a step sets.
  static let unknownParameter: Self = "scenario/unknown-parameter"
  /// A step sets a parameter to an invalid value.
  static let badParameterValue: Self = "scenario/bad-value"
  /// A step sets parameters without choosing a preset.
  static let parametersWithoutPreset: Self = "scenario/parameters-without-preset"
  /// A step chooses a preset that does not exist.
  fileprivate static let unknownPreset: Self = "registry/unknown-preset"
  /// A step chooses a preset that does not have the operation.
  fileprivate static let unsupportedOperation: Self = "registry/unsupported-operation"
}

extension Scenario {
  /// Checks the presets and parameters named by the scenario's steps.
  public func check(against registry: Registry) -> Diagnostics {
    var diagnostics = Diagnostics()
    for step in steps {
      if case .request(let request) = step.action {
        _ = request.values(in: registry, reporting: &diagnostics)
      }
    }
    return diagnostics
  }
}

extension ScenarioRequest {
  /// Returns the values of the parameters set by the request.
  package func values(in registry: Registry) -> ParameterValues {
    var ignored = Diagnostics()
    return values(in: registry, reporting: &ignored)
  }

  fileprivate func values(
    in registry: Registry, reporting diagnostics: inout Diagnostics
  ) -> ParameterValues {
    var values = ParameterValues()
    guard let chosen = preset else {
      if let first = parameters.first {
        diagnostics.report(
          Diagnostic(
            .error, .parametersWithoutPreset, "parameters require a preset",
            at: first.place, help: "add 'preset: ID' to the step"))
      }
      return values
    }
    guard let preset = registry.preset(chosen.id) else {
      diagnostics.report(
        Diagnostic(
          .error, .unknownPreset, "there is no preset '\(chosen.id)'", at: chosen.place,
          help: NearestName.help(
            for: chosen.id, noun: "preset", among: registry.presets.map(\.id))))
      return values
    }
    if !preset.operations.contains(change.operation) {
      diagnostics.report(
        Diagnostic(
          .warning, .unsupportedOperation,
          "'\(preset.id)' does not support \(change.operation.rawValue): the rules choose another",
          at: chosen.place,
          help: preset.operations.isEmpty
            ? "it supports no operations"
            : "supported operations: \(preset.operations.map(\.rawValue).joined(separator: ", "))"))
    }
    for parameter in parameters {
      values[parameter.name] = parameter.value(of: preset, reporting: &diagnostics)
    }
    return values
  }
}

extension ScenarioRequest.Change {
  fileprivate var operation: Operation {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    case .select, .selectIndex: .tab
    }
  }
}

extension ScenarioRequest.Parameter {
  fileprivate func value(
    of preset: Preset, reporting diagnostics: inout Diagnostics
  ) -> ParameterValue? {
    guard let parameter = preset.parameters.first(where: { $0.name == name }) else {
      let names = preset.parameters.map(\.name)
      diagnostics.report(
        Diagnostic(
          .error, .unknownParameter, "'\(preset.id)' has no parameter '\(name)'", at: place,
          help: NearestName.help(for: name, noun: "parameter", among: names)
            ?? (names.isEmpty
              ? "it has no parameters" : "its parameters are \(names.joined(separator: ", "))")))
      return nil
    }
    guard let value = parameter.value(text), parameter.accepts(value) else {
      diagnostics.report(
        Diagnostic(
          .error, .badParameterValue, "'\(text)' is not valid for '\(name)' of '\(preset.id)'",
          at: place, help: "'segue show \(preset.id)' lists the parameters and their values"))
      return nil
    }
    return value
  }
}
