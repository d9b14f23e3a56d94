package import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// Notices changes of a preset, of its parents and of its substitutes.
package struct PreviewWatch {
  /// The result of a change.
  package enum Change {
    /// There is a new subject to show.
    case subject(PreviewSubject)
    /// The current files cannot be used; one line per problem.
    case problem([String])
  }

  private let id: String
  /// The files of the last usable version, its own first.
  private var files: [String]
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
    sources = catalog.sources(of: preset)
    files = sources.map(\.name)
    reloader = CatalogReloader(catalog.folders, plugins: catalog.plugins)
    self.subject = subject
  }

  /// The change since the last call; nil if there is none.
  package mutating func look() -> Change? {
    let catalog: LoadedCatalog
    switch reloader.look() {
    case nil: return nil
    case .missing(let folder):
      sources = []
      return .problem(["the folder \(folder.printable) is missing or cannot be read"])
    case .catalog(let new, _, _): catalog = new
    }
    do throws(StagingError) {
      let problems = problems(in: catalog)
      guard problems.isEmpty else {
        sources = []
        return .problem(Self.lines(problems.map { $0.text(.human(.plain)) }))
      }
      let preset = try catalog.preset(id)
      let new = catalog.sources(of: preset)
      if new == sources { return nil }
      (sources, files) = (new, new.map(\.name))
      return .subject(try subject(preset, catalog))
    } catch {
      sources = []
      return .problem(Self.lines(error.lines))
    }
  }

  /// The errors in its files; those of a parent come first, since they are the cause of others.
  private func problems(in catalog: LoadedCatalog) -> [Diagnostic] {
    let errors = catalog.diagnostics.shown.filter { error in
      error.severity == .error && error.place.map { files.contains($0.file.name) } ?? false
    }
    return errors.filter { $0.place?.file.name != files.first }
      + errors.filter { $0.place?.file.name == files.first }
  }

  private static func lines(_ texts: [String]) -> [String] {
    texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }
  }
}
