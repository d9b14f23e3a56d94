public import SegueCatalog
public import SegueDiagnostics

extension RegistryBuilder {
  /// Builds the registry, and reports inconsistencies at their source locations.
  ///
  /// - Parameters:
  ///   - diagnostics: receives the inconsistencies.
  ///   - broken: the ids of presets whose own files were reported: what refers to one is right once they are.
  public func registry(
    reporting diagnostics: inout Diagnostics, leavingOut broken: Set<String> = []
  ) -> Registry {
    var problems: [RegistryProblem] = []
    let registry = registry(reporting: &problems)
    var report = RegistryReport(of: registry)
    for problem in problems {
      if case .unknownPreset(let id, _) = problem, broken.contains(id) { continue }
      diagnostics.report(report.diagnostic(of: problem))
    }
    return registry
  }
}

extension Registry {
  /// The first setting of a preset that its animator does not have or never accepts, at its place; nil if there is none.
  package func settingError(of preset: Preset) -> Diagnostic? {
    let problems = settingProblems(of: preset)
    guard !problems.isEmpty else { return nil }
    var report = RegistryReport(of: self)
    for problem in problems {
      let diagnostic = report.diagnostic(of: problem)
      if diagnostic.severity == .error { return diagnostic }
    }
    return nil
  }
}
