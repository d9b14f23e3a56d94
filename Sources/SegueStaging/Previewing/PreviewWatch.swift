package import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// Detects changes to a preset's file and its dependencies, and reloads only those.
package struct PreviewWatch {
  /// The result of a change.
  package enum Change {
    /// There is a new subject to show.
    case subject(PreviewSubject)
    /// The current files cannot be used; one line per problem.
    case problem([String])
  }

  private var dependencies: PresetDependencies
  private let library: PresetLibrary
  private let subject: (Preset, LoadedCatalog) throws(StagingError) -> PreviewSubject

  /// Starts with the current files.
  ///
  /// - Parameter subject: creates the subject to show from a reloaded preset.
  package init?(
    _ id: String, in library: PresetLibrary,
    subject: @escaping (Preset, LoadedCatalog) throws(StagingError) -> PreviewSubject
  ) {
    guard let dependencies = library.read(id) else { return nil }
    self.dependencies = dependencies
    self.library = library
    self.subject = subject
  }

  /// The change since the last call; nil if there is none.
  package mutating func look() -> Change? {
    guard !dependencies.isCurrent, let file = dependencies.files.first else { return nil }
    dependencies = library.read(file)
    guard let preset = dependencies.preset else {
      return .problem(Self.lines(dependencies.diagnostics.text(.human(.plain))))
    }
    do throws(StagingError) {
      return .subject(try subject(preset, library.catalog(of: dependencies)))
    } catch {
      return .problem(Self.lines(error.lines.joined(separator: "\n")))
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
  }
}
