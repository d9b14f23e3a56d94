import SegueCatalog
public import SegueDiagnostics
public import SegueScenarios

/// Scenarios in YAML files.
public enum ScenarioFile {
  /// Reads a scenario.
  ///
  /// - Returns: the scenario, if nothing is wrong with the file, and what is.
  public static func read(
    _ file: SourceFile, with reader: inout YAMLReader
  ) -> (scenario: Scenario?, diagnostics: Diagnostics) {
    let (root, diagnostics) = format.read(file, with: &reader)
    guard let root else { return (nil, diagnostics) }
    var decoder = ScenarioDecoder(diagnostics: diagnostics)
    let scenario = decoder.scenario(root)
    return (decoder.diagnostics.hasErrors ? nil : scenario, decoder.diagnostics)
  }
}

/// What can be wrong with a scenario beyond its form.
extension Diagnostic.Code {
  /// A screen, container or request has the name of another.
  package static let duplicateScenarioName: Self = "scenario/duplicate-name"
  /// A screen or container stands in two places.
  package static let twoPlaces: Self = "scenario/two-places"
  /// A container holds itself.
  package static let holdsItself: Self = "scenario/holds-itself"
  /// A container cannot do what is asked of it.
  package static let wrongContainer: Self = "scenario/wrong-container"
  /// No finger is down that could go on, or one is down already.
  package static let fingerMismatch: Self = "scenario/finger"
  /// There are more screens and containers than any script needs.
  package static let tooManyControllers: Self = "scenario/too-many"
}
