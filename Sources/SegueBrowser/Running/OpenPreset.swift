import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// An opened preset: the state of its files, and their last usable version.
struct OpenPreset {
  /// The result of checking its files.
  enum Change: Hashable {
    /// Nothing changed.
    case none
    /// It was reloaded.
    case read
    /// It is no longer usable; the last version is kept.
    case lost
  }

  /// The last usable version of the preset.
  private(set) var preset: Preset?
  /// A catalog of that version and its dependencies.
  private(set) var catalog: LoadedCatalog?
  /// A number that identifies the usable version.
  private(set) var revision: Int
  /// The errors in its current files; one line each.
  private(set) var problems: [String] = []
  /// The state of its file, if it was deleted.
  private(set) var note: String?
  private var dependencies: PresetDependencies

  /// Reads a preset; `revision` must be greater than that of any earlier preset.
  init(_ dependencies: PresetDependencies, from library: PresetLibrary, revision: Int) {
    self.dependencies = dependencies
    self.revision = revision
    take(dependencies, from: library)
  }

  /// Reloads the preset if its file or a dependency has changed.
  ///
  /// - Parameter isListedAnew: whether the library has changed, so that an id may mean another
  ///   file.
  mutating func look(
    in library: PresetLibrary, revision: Int, isListedAnew: Bool = false
  ) -> Change {
    let isCurrent = dependencies.isCurrent
    guard !isCurrent || isListedAnew, let file = dependencies.files.first else { return .none }
    let new = library.read(file)
    guard !isCurrent || new.files != dependencies.files else { return .none }
    dependencies = new
    take(dependencies, from: library)
    guard dependencies.preset != nil else { return .lost }
    self.revision = revision
    return .read
  }

  private mutating func take(_ dependencies: PresetDependencies, from library: PresetLibrary) {
    note = nil
    problems = []
    if let new = dependencies.preset {
      preset = new
      catalog = library.catalog(of: dependencies)
    } else if dependencies.isMissing {
      note =
        preset == nil
        ? "the file has been deleted" : "the file has been deleted; this is its last version"
    } else {
      let own = dependencies.files.first?.path
      problems = dependencies.diagnostics.shown.map { $0.shortLine(in: own) }
    }
  }
}

extension Diagnostic {
  /// The line, the message and the help; the file only if it is another one.
  fileprivate func shortLine(in path: String?) -> String {
    guard let place else { return message.printable }
    let line = place.text.split(separator: ":").dropFirst().first ?? "?"
    let file = place.file.name == path ? "" : "\(place.file.name.printable), "
    return "\(file)line \(line): " + message.printable + (help.map { ". " + $0.printable } ?? "")
  }
}
