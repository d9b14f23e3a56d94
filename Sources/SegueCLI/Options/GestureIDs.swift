import SegueStaging
import ArgumentParser

extension CompletionKind {
  /// Completes the ids of recorded gestures from the catalog.
  static let gestureIDs = CompletionKind.custom { words, _, prefix in
    let environment = CommandEnvironment.process()
    // Completion cannot report errors; it offers nothing then.
    guard let folders = try? CatalogOptions.typed(in: words).paths(in: environment) else {
      return []
    }
    return CatalogFiles(.gesture, in: folders).ids.filter { $0.hasPrefix(prefix) }
  }
}
