package import SegueStaging
import SegueCatalog
package import SegueDiagnostics
import SeguePlugins
import SegueSystem
package import SegueYAML

/// Watches the folders of a served catalog, and rebuilds changed presets.
///
/// A preset that becomes invalid keeps its last valid page, with the errors next to it. If a folder
/// disappears, its presets stay, with a notice, until it returns.
package struct GalleryWatcher {
  private let ids: [String]
  /// The number of folders whose presets are shown; nil for all, and those of plugins.
  private let shownFolders: Int?
  private var reloader: CatalogReloader
  private let report: @Sendable (SaveReport) -> Void
  /// The saved files whose problems were reported.
  private var filesWithProblems: Set<String> = []
  private var builder: GalleryBuilder
  private var keys: [String: String] = [:]
  /// The source files of the shown presets.
  private var sourceFiles: [String: String] = [:]
  private var pages: [GalleryPage] = []
  private var families: [CatalogFamily] = []
  private var hero: (key: [String], built: GalleryHero?) = ([], nil)
  /// The errors of presets whose last valid pages are shown.
  private var failures: [String: String] = [:]
  /// The last catalog read, while some of its pages remain to be built.
  private var unfinished: Unfinished?

  /// The catalog read last, with its builder; nil before the first.
  private(set) var source: PartSource?

  private struct Unfinished {
    let catalog: LoadedCatalog
    /// The saved files, whose pages are built first because their author is waiting.
    var urgent: Set<String>
    /// Whether drafts of their pages are shown.
    var hasDrafts = false
    /// Whether its finished pages have been shown.
    var isShown = false
  }

  /// Watches folders.
  ///
  /// - Parameters:
  ///   - paths: the folders of the catalog, in search order.
  ///   - ids: the presets to show; all if empty.
  ///   - count: the number of folders whose presets to show; nil for all, and those of plugins.
  ///   - plugins: the plugins when watching starts.
  ///   - report: receives what is wrong with files that were saved, and which are right again.
  package init(
    paths: [String], ids: [String], ofFirst count: Int? = nil,
    plugins: AvailablePlugins = AvailablePlugins(), builder: GalleryBuilder,
    report: @escaping @Sendable (SaveReport) -> Void = { _ in }
  ) {
    self.report = report
    self.ids = ids
    shownFolders = count
    reloader = CatalogReloader(paths, plugins: plugins)
    self.builder = builder
  }

  /// What there is to say of saved files.
  package struct SaveReport {
    /// What is wrong with them.
    package let problems: Diagnostics
    /// Those without the problems that an earlier report had.
    package let fixedFiles: [String]
  }

  /// The updated content after a change.
  package struct Change {
    /// The pages, in order.
    package var pages: [GalleryPage]
    /// The families of the presets.
    package var families: [CatalogFamily] = []
    /// The first screen.
    package var hero: GalleryHero?
    /// The errors of presets whose last valid pages are among them.
    package var problems: [String: String] = [:]
    /// A message to show next to them.
    package var notice = ""
  }

  /// Rebuilds changed presets; returns nil if nothing has changed.
  ///
  /// Drafts of saved presets come first, then their pages; their dependents and the first screen follow, a few pages
  /// at each call.
  package mutating func poll() -> Change? {
    switch reloader.look() {
    case .missing(let folder):
      return Change(
        pages: pages, families: families, hero: hero.built,
        notice: "The folder \(folder.printable) is missing. Its presets are still shown.")
    case .catalog(let catalog, let saved, let hasNewScenes):
      if hasNewScenes {
        builder = builder.withoutPictures()
        keys = [:]
      }
      reportProblems(of: saved, in: catalog)
      unfinished = Unfinished(
        catalog: catalog, urgent: saved.union(unfinished?.urgent ?? []))
    case nil: break
    }
    guard let work = unfinished else { return nil }
    unfinished = nil
    return rebuild(work)
  }

  private mutating func reportProblems(of saved: Set<String>, in catalog: LoadedCatalog) {
    let problems = catalog.diagnostics.about(saved.contains)
    let files = problems.fileNames
    let fixed = filesWithProblems.intersection(saved).subtracting(files)
    filesWithProblems.subtract(fixed)
    filesWithProblems.formUnion(source == nil ? catalog.diagnostics.fileNames : files)
    // What was wrong at the start has been said then.
    guard source != nil, !(problems.isEmpty && fixed.isEmpty) else { return }
    report(SaveReport(problems: problems, fixedFiles: fixed.sorted()))
  }

  private mutating func rebuild(_ work: Unfinished) -> Change? {
    let catalog = work.catalog
    source = PartSource(builder: builder, catalog: catalog)
    let cacheKeys = GalleryKeys(builder: builder, catalog: catalog)
    let previous = Dictionary(uniqueKeysWithValues: pages.map { ($0.card.id, $0) })
    let sourceProblems = sourceProblems(in: catalog)
    let keptPages = sourceProblems.keys.compactMap { previous[$0] }
    let own = shownFolders.map { Set(catalog.presets(ofFirst: $0).map(\.id)) }
    let presets = catalog.inOrder.filter { preset in
      (ids.isEmpty || ids.contains(preset.id)) && own?.contains(preset.id) != false
        && sourceProblems[preset.id] == nil
    }
    let saved = savedPresets(among: presets, work, cacheKeys)
    if !work.hasDrafts, let drafted = pagesWithDrafts(of: saved, in: catalog, cacheKeys) {
      unfinished = work
      unfinished?.hasDrafts = true
      return change(to: drafted, of: presets, sourceProblems, catalog)
    }
    let batch = nextBatch(of: presets, saved, cacheKeys)
    if !batch.isLast {
      unfinished = Unfinished(catalog: catalog, urgent: [], isShown: true)
    }
    let built = builder.pages(of: batch.presets, in: catalog).pages
    var current = previous.merging(built.map { ($0.card.id, $0) }) { $1 }
    for page in built {
      let lastValid = previous[page.card.id].flatMap { $0.problem == nil ? $0 : nil }
      // Shows the last valid page, with the errors of the new one.
      if page.problem != nil, let lastValid { current[page.card.id] = lastValid }
      failures[page.card.id] = lastValid == nil ? nil : page.problem
    }
    for preset in batch.presets {
      keys[preset.id] = cacheKeys.key(of: preset)
      sourceFiles[preset.id] = preset.place?.file.name
    }
    for page in keptPages { keys[page.card.id] = nil }
    pages = inOrder(presets.compactMap { current[$0.id] } + keptPages, of: catalog)
    families = catalog.families.described
    let hasNewHero = (previous.isEmpty || batch.isLast) && updateHero(presets, catalog, cacheKeys)
    if work.isShown, batch.presets.isEmpty, !hasNewHero { return nil }
    return change(to: pages, of: presets, sourceProblems, catalog)
  }

  /// The change that shows some pages.
  private func change(
    to pages: [GalleryPage], of presets: [Preset], _ sourceProblems: [String: String],
    _ catalog: LoadedCatalog
  ) -> Change {
    let wanted = Set(presets.map(\.id))
    let isComplete = wanted.isSubset(of: pages.map(\.card.id))
    let layoutProblems = failures.filter { wanted.contains($0.key) }
    return Change(
      pages: pages, families: families, hero: hero.built,
      problems: sourceProblems.merging(layoutProblems) { first, _ in first },
      notice: notice(of: catalog) ?? (isComplete ? "" : Self.unfinishedNotice))
  }

  private static let unfinishedNotice = "More presets are being laid out."

  /// Rebuilds the first screen if one of its presets has changed, and returns whether it did.
  private mutating func updateHero(
    _ presets: [Preset], _ catalog: LoadedCatalog, _ cacheKeys: GalleryKeys
  ) -> Bool {
    guard let choice = GalleryHero.Choice(among: presets) else { return false }
    let key = ([choice.preset] + choice.companions.prefix(GalleryHero.Choice.companionCount))
      .map { cacheKeys.key(of: $0) }
    guard hero.key != key else { return false }
    hero = (key, builder.hero(of: presets, in: catalog))
    return true
  }

  /// The presets of saved files that remain to be built; none while nothing is shown.
  private func savedPresets(
    among presets: [Preset], _ work: Unfinished, _ cacheKeys: GalleryKeys
  ) -> [Preset] {
    guard !pages.isEmpty else { return [] }
    return outdated(
      presets.filter { work.urgent.contains($0.place?.file.name ?? "") }, cacheKeys)
  }

  /// The presets whose pages are missing or out of date.
  private func outdated(_ presets: [Preset], _ cacheKeys: GalleryKeys) -> [Preset] {
    let shown = Set(pages.map(\.card.id))
    return presets.filter { preset in
      !shown.contains(preset.id) || keys[preset.id] != cacheKeys.key(of: preset)
    }
  }

  /// The shown pages with drafts in place of those of saved presets; nil if there are no drafts.
  ///
  /// Gestures take most of the time of a page. Drafts of presets without gestures, or of many presets, would only delay the
  /// pages.
  private mutating func pagesWithDrafts(
    of saved: [Preset], in catalog: LoadedCatalog, _ cacheKeys: GalleryKeys
  ) -> [GalleryPage]? {
    guard saved.count <= ThisProcess.processorCount else { return nil }
    let presets = saved.filter {
      !$0.interactions.isEmpty && !builder.isCached(cacheKeys.key(of: $0))
    }
    let posters = Dictionary(
      uniqueKeysWithValues: pages.compactMap { page in
        page.card.poster.map { (page.card.id, $0) }
      })
    let drafts = Dictionary(
      uniqueKeysWithValues: builder.drafts(of: presets, posters: posters, in: catalog).map {
        ($0.card.id, $0)
      })
    // An earlier error of the page may be gone.
    for id in drafts.keys { failures[id] = nil }
    return drafts.isEmpty ? nil : pages.map { drafts[$0.card.id] ?? $0 }
  }

  /// The presets to build at a call, and whether others remain for the next one.
  private struct Batch {
    let presets: [Preset]
    let isLast: Bool
  }

  /// The presets to build now: on the first call those in the cache, and enough to fill a window; later the saved ones, then
  /// some of the rest.
  private func nextBatch(
    of presets: [Preset], _ saved: [Preset], _ cacheKeys: GalleryKeys
  ) -> Batch {
    if !saved.isEmpty { return Batch(presets: saved, isLast: false) }
    let outdated = outdated(presets, cacheKeys)
    let batch =
      pages.isEmpty
      ? firstBatch(of: outdated, cacheKeys) : outdated.prefix(ThisProcess.processorCount)
    return Batch(presets: Array(batch), isLast: batch.count == outdated.count)
  }

  private func firstBatch(of presets: [Preset], _ cacheKeys: GalleryKeys) -> ArraySlice<Preset> {
    let first = Set(presets.prefix(Self.firstCount).map(\.id))
    return presets.filter { first.contains($0.id) || builder.isCached(cacheKeys.key(of: $0)) }[...]
  }

  /// The number of presets that a browser's first page shows, whatever the cache has.
  private static let firstCount = 6

  /// The errors in the source files of shown presets, by preset id.
  ///
  /// A preset with the same id in another folder does not replace one that is being edited.
  private func sourceProblems(in catalog: LoadedCatalog) -> [String: String] {
    var problems: [String: String] = [:]
    for diagnostic in catalog.diagnostics.shown where diagnostic.severity == .error {
      guard let file = diagnostic.place?.file.name, FileStamp.of(file) != nil else { continue }
      let id = PresetFile(path: file).stem
      guard sourceFiles[id] == file else { continue }
      problems[id, default: ""] += diagnostic.text(.human(.plain)) + "\n"
    }
    return problems
  }

  /// The errors in files without a shown preset, such as new ones; nil if there are none.
  private func notice(of catalog: LoadedCatalog) -> String? {
    let shown = Set(sourceFiles.values)
    let errors = catalog.diagnostics.shown.filter { diagnostic in
      guard diagnostic.severity == .error, let file = diagnostic.place?.file.name else {
        return false
      }
      return !shown.contains(file) && (ids.isEmpty || ids.contains(PresetFile(path: file).stem))
    }
    guard let first = errors.first else { return nil }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return "\(first.place?.text.printable ?? ""): \(first.message.printable)\(more)"
  }

  private func inOrder(_ pages: [GalleryPage], of catalog: LoadedCatalog) -> [GalleryPage] {
    pages.sorted { first, second in
      let (first, second) = (first.card, second.card)
      return first.family == second.family
        ? catalog.families.areInOrder(first.id, second.id, in: first.family)
        : catalog.families.areInOrder(first.family, second.family)
    }
  }
}

extension Diagnostics {
  /// The files that they are about.
  fileprivate var fileNames: Set<String> { Set(shown.compactMap { $0.place?.file.name }) }
}
