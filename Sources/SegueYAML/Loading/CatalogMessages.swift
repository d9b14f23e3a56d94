import SegueCatalog
package import SegueDiagnostics
import SegueSystem

/// Messages about a catalog for its users, one line each.
package struct CatalogMessages: Hashable, Sendable {
  /// Files left out, and inconsistencies.
  package var warnings: [String] = []
  /// Valid, but perhaps unintended.
  package var notes: [String] = []
  /// Plugins left out.
  package var refusals: [String] = []

  /// Creates an empty set of messages.
  package init() {}

  /// Collects messages from loading.
  ///
  /// - Parameters:
  ///   - loaded: the loaded files.
  ///   - registry: the diagnostics of the registry, without those of rules.
  ///   - broken: what is wrong, besides, with presets that have errors.
  package init(
    _ loaded: CatalogLoader.Result, _ registry: Diagnostics, broken: Diagnostics = Diagnostics()
  ) {
    warnings = loaded.lines(adding: broken)
    var hidden: [Diagnostic] = []
    for diagnostic in registry.shown {
      switch (diagnostic.code, diagnostic.severity) {
      case (.duplicatePreset, _): break  // the loader's messages have it
      // An app may register the animator; each command that needs it says that it is missing.
      case (.unknownAnimator, .warning): break
      case (.shadowedPreset, _): hidden.append(diagnostic)
      case (_, .note): notes.append(diagnostic.catalogMessage)
      default: warnings.append(diagnostic.catalogMessage)
      }
    }
    // Hidden presets share one message, since a catalog on two search paths would fill the screen.
    guard let first = hidden.first else { return }
    notes.append(
      hidden.count == 1
        ? first.catalogMessage
        : "\(hidden.count) presets are shadowed by others with the same id; the first is \(first.catalogMessage)"
    )
  }
}

extension Diagnostic {
  /// `file:line:column: message [code]`; the severity is printed before it.
  fileprivate var catalogMessage: String {
    (place.map { "\($0.text): " } ?? "") + "\(message.printable) [\(code)]"
  }
}

extension CatalogLoader.Result {
  /// A line for each file left out, and for each preset hidden by another in its folder.
  package var messages: [String] { lines(adding: Diagnostics()) }

  /// A line for each file left out, and for each preset hidden by another in its folder.
  ///
  /// - Parameter broken: what is wrong with files beside their own errors.
  fileprivate func lines(adding broken: Diagnostics) -> [String] {
    var lines: [String] = []
    let more = Dictionary(uniqueKeysWithValues: broken.errorsByFile.map { ($0.file, $0.count) })
    for (presets, diagnostics) in zip(groups, diagnostics) {
      lines += diagnostics.errorsByFile.map { file, errors in
        "\(file.printable) is skipped: \(Self.count(errors + (more[file] ?? 0)))"
      }
      var first: [String: Preset] = [:]
      for preset in presets {
        if let other = first[preset.id] {
          lines.append(
            "\(preset.path.printable) is skipped: \(other.path.printable) has the same id")
        } else {
          first[preset.id] = preset
        }
      }
    }
    return lines
  }

  private static func count(_ errors: Int) -> String {
    errors == 1 ? "1 error" : "\(errors) errors"
  }
}

extension Preset {
  fileprivate var path: String { place?.file.name ?? id }
}

/// Diagnostic codes for a catalog as a whole.
extension Diagnostic.Code {
  package static let unreadable: Self = "catalog/unreadable"
  package static let duplicateFamily: Self = "catalog/duplicate-family"
  package static let extendsCircle: Self = "preset/extends-circle"
  package static let brokenParent: Self = "preset/broken-parent"
}

extension CatalogFolder {
  /// The rules in the folder with the problems of their form; none without a rules file.
  package var rules: RulesReading {
    let path = rulesPath
    do throws(SystemFailure) {
      let bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
      var reader = YAMLReader()
      return RulesFile.readAll(SourceFile(name: path, bytes: bytes), with: &reader)
    } catch {
      var nothing = RulesReading()
      if !error.isMissing { nothing.diagnostics.report(error.diagnostic) }
      return nothing
    }
  }

  /// The path of the rules file, whether there is one or not.
  package var rulesPath: String { YAMLFileName.path(of: RulesFile.stem, in: path) }
}
