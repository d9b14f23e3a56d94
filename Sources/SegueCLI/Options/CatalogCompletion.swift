import ArgumentParser
import SegueStaging
import SegueYAML

/// Completion from the catalog that the line names. It cannot report errors, and offers nothing then.
extension CompletionKind {
  static let presetIDs = entries { $0.map { $0[.id] } }
  /// The tags of presets.
  static let tags = entries { Set($0.flatMap { $0.words(.tags) }).sorted() }
  /// The families of presets.
  static let families = entries { Set($0.map { $0[.family] }).sorted() }
  /// The ids of recorded gestures.
  static let gestureIDs = files(.gesture)
  /// The ids of scenes.
  static let sceneIDs = files(.scene)
  /// The ids of scenarios.
  static let scenarioIDs = files(.scenario)

  /// The parameters of the preset that the line names, each with its equals sign.
  static let parameters = CompletionKind.custom { words, _, prefix in
    let entries = listed(by: words)
    guard let preset = entries.first(where: { words.contains($0[.id]) }) else { return [] }
    return preset.words(.parameters).map { "\($0)=" }.filter { $0.hasPrefix(prefix) }
  }

  private static func entries(
    _ names: @escaping @Sendable ([CatalogEntry]) -> [String]
  ) -> CompletionKind {
    .custom { words, _, prefix in names(listed(by: words)).filter { $0.hasPrefix(prefix) } }
  }

  private static func files(_ kind: CatalogFiles.Kind) -> CompletionKind {
    .custom { words, _, prefix in
      let environment = CommandEnvironment.process()
      guard let folders = try? CatalogOptions.typed(in: words).paths(in: environment) else {
        return []
      }
      return CatalogFiles(kind, in: folders).ids.filter { $0.hasPrefix(prefix) }
    }
  }

  private static func listed(by words: [String]) -> [CatalogEntry] {
    let environment = CommandEnvironment.process()
    return (try? CatalogOptions.typed(in: words).load(in: environment))?.entries ?? []
  }
}

extension CatalogOptions {
  /// The options in an incomplete command line.
  static func typed(in words: [String]) -> CatalogOptions {
    var options = CatalogOptions()
    options.folders = zip(words, words.dropFirst()).filter { $0.0 == "--catalog" }.map(\.1)
    options.plugins = .typed(in: words)
    return options
  }
}

extension PluginOptions {
  /// The options in an incomplete command line.
  static func typed(in words: [String]) -> PluginOptions {
    var options = PluginOptions()
    options.folders = zip(words, words.dropFirst()).filter { $0.0 == "--plugin-path" }.map(\.1)
    options.refusesCode = words.contains("--no-native")
    options.runsInProcess = false
    return options
  }
}
