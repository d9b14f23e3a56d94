import ArgumentParser
import SegueYAML

extension CompletionKind {
  /// The ids of presets, as the catalog has them when the user presses Tab.
  static let presetIDs = CompletionKind.custom { words, _, prefix in
    let environment = CommandEnvironment.process()
    // There is nobody to tell what went wrong: no completions then.
    guard let index = try? CatalogOptions.typed(in: words).index(in: environment) else {
      return []
    }
    return index.entries.map { $0[.id] }.filter { $0.hasPrefix(prefix) }
  }
}

extension CatalogOptions {
  /// The options in a command line that is being typed.
  static func typed(in words: [String]) -> CatalogOptions {
    var options = CatalogOptions()
    options.folders = zip(words, words.dropFirst()).filter { $0.0 == "--catalog" }.map(\.1)
    options.plugins = .typed(in: words)
    return options
  }
}

extension PluginOptions {
  /// The options in a command line that is being typed.
  static func typed(in words: [String]) -> PluginOptions {
    var options = PluginOptions()
    options.folders = zip(words, words.dropFirst()).filter { $0.0 == "--plugin-path" }.map(\.1)
    options.looksInProject = words.contains("--project")
    options.refusesCode = words.contains("--no-native")
    options.runsInProcess = false
    return options
  }
}
