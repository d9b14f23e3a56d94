import SegueStaging
import ArgumentParser

extension CompletionKind {
  /// The ids of recorded gestures, as the catalog has them when the user presses Tab.
  static let gestureIDs = CompletionKind.custom { words, _, prefix in
    let environment = CommandEnvironment.process()
    // There is nobody to tell what went wrong: no completions then.
    guard let folders = try? CatalogOptions.typed(in: words).paths(in: environment) else {
      return []
    }
    return CatalogFiles(.gesture, in: folders).ids.filter { $0.hasPrefix(prefix) }
  }
}
