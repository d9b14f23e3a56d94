import ArgumentParser
import SegueYAML

extension CompletionKind {
  /// Completes the ids of presets from the catalog.
  static let presetIDs = CompletionKind.custom { words, _, prefix in
    let environment = CommandEnvironment.process()
    // Completion cannot report errors; it offers nothing then.
    guard let index = try? CatalogOptions.typed(in: words).index(in: environment) else {
      return []
    }
    return index.entries.map { $0[.id] }.filter { $0.hasPrefix(prefix) }
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
    options.looksInProject = words.contains("--project")
    options.refusesCode = words.contains("--no-native")
    options.runsInProcess = false
    return options
  }
}
