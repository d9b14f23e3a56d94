import SegueDiagnostics

/// The presets of several sources by id; of presets with the same id the first one wins.
struct PresetTable {
  private(set) var presets: [Preset] = []
  private(set) var places: [String: Int] = [:]
  private(set) var aliases: [String: Int] = [:]
  private var sourceNames: [String] = []

  /// Adds the presets of a source whose ids are not taken.
  mutating func add(_ source: CatalogSource, reporting diagnostics: inout Diagnostics) {
    let earlier = presets.count
    for preset in source.presets {
      guard let first = places[preset.id] else {
        places[preset.id] = presets.count
        presets.append(preset)
        sourceNames.append(source.name)
        continue
      }
      diagnostics.report(
        first < earlier
          ? shadowing(of: preset, in: source, by: first) : duplicate(preset, first: first))
    }
  }

  /// Adds the aliases of all presets, after all ids are known.
  mutating func addAliases(reporting diagnostics: inout Diagnostics) {
    for (index, preset) in presets.enumerated() {
      for alias in preset.aliases {
        if let other = places[alias] ?? aliases[alias], other != index {
          diagnostics.report(clash(of: alias, index, with: other))
        } else {
          aliases[alias] = index
        }
      }
    }
  }

  private func duplicate(_ preset: Preset, first: Int) -> Diagnostic {
    Diagnostic(
      .error, .duplicatePreset, "there are two presets '\(preset.id)' in one source",
      at: preset.place, labels: label("the first is here", of: first),
      help: "the second is left out: give it an id of its own, and its file the same name")
  }

  private func shadowing(
    of preset: Preset, in source: CatalogSource, by first: Int
  ) -> Diagnostic {
    Diagnostic(
      .note, .shadowedPreset,
      "'\(preset.id)' of \(source.name) is hidden by that of \(sourceNames[first])",
      at: preset.place, labels: label("this one is used", of: first))
  }

  private func clash(of alias: String, _ index: Int, with other: Int) -> Diagnostic {
    Diagnostic(
      .warning, .aliasClash,
      "the alias '\(alias)' of '\(presets[index].id)' means '\(presets[other].id)' already",
      at: presets[index].place, labels: label("this one is found", of: other),
      help: "remove the alias from one of them")
  }

  private func label(_ text: String, of index: Int) -> [Diagnostic.Label] {
    presets[index].place.map { [Diagnostic.Label(text, at: $0)] } ?? []
  }
}
