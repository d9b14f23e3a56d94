package import SegueCatalog

/// What goes into a compiled catalog: presets, those that they use, and the rules for all of these.
package struct CatalogSelection {
  /// The presets, by id.
  package let presets: [Preset]
  /// The rules.
  package let rules: [Rule]

  /// Selects presets of a registry, and those that they fall back to or use for reduced motion.
  package init(of chosen: [Preset], in registry: Registry) {
    var found: [String: Preset] = [:]
    var next = chosen
    while let preset = next.popLast() {
      guard found.updateValue(preset, forKey: preset.id) == nil else { continue }
      next += [preset.fallback, preset.reducedMotion.presetID].compactMap { $0 }
        .compactMap(registry.preset)
    }
    presets = found.values.sorted { $0.id < $1.id }
    rules = registry.rules.rules.filter { found[$0.preset] != nil }
  }
}
