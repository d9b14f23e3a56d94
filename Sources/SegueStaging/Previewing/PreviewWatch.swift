package import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// Looks at a preset's file and those that it depends on, and reloads them when one has changed; nothing else is read.
package struct PreviewWatch {
  /// What has come of a change.
  package enum Change {
    /// Something else is to be shown.
    case subject(PreviewSubject)
    /// The files cannot be used as they are now; a line each.
    case problem([String])
  }

  private var dependencies: PresetDependencies
  private let library: PresetLibrary
  private let subject: (Preset, LoadedCatalog) throws(StagingError) -> PreviewSubject

  /// Begins with the files as they are.
  ///
  /// - Parameter subject: what is to be seen of a preset that was reloaded.
  package init?(
    _ id: String, in library: PresetLibrary,
    subject: @escaping (Preset, LoadedCatalog) throws(StagingError) -> PreviewSubject
  ) {
    guard let dependencies = library.read(id) else { return nil }
    self.dependencies = dependencies
    self.library = library
    self.subject = subject
  }

  /// What has changed since the last look; nil where nothing has.
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
