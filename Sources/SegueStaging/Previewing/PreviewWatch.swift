package import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// Notices changes of a preset, of what it extends and of its substitutes.
package struct PreviewWatch {
  /// The result of a change.
  package enum Change {
    /// There is a new subject to show.
    case subject(PreviewSubject)
    /// The current files cannot be used; one line per problem.
    case problem([String])
  }

  private let id: String
  private let file: PresetFile?
  private var sources: [SourceFile]
  private var reloader: CatalogReloader
  private let subject: (Preset, LoadedCatalog) throws(StagingError) -> PreviewSubject

  /// Starts with a preset as it was loaded.
  ///
  /// - Parameter subject: creates the subject to show from a reloaded preset.
  package init(
    _ preset: Preset, of catalog: LoadedCatalog,
    subject: @escaping (Preset, LoadedCatalog) throws(StagingError) -> PreviewSubject
  ) {
    id = preset.id
    file = preset.place.map { PresetFile(path: $0.file.name, family: preset.family) }
    sources = catalog.sources(of: preset)
    reloader = CatalogReloader(catalog.folders, plugins: catalog.plugins)
    self.subject = subject
  }

  /// The change since the last call; nil if there is none.
  package mutating func look() -> Change? {
    guard case .catalog(let catalog, _, _) = reloader.look() else { return nil }
    do throws(StagingError) {
      let problems = file.map { catalog.diagnostics(in: $0).filter { $0.severity == .error } } ?? []
      guard problems.isEmpty else {
        sources = []
        return .problem(Self.lines(problems.map { $0.text(.human(.plain)) }))
      }
      let preset = try catalog.preset(id)
      let new = catalog.sources(of: preset)
      if new == sources { return nil }
      sources = new
      return .subject(try subject(preset, catalog))
    } catch {
      sources = []
      return .problem(Self.lines(error.lines))
    }
  }

  private static func lines(_ texts: [String]) -> [String] {
    texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }
  }
}
