public import SegueCatalog
public import SegueDiagnostics
public import SegueScenes

/// Scenarios in YAML files.
public enum ScenarioFile {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - file: the file; its name without folder and suffix must be the scenario's id.
  ///   - reader: the reader, whose memory is reused.
  ///   - registry: the presets that it may name; nil to look none up.
  /// - Returns: the scenario, if there are no problems, and the diagnostics.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader, against registry: Registry? = nil
  ) -> (scenario: Scenario?, diagnostics: Diagnostics) {
    let reading = format.read(file, with: &reader)
    return reading.decoded { root in
      var decoder = ScenarioDecoder(isSound: reading.faults.isEmpty)
      let scenario = decoder.scenario(root)
      if let registry { decoder.diagnostics.append(scenario.check(against: registry)) }
      return (scenario, decoder.diagnostics)
    }
  }
}

/// Diagnostic codes for scenarios, beyond the schema.
extension Diagnostic.Code {
  /// The id differs from the file name.
  package static let scenarioIsNotFileName: Self = "scenario/id-is-not-file-name"
  /// Two screens, containers or requests have the same name.
  package static let duplicateScenarioName: Self = "scenario/duplicate-name"
  /// A screen or container has two parents.
  package static let twoPlaces: Self = "scenario/two-places"
  /// A container contains itself.
  package static let holdsItself: Self = "scenario/holds-itself"
  /// A container does not support the requested operation.
  package static let wrongContainer: Self = "scenario/wrong-container"
  /// No finger is down to continue, or one is already down.
  package static let fingerMismatch: Self = "scenario/finger"
  /// There are too many screens and containers.
  package static let tooManyControllers: Self = "scenario/too-many"
}
