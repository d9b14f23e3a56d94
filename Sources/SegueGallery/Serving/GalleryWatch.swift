package import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SeguePlugins
import SegueSystem
import SegueYAML

/// Watches the folders of a served catalog, and rebuilds changed presets.
///
/// A preset that becomes invalid keeps its last valid page, with the errors beside it. If a folder
/// disappears, its presets stay, with a notice, until it returns.
package struct GalleryWatch {
  private let paths: [String]
  private let ids: [String]
  private let plugins: AvailablePlugins
  private var builder: GalleryBuilder
  private var marks: Marks?
  private var scenes: [FileStamp?] = []
  private var keys: [String: String] = [:]
  /// The source files of the shown presets.
  private var origins: [String: String] = [:]
  private var sheets: [GalleryPage] = []
  /// The errors of presets whose last valid pages are shown.
  private var failures: [String: String] = [:]
  /// The last catalog read, while some of its pages remain to be built.
  private var unfinished: Unfinished?

  private struct Unfinished {
    let catalog: LoadedCatalog
    let loaded: CatalogLoader.Result
    /// The saved files, whose pages are built first because their author is waiting.
    var urgent: Set<String>
  }

  /// Watches folders.
  ///
  /// - Parameters:
  ///   - paths: the folders of the catalog, in search order.
  ///   - ids: the presets to show; all if empty.
  ///   - plugins: the plugins when watching starts.
  package init(
    paths: [String], ids: [String], plugins: AvailablePlugins = AvailablePlugins(),
    builder: GalleryBuilder
  ) {
    self.paths = paths
    self.ids = ids
    self.plugins = plugins
    self.builder = builder
  }

  /// The updated content after a change.
  package struct Change {
    /// The pages, in order.
    package var sheets: [GalleryPage]
    /// The errors of presets whose last valid pages are among them.
    package var problems: [String: String] = [:]
    /// A message to show beside it.
    package var notice = ""
  }

  /// Rebuilds changed presets; returns nil if nothing has changed.
  ///
  /// Saved presets come first; their dependents follow, a few pages at each call.
  package mutating func look() -> Change? {
    let now = Marks(paths)
    if now != marks {
      let urgent = now.changes(since: marks)
      marks = now
      if let missing = now.missing {
        return Change(
          sheets: sheets,
          notice: "The folder \(missing.printable) is not there. What it had is still shown.")
      }
      guard read(now, urgent) else { return nil }
    }
    guard let work = unfinished else { return nil }
    unfinished = nil
    return renew(work)
  }

  /// Reads the catalog; if a folder disappears meanwhile, the next check reads it.
  private mutating func read(_ now: Marks, _ urgent: Set<String>) -> Bool {
    let folders = paths.compactMap { try? CatalogFolder($0) }
    guard folders.count == paths.count else {
      marks = nil
      return false
    }
    if scenes != now.scenes {
      scenes = now.scenes
      builder = builder.withoutPictures()
      keys = [:]
    }
    let loaded = CatalogLoader().load(
      folders, and: plugins.collection.offered.map(\.presets))
    unfinished = Unfinished(
      catalog: LoadedCatalog(folders, loaded, plugins), loaded: loaded, urgent: urgent)
    return true
  }

  private mutating func renew(_ work: Unfinished) -> Change {
    let (catalog, loaded) = (work.catalog, work.loaded)
    let names = GalleryKeys(builder: builder, catalog: catalog)
    let known = Dictionary(uniqueKeysWithValues: sheets.map { ($0.card.id, $0) })
    let broken = broken(in: loaded)
    let kept = broken.keys.compactMap { known[$0] }
    let presets = catalog.inOrder.filter { preset in
      (ids.isEmpty || ids.contains(preset.id)) && broken[preset.id] == nil
    }
    let stale = presets.filter { keys[$0.id] != names.key(of: $0) || known[$0.id] == nil }
    let batch = batch(of: stale, work.urgent)
    if batch.count < stale.count {
      unfinished = Unfinished(catalog: catalog, loaded: loaded, urgent: [])
    }
    let made = builder.sheets(of: batch, in: catalog).sheets
    var latest = known.merging(made.map { ($0.card.id, $0) }) { $1 }
    for sheet in made {
      let old = known[sheet.card.id].flatMap { $0.problem == nil ? $0 : nil }
      // Shows the last valid page, with the errors of the new one.
      if sheet.problem != nil, let old { latest[sheet.card.id] = old }
      failures[sheet.card.id] = old == nil ? nil : sheet.problem
    }
    for preset in batch {
      keys[preset.id] = names.key(of: preset)
      origins[preset.id] = preset.place?.file.name
    }
    for sheet in kept { keys[sheet.card.id] = nil }
    sheets = Self.inOrder(presets.compactMap { latest[$0.id] } + kept)
    let shown = Set(presets.map(\.id))
    let problems = broken.merging(failures.filter { shown.contains($0.key) }) { first, _ in first }
    return Change(sheets: sheets, problems: problems, notice: notice(of: loaded))
  }

  /// The presets to build now: all on the first call, then the saved ones, then some of the rest.
  private func batch(of stale: [Preset], _ urgent: Set<String>) -> [Preset] {
    if sheets.isEmpty { return stale }
    let first = stale.filter { urgent.contains($0.place?.file.name ?? "") }
    return first.isEmpty ? Array(stale.prefix(Cores.count)) : first
  }

  /// The errors in the source files of shown presets, by preset id.
  ///
  /// A preset with the same id in another folder does not replace one that is being edited.
  private func broken(in loaded: CatalogLoader.Result) -> [String: String] {
    var problems: [String: String] = [:]
    for diagnostic in loaded.diagnostics.flatMap(\.shown) where diagnostic.severity == .error {
      guard let file = diagnostic.place?.file.name, FileStamp.of(file) != nil else { continue }
      let id = PresetFile(path: file).stem
      guard origins[id] == file else { continue }
      problems[id, default: ""] += diagnostic.text(.human(.plain)) + "\n"
    }
    return problems
  }

  /// The errors in files without a shown preset, such as new ones.
  private func notice(of loaded: CatalogLoader.Result) -> String {
    let shown = Set(origins.values)
    let errors = loaded.diagnostics.flatMap(\.shown).filter { diagnostic in
      guard diagnostic.severity == .error, let file = diagnostic.place?.file.name else {
        return false
      }
      return !shown.contains(file) && (ids.isEmpty || ids.contains(PresetFile(path: file).stem))
    }
    guard let first = errors.first else { return "" }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return "\(first.place?.text.printable ?? ""): \(first.message.printable)\(more)"
  }

  private static func inOrder(_ sheets: [GalleryPage]) -> [GalleryPage] {
    sheets.sorted { ($0.card.family, $0.card.id) < ($1.card.family, $1.card.id) }
  }
}

/// The state of a catalog's files.
private struct Marks: Equatable {
  /// The first missing folder.
  private(set) var missing: String?
  private(set) var scenes: [FileStamp?] = []
  private var files: [String: FileStamp] = [:]

  /// The files that have changed.
  func changes(since earlier: Marks?) -> Set<String> {
    Set(files.filter { earlier?.files[$0.key] != $0.value }.keys)
  }

  init(_ paths: [String]) {
    for path in paths {
      guard let folder = try? CatalogFolder(path) else {
        missing = missing ?? path
        continue
      }
      for file in folder.files { files[file.path] = FileStamp.of(file.path) }
      for other in ["scenes", "fonts", "gestures"] {
        for scene in (try? YAMLFiles.paths(at: "\(path)/\(other)")) ?? [] {
          scenes.append(FileStamp.of(scene))
        }
      }
    }
  }
}
