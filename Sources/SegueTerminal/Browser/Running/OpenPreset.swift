import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// An opened preset: its last usable version, and the current problems of its file.
struct OpenPreset {
  /// The result of looking at it in a newer catalog.
  enum Change: Hashable {
    /// Nothing changed.
    case none
    /// It has been saved.
    case read
    /// It is no longer usable; the last version is kept.
    case lost
  }

  /// The last usable version of the preset.
  private(set) var preset: Preset?
  /// The catalog of that version.
  private(set) var catalog: LoadedCatalog?
  /// A number that identifies the usable version.
  private(set) var revision: Int
  /// The errors in its current file; one line each.
  private(set) var problems: [String] = []
  /// The state of its file, if it was deleted.
  private(set) var note: String?
  private let file: PresetFile
  private var sources: [SourceFile] = []

  /// Opens the preset of a file; `revision` must be greater than that of any earlier preset.
  init(_ file: PresetFile, in catalog: LoadedCatalog, revision: Int) {
    self.file = file
    self.revision = revision
    _ = update(in: catalog, revision: revision)
  }

  /// Takes the preset of a newer catalog, if it or something that it needs has changed.
  mutating func update(in catalog: LoadedCatalog, revision: Int) -> Change {
    guard FileStamp.of(file.path) != nil, let new = catalog.preset(in: file) else {
      return lose(in: catalog)
    }
    let isUsable = problems.isEmpty && note == nil
    (problems, note) = ([], nil)
    let sources = catalog.sources(of: new)
    if isUsable, sources == self.sources { return .none }
    (preset, self.catalog, self.sources, self.revision) = (new, catalog, sources, revision)
    return .read
  }

  private mutating func lose(in catalog: LoadedCatalog) -> Change {
    let earlier = (problems, note)
    problems = catalog.diagnostics(in: file).map { $0.shortLine(in: file.path) }
    note = nil
    if FileStamp.of(file.path) == nil {
      problems = []
      note =
        preset == nil
        ? "the file has been deleted" : "the file has been deleted; this is its last version"
    }
    return earlier == (problems, note) ? .none : .lost
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

/// The most recently used presets.
struct OpenPresets {
  private(set) var catalog: LoadedCatalog
  private var kept: [PresetFile: OpenPreset] = [:]
  /// Their files, the most recently used last.
  private var order: [PresetFile] = []
  private var revision = 0

  /// The maximum number of presets.
  private static let most = 60

  init(_ catalog: LoadedCatalog) { self.catalog = catalog }

  /// The opened preset of a file; nil if it is not open.
  subscript(file: PresetFile) -> OpenPreset? { kept[file] }

  /// Opens a preset unless it is open; returns whether it was opened.
  mutating func open(_ file: PresetFile) -> Bool {
    if order.last == file, kept[file] != nil { return false }
    order.removeAll { $0 == file }
    order.append(file)
    if kept[file] != nil { return false }
    revision += 1
    kept[file] = OpenPreset(file, in: catalog, revision: revision)
    if order.count > Self.most { kept[order.removeFirst()] = nil }
    return true
  }

  /// Uses a newer catalog of the same folders; returns the changes of the open presets.
  mutating func use(_ new: LoadedCatalog) -> [PresetFile: OpenPreset.Change] {
    catalog = new
    revision += 1
    var changes: [PresetFile: OpenPreset.Change] = [:]
    for file in order { changes[file] = kept[file]?.update(in: new, revision: revision) }
    return changes
  }
}
