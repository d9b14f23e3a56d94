import SegueTimeline

/// A builder that collects a registry's contents in search order and reports inconsistencies.
public struct RegistryBuilder: Sendable {
  private var sources: [CatalogSource] = []
  private var providers: [String: [AnimatorProvider]] = [:]
  private var unavailable: [String: [UnavailableAnimator]] = [:]

  /// Called when an animator takes the place of a broken one, from any thread.
  public var willSubstitute: AnimatorSubstitution.Report = { _ in }

  /// Creates an empty builder.
  public init() {}

  /// Adds presets and rules; earlier sources win over later ones.
  public mutating func add(_ source: CatalogSource) { sources.append(source) }

  /// Adds an animator.
  public mutating func add(_ provider: AnimatorProvider) {
    providers[provider.description.id, default: []].append(provider)
  }

  /// Adds an animator that is not available, so that diagnostics can explain why it is missing.
  public mutating func add(_ animator: UnavailableAnimator) {
    unavailable[animator.id, default: []].append(animator)
  }

  /// Makes the registry from everything that is valid, and reports the rest.
  public func registry(reporting problems: inout [RegistryProblem]) -> Registry {
    var table = PresetTable()
    for source in sources { table.add(source, reporting: &problems) }
    table.addAliases(reporting: &problems)
    let registry = Registry(
      presets: table.presets, places: table.places, aliases: table.aliases,
      rules: RuleIndex(rules), providers: ranked,
      unavailable: unavailable, willSubstitute: willSubstitute)
    problems += RegistryCheck(registry).problems.filter { !isOverridden($0) }
    return registry
  }

  /// Whether a rule fits its own catalog's preset, and lacks its operation only in one that overrides that.
  private func isOverridden(_ problem: RegistryProblem) -> Bool {
    guard case .unsupportedOperation(let rule, _) = problem else { return false }
    return sources[rule.catalogIndex].presets.contains {
      $0.id == rule.preset && $0.transitions[rule.operation] != nil
    }
  }

  /// The rules of all sources, each with the position of its source.
  private var rules: [Rule] {
    sources.enumerated().flatMap { position, source in
      source.rules.map { rule in
        var rule = rule
        rule.catalogIndex = position
        return rule
      }
    }
  }

  /// The providers of each id, best first; equal ones in the order in which they were added.
  private var ranked: [String: [AnimatorProvider]] {
    providers.mapValues { providers in
      providers.enumerated()
        .sorted { a, b in
          a.element.precedes(b.element)
            || (!b.element.precedes(a.element) && a.offset < b.offset)
        }
        .map { $0.element }
    }
  }
}
