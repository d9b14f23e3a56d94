import SegueCatalog
import SegueCoordinator
public import SegueDiagnostics

/// The result of playing a scenario.
public struct ScenarioRun: Sendable {
  /// The log of the containers.
  public let log: TransitionLog
  /// The window's views at the end.
  public let hierarchy: ViewSnapshot
  /// The number of expectations checked.
  public let expectations: Int
  /// The unmet expectations and the steps that could not be performed.
  public let diagnostics: Diagnostics
}
