import SegueCatalog
import SegueGallery
import SeguePlugins
import SegueYAML

/// Looks after the folders of a catalogue that is shown, and makes anew what was saved.
///
/// A preset that becomes invalid keeps its last good sheet, with what is wrong beside it. A folder that goes
/// away keeps all that it had, with a notice, until it is there again.
struct GalleryWatch {
  private let paths: [String]
  private let ids: [String]
  private let plugins: PluginUse
  private let environment: CommandEnvironment
  private var works: GalleryWorks
  private var marks: Marks?
  private var scenes: [FileStamp?] = []
  private var keys: [String: String] = [:]
  /// The files that the shown presets came from.
  private var origins: [String: String] = [:]
  private var sheets: [GallerySheet] = []

  /// Watches folders.
  ///
  /// - Parameters:
  ///   - paths: the folders of the catalogue, in search order.
  ///   - ids: the presets that are shown; all where none are named.
  ///   - plugins: the plugins, as they were when the watch began.
  init(
    paths: [String], ids: [String], plugins: PluginUse = PluginUse(), works: GalleryWorks,
    _ environment: CommandEnvironment
  ) {
    self.paths = paths
    self.ids = ids
    self.plugins = plugins
    self.works = works
    self.environment = environment
  }

  /// What is to be shown after something has changed.
  struct Change {
    /// The sheets, in order.
    var sheets: [GallerySheet]
    /// What is wrong with presets whose last good sheets are among them.
    var problems: [String: String] = [:]
    /// What is to be said beside it.
    var notice = ""
  }

  /// Looks whether something has changed, and makes anew what has; nil where nothing has.
  mutating func look() -> Change? {
    let now = Marks(paths)
    guard now != marks else { return nil }
    marks = now
    if let missing = now.missing {
      return Change(
        sheets: sheets,
        notice: "The folder \(missing.printable) is not there. What it had is still shown.")
    }
    var folders: [CatalogueFolder] = []
    for path in paths {
      guard let folder = try? CatalogueFolder(path) else {
        marks = nil
        return nil
      }
      folders.append(folder)
    }
    if scenes != now.scenes {
      scenes = now.scenes
      works = works.withoutPictures()
      keys = [:]
    }
    let loaded = CatalogueLoader().load(
      folders, and: plugins.collection.offered.map(\.presets))
    return renew(Catalogue(folders, loaded, plugins), loaded)
  }

  private mutating func renew(_ catalogue: Catalogue, _ loaded: CatalogueLoader.Result) -> Change {
    let names = GalleryKeys(works: works, catalogue: catalogue, environment)
    let known = Dictionary(uniqueKeysWithValues: sheets.map { ($0.card.id, $0) })
    var change = Change(sheets: [], problems: broken(in: loaded))
    let kept = change.problems.keys.compactMap { known[$0] }
    let presets = catalogue.inOrder.filter { preset in
      (ids.isEmpty || ids.contains(preset.id)) && change.problems[preset.id] == nil
    }
    let stale = presets.filter { keys[$0.id] != names.key(of: $0) || known[$0.id] == nil }
    let made = works.sheets(of: stale, in: catalogue, environment).sheets
    var latest = known.merging(made.map { ($0.card.id, $0) }) { $1 }
    for sheet in made where sheet.problem != nil {
      guard let old = known[sheet.card.id], old.problem == nil else { continue }
      latest[sheet.card.id] = old
      change.problems[sheet.card.id] = sheet.problem
    }
    for preset in stale {
      keys[preset.id] = change.problems[preset.id] == nil ? names.key(of: preset) : nil
      origins[preset.id] = preset.place?.file.name
    }
    for sheet in kept { keys[sheet.card.id] = nil }
    change.sheets = Self.inOrder(presets.compactMap { latest[$0.id] } + kept)
    sheets = change.sheets
    return change
  }

  /// What is wrong with the files that shown presets came from, by the presets' ids.
  ///
  /// A preset of the same id in another folder does not take the place of one that is being written.
  private func broken(in loaded: CatalogueLoader.Result) -> [String: String] {
    var problems: [String: String] = [:]
    for diagnostic in loaded.diagnostics.flatMap(\.shown) where diagnostic.severity == .error {
      guard let file = diagnostic.place?.file.name, FileStamp.of(file) != nil else { continue }
      let id = PresetFile(path: file).stem
      guard origins[id] == file else { continue }
      problems[id, default: ""] += diagnostic.text(.human(.plain)) + "\n"
    }
    return problems
  }

  private static func inOrder(_ sheets: [GallerySheet]) -> [GallerySheet] {
    sheets.sorted { ($0.card.family, $0.card.id) < ($1.card.family, $1.card.id) }
  }
}

/// How the files of a catalogue stand.
private struct Marks: Equatable {
  /// The first folder that is not there.
  private(set) var missing: String?
  private(set) var scenes: [FileStamp?] = []
  private var files: [String: FileStamp] = [:]

  init(_ paths: [String]) {
    for path in paths {
      guard let folder = try? CatalogueFolder(path) else {
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
