package import SegueCatalog
import SegueTimeline

/// The contents of a compiled catalog: presets, the presets that they use, and the rules that an app follows.
package struct CatalogSelection {
  /// The presets, by id.
  package let presets: [Preset]
  /// The rules of the app's own catalogs whose presets are among these, in order of precedence.
  package let rules: [Rule]
  /// The other rules of these catalogs.
  package let omittedRules: [Rule]
  /// The rules of other catalogs.
  package let foreignRules: [Rule]

  /// A rule whose place changes when the rules of several catalogs become those of one.
  package struct RuleConflict: Error {
    /// The rule that would win in an app.
    package let rule: Rule
    /// The rule of an earlier catalog that wins now.
    package let other: Rule
  }

  /// Selects presets of a registry, and those that they fall back to or use for reduced motion.
  ///
  /// - Parameters:
  ///   - chosen: the presets.
  ///   - count: the number of catalogs, in search order, that are the app's own. Rules of other catalogs, which happen to
  ///     be installed, are not compiled in.
  ///   - includesRules: whether the presets that these catalogs' rules name are selected, too.
  /// - Throws: if merging the catalogs into one would let a rule of a later catalog win over one of an earlier catalog.
  package init(
    of chosen: [Preset], ownCatalogs count: Int, includesRules: Bool, in registry: Registry
  ) throws(RuleConflict) {
    let own = registry.rules.rules.filter { $0.catalogIndex < count }
    var found: [String: Preset] = [:]
    var next = chosen
    if includesRules { next += own.compactMap { registry.preset($0.preset) } }
    while let preset = next.popLast() {
      guard found.updateValue(preset, forKey: preset.id) == nil else { continue }
      next += [preset.fallback, preset.reducedMotion.presetID].compactMap { $0 }
        .compactMap(registry.preset)
    }
    func isSelected(_ rule: Rule) -> Bool {
      registry.preset(rule.preset).map { found[$0.id] != nil } ?? false
    }
    presets = found.values.sorted { $0.id < $1.id }
    rules = try Self.merged(own.filter(isSelected))
    omittedRules = own.filter { !isSelected($0) }
    foreignRules = registry.rules.rules.filter { $0.catalogIndex >= count }
  }

  /// Merges the rules into one catalog.
  private static func merged(_ rules: [Rule]) throws(RuleConflict) -> [Rule] {
    let merged = rules.map(\.inOneCatalog)
    for operation in Operation.allCases {
      let before = RuleIndex(rules).rules(for: operation).reached.map(\.inOneCatalog)
      let after = RuleIndex(merged).rules(for: operation).reached
      if let (other, rule) = zip(before, after).first(where: { $0 != $1 }) {
        throw RuleConflict(rule: rule, other: other)
      }
    }
    return merged
  }
}

extension Rule {
  /// The rule as one of a single catalog.
  fileprivate var inOneCatalog: Rule {
    var rule = self
    rule.catalogIndex = 0
    return rule
  }
}

extension [Rule] {
  /// The rules up to and including the first that applies to all screens; later ones have no effect.
  fileprivate var reached: ArraySlice<Rule> {
    let last = firstIndex { $0.specificity == .operation && $0.source == .any }
    return prefix(last.map { $0 + 1 } ?? count)
  }
}
