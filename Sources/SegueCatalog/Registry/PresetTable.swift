/// The presets of several sources by id: of those with the same id the first stays.
struct PresetTable {
  private(set) var presets: [Preset] = []
  private(set) var places: [String: Int] = [:]
  private(set) var aliases: [String: Int] = [:]
  private var sourceNames: [String] = []

  /// Adds the presets of a source whose ids are still free.
  mutating func add(_ source: CatalogSource, reporting problems: inout [RegistryProblem]) {
    let earlier = presets.count
    for preset in source.presets {
      guard let first = places[preset.id] else {
        places[preset.id] = presets.count
        presets.append(preset)
        sourceNames.append(source.name)
        continue
      }
      problems.append(
        first < earlier
          ? .shadowedPreset(
            preset, source: source.name, by: presets[first], of: sourceNames[first])
          : .duplicatePreset(preset, first: presets[first]))
    }
  }

  /// Lists the earlier ids of all presets, once their ids are known.
  mutating func addAliases(reporting problems: inout [RegistryProblem]) {
    for (index, preset) in presets.enumerated() {
      for alias in preset.aliases {
        if let other = places[alias] ?? aliases[alias], other != index {
          problems.append(.aliasClash(alias, of: preset, with: presets[other]))
        } else {
          aliases[alias] = index
        }
      }
    }
  }
}
