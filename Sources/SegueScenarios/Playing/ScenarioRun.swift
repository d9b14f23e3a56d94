import SegueCatalog
public import SegueCoordinator
public import SegueDiagnostics

/// What came of playing a scenario.
public struct ScenarioRun: Sendable {
  /// What the containers asked, were answered and reported.
  public let log: TransitionLog
  /// The window's views at the end.
  public let hierarchy: ViewSnapshot
  /// How many things were expected.
  public let expectations: Int
  /// What was not as expected, and the steps that could not take place.
  public let diagnostics: Diagnostics
}
