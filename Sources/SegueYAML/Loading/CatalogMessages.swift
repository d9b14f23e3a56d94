import SegueCatalog
package import SegueDiagnostics

/// What is to be said of a catalog to whoever uses it, a line each.
package struct CatalogMessages: Hashable, Sendable {
  /// Files that are left out, and what does not fit together.
  package var warnings: [String] = []
  /// What is as it should be, but perhaps not as was meant.
  package var notes: [String] = []
  /// Plugins that are left out.
  package var refusals: [String] = []

  /// Creates remarks; none by default.
  package init() {}

  /// Collects what was found.
  ///
  /// - Parameters:
  ///   - loaded: what came of the files.
  ///   - registry: what the registry and the rules reported.
  package init(_ loaded: CatalogLoader.Result, _ registry: Diagnostics) {
    warnings = loaded.messages
    var hidden: [Diagnostic] = []
    for diagnostic in registry.shown {
      switch (diagnostic.code, diagnostic.severity) {
      case (.duplicatePreset, _): break  // the loader's messages have it
      case (.shadowedPreset, _): hidden.append(diagnostic)
      case (_, .note): notes.append(diagnostic.catalogMessage)
      default: warnings.append(diagnostic.catalogMessage)
      }
    }
    // A catalog that is searched twice would fill the screen.
    guard let first = hidden.first else { return }
    notes.append(
      hidden.count == 1
        ? first.catalogMessage
        : "\(hidden.count) presets are hidden by others of the same id, first \(first.catalogMessage)"
    )
  }
}

extension Diagnostic {
  /// `file:line:column: message [code]`; how bad it is stands before it.
  fileprivate var catalogMessage: String {
    (place.map { "\($0.text): " } ?? "") + "\(message.printable) [\(code)]"
  }
}
