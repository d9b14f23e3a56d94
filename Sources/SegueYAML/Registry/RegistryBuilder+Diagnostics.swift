public import SegueCatalog
public import SegueDiagnostics

extension RegistryBuilder {
  /// Builds the registry, and reports inconsistencies at their source locations.
  ///
  /// - Parameter diagnostics: receives the inconsistencies.
  public func registry(reporting diagnostics: inout Diagnostics) -> Registry {
    var problems: [RegistryProblem] = []
    let registry = registry(reporting: &problems)
    var report = RegistryReport(of: registry)
    for problem in problems { diagnostics.report(report.diagnostic(of: problem)) }
    return registry
  }
}
