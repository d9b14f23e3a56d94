public import SegueCatalog
public import SegueDiagnostics

extension RegistryBuilder {
  /// Makes the registry, and says what does not fit together, each at its place in a file.
  public func registry(reporting diagnostics: inout Diagnostics) -> Registry {
    var problems: [RegistryProblem] = []
    let registry = registry(reporting: &problems)
    var report = RegistryReport(of: registry)
    for problem in problems { diagnostics.report(report.diagnostic(of: problem)) }
    return registry
  }
}
