import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueYAML

/// A preset that is looked at: as its files are, and as they could be used last.
struct OpenPreset {
  /// What has come of a look at its files.
  enum Change: Hashable {
    /// Nothing.
    case none
    /// It was reloaded.
    case read
    /// It cannot be used any more: what was read last stays.
    case lost
  }

  /// The preset as it could be used last.
  private(set) var preset: Preset?
  /// That preset and those that it needs.
  private(set) var catalog: LoadedCatalog?
  /// Counts what could be used: another number, another preset.
  private(set) var revision: Int
  /// What is wrong with its files as they are; a line each.
  private(set) var problems: [String] = []
  /// What is to be known of its file: that it is gone.
  private(set) var note: String?
  private var dependencies: PresetDependencies

  /// Reads it; `revision` has to be greater than that of any preset before.
  init(_ dependencies: PresetDependencies, from library: PresetLibrary, revision: Int) {
    self.dependencies = dependencies
    self.revision = revision
    take(dependencies, from: library)
  }

  /// Looks at its files, and reads them where one has changed: its own, or one that it depends on.
  mutating func look(in library: PresetLibrary, revision: Int) -> Change {
    guard !dependencies.isCurrent, let file = dependencies.files.first else { return .none }
    dependencies = library.read(file)
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
        preset == nil ? "its file is gone" : "its file is gone; what was read last is shown"
    } else {
      let own = dependencies.files.first?.path
      problems = dependencies.diagnostics.shown.map { $0.shortLine(in: own) }
    }
  }
}

extension Diagnostic {
  /// The line, the message and what to do; the file only where it is another one.
  fileprivate func shortLine(in path: String?) -> String {
    guard let place else { return message.printable }
    let line = place.text.split(separator: ":").dropFirst().first ?? "?"
    let file = place.file.name == path ? "" : "\(place.file.name.printable), "
    return "\(file)line \(line): " + message.printable + (help.map { ". " + $0.printable } ?? "")
  }
}
