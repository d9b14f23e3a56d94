import SegueAnimators
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SeguePlugins
import SegueScenes
import SegueStaging
import SegueSystem
import SegueYAML
import Synchronization

/// Checks files against the catalog that they would be part of.
struct Validation {
  private let paths: [String]
  let catalog: CatalogOptions
  let environment: CommandEnvironment
  /// How to check presets against the laws; nil to skip that.
  private let laws: Trials?
  /// The platform that may leave something out of presets; nil to ask none.
  private let platform: PlatformLoss.Platform?

  /// The gesture trials for checking interactions against the laws.
  struct Trials {
    /// The number of finger paths for each interaction, in each variant.
    let fingers: Int
    /// The seed of random values.
    let seed: UInt64
  }

  init(
    _ paths: [String], _ catalog: CatalogOptions, _ environment: CommandEnvironment,
    laws: Trials?, for platform: PlatformLoss.Platform? = nil
  ) {
    self.platform = platform
    self.laws = laws
    self.paths = paths
    self.catalog = catalog
    self.environment = environment
  }

  /// Checks all files.
  func report() throws(CommandFailure) -> ValidationReport {
    var files: [FileToCheck] = []
    var diagnostics = Diagnostics()
    for path in paths where path != "-" {
      let found: (files: [FileToCheck], failures: [SystemFailure])
      do throws(SystemFailure) {
        found = try FileToCheck.all(at: path, in: environment.currentFolder)
      } catch {
        throw CommandFailure(
          .inputOutput, error.description,
          help: error.isMissing ? help(forMissing: path) : nil)
      }
      for file in found.files { try environment.requireInside(file.path) }
      files += found.files
      for failure in found.failures { diagnostics.report(failure.diagnostic) }
    }
    var glyphs = GlyphCheck(catalog: try catalog.existingPaths(in: environment))
    let (problems, found, stale) = try checkedPresets(files, &glyphs)
    diagnostics.append(problems)
    for file in files where file.content == .scene {
      diagnostics.append(
        self.diagnostics(of: file) { source, reader in
          var (scene, found) = SceneFile.read(source, with: &reader)
          if let scene { found.append(glyphs.diagnostics(of: scene, in: source)) }
          return found
        })
    }
    for file in files where file.content == .gesture {
      diagnostics.append(
        self.diagnostics(of: file) { GestureFile.read($0, with: &$1).diagnostics })
    }
    for file in files where file.content == .families {
      diagnostics.append(
        self.diagnostics(of: file) { FamiliesFile.read($0, with: &$1).diagnostics })
    }
    for file in files where file.content == .plugin {
      diagnostics.append(
        self.diagnostics(of: file) {
          PluginFile.read($0, with: &$1, builtIn: BuiltInAnimators.ids).diagnostics
        })
    }
    for file in files where file.content == .tape {
      diagnostics.append(
        self.diagnostics(of: file) { source, _ in
          let options = catalog.folders.flatMap { ["--catalog", $0] }
          return PreviewTape.read(source, more: options, in: environment).diagnostics
        })
    }
    for folder in try catalog.existingPaths(in: environment) {
      for case let found? in files.map({ $0.misplacement(in: folder) }) {
        diagnostics.report(found)
      }
      if let stray = RulesFile.stray(beside: folder) {
        diagnostics.report(Diagnostic(.warning, .unreadable, stray, at: nil))
      }
    }
    let count = files.count + (readsInput ? 1 : 0)
    return ValidationReport(
      fileCount: count, diagnostics: diagnostics, glyphProblem: glyphs.problem, stalePlugins: stale,
      found: found)
  }

  /// Help for a missing path: a path with a similar name, or the file of a preset with that id.
  private func help(forMissing path: String) -> String? {
    environment.help(forMissing: path)
      ?? NearestPath.help(path, .file, resolve: environment.path)
      ?? (try? catalog.load(in: environment))?.file(of: path)
      .map { "write the file of the preset: '\($0.printable)'" }
  }

  /// Reads presets and rules together with the catalog, whose presets they may reference and
  /// extend; scenarios too, since they reference presets.
  private func checkedPresets(
    _ all: [FileToCheck], _ glyphs: inout GlyphCheck
  ) throws(CommandFailure) -> (
    diagnostics: Diagnostics, found: LawCheck.Report?, stalePlugins: [InstalledPlugin.Staleness]
  ) {
    let installed = try catalog.plugins.plugins(
      in: environment, around: catalog.folders + self.paths)
    let paths = try catalog.existingPaths(in: environment)
    let folders = try catalog.listed(paths)
    let (checked, library, partial, broken) = loadedPresets(all, installed, folders)
    var (presets, others, diagnostics) = (checked.presets, library, checked.diagnostics)
    if readsInput {
      let input = try presetOnInput(extending: presets + others)
      diagnostics.append(input.diagnostics)
      others.removeAll { $0.id == input.preset?.id }
      presets += [input.preset].compactMap { $0 }
    }
    var sources = [CatalogSource(name: "the files", presets: presets + partial.map(\.preset))]
    var rules: [RulesReading] = []
    for file in all where file.content == .rules {
      diagnostics.append(
        self.diagnostics(of: file) { source, reader in
          let read = RulesFile.readAll(source, with: &reader)
          sources.append(CatalogSource(name: file.path, rules: read.rules))
          rules.append(read)
          return read.diagnostics
        })
    }
    sources.append(CatalogSource(name: "the catalog", presets: others))
    var whole = Diagnostics()
    let registry = Registry(
      of: sources, plugins(beside: all, installed), reporting: &whole, leavingOut: broken)
    let names = Set(all.map(\.path) + [Self.inputName])
    let scenes = all.filter { $0.content == .scene }.map { PresetFile(path: $0.path).stem }
    var references = SceneReferences(
      to: Set(CatalogFiles(.scene, in: paths).ids + scenes).sorted())
    let shared = SharedPresetIDs(folders, installed.collection.offered.flatMap(\.presets))
    for preset in presets + partial.map(\.preset) {
      if let problem = references.problem(of: preset) { whole.report(problem) }
      if let problem = shared.diagnostic(of: preset) { whole.report(problem) }
      whole.append(glyphs.diagnostics(of: preset))
    }
    for warning in presets.flatMap(\.authorWarnings) { whole.report(warning) }
    for diagnostic in whole.shown where names.contains(diagnostic.place?.file.name ?? "") {
      let isExplained =
        partial.contains { $0.explains(diagnostic) } || rules.contains { $0.explains(diagnostic) }
      if !isExplained { diagnostics.report(diagnostic) }
    }
    for file in all where file.content == .scenario {
      diagnostics.append(
        self.diagnostics(of: file) { source, reader in
          ScenarioFile.read(source, with: &reader, against: registry).diagnostics
        })
    }
    if let platform {
      var losses = PlatformDiagnostics(on: platform)
      diagnostics.append(losses.diagnostics(of: presets, in: registry))
    }
    let stale = installed.collection.plugins(of: presets, in: registry)
      .compactMap { $0.staleness(in: environment) }
    guard let laws else { return (diagnostics, nil, stale) }
    let found = try report(
      on: presets, LawCheck(registry: registry, fingers: laws.fingers, seed: laws.seed))
    var described = LawDiagnostics(of: presets)
    diagnostics.append(described.diagnostics(of: found.violations))
    return (diagnostics, found, stale)
  }

  /// Checks presets against the laws.
  private func report(
    on presets: [Preset], _ check: LawCheck
  ) throws(CommandFailure) -> LawCheck.Report {
    var found = LawCheck.Report()
    let progress = CheckProgress(of: presets.count, in: environment)
    let reports = presets.concurrentMap(threads: ThisProcess.processorCount) { preset in
      defer { progress.finish() }
      let isCancelled = environment.observer?.isCancelled() == true
      return isCancelled ? LawCheck.Report() : check.report(preset)
    }
    try environment.checkCancelled()
    for report in reports {
      found.violations += report.violations
      found.updates += report.updates
    }
    return found
  }

  /// Loads the presets among the files, and the others of the catalog; without a catalog, presets
  /// are checked on their own.
  private func loadedPresets(
    _ all: [FileToCheck], _ installed: AvailablePlugins, _ folders: [CatalogFolder]
  ) -> (
    checked: (presets: [Preset], diagnostics: Diagnostics), others: [Preset],
    partial: [PartialPreset], broken: Set<String>
  ) {
    let files = all.filter { $0.content == .preset }.map { PresetFile(path: $0.path) }
    let library = folders.flatMap(\.files) + installed.collection.offered.flatMap(\.presets)
    let checked = Set(files.map(\.stem))
    let loaded = CatalogLoader().load([files, library.filter { !checked.contains($0.stem) }])
    let others = loaded.groups[1] + loaded.partial[1].map(\.preset)
    return (
      (loaded.groups[0], loaded.diagnostics[0]), others, loaded.partial[0], loaded.brokenIDs
    )
  }

  /// The problems in one file that is read on its own.
  private func diagnostics(
    of file: FileToCheck, _ read: (SourceFile, inout YAMLReader) -> Diagnostics
  ) -> Diagnostics {
    var reader = YAMLReader()
    do throws(SystemFailure) {
      let bytes = try FileBytes.read(file.path, limit: YAMLLimits().fileSize)
      return read(SourceFile(name: file.path, bytes: bytes), &reader)
    } catch {
      var diagnostics = Diagnostics()
      diagnostics.report(error.diagnostic)
      return diagnostics
    }
  }

  private static let inputName = "standard input"

  private var readsInput: Bool { paths.contains("-") }

  /// Reads the preset on standard input, which may extend any other.
  private func presetOnInput(
    extending presets: [Preset]
  ) throws(CommandFailure) -> (preset: Preset?, diagnostics: Diagnostics) {
    let bytes = try environment.input(YAMLLimits().fileSize)
    var reader = YAMLReader()
    return PresetDecoder.decode(
      SourceFile(name: Self.inputName, bytes: bytes), with: &reader,
      parent: { id in presets.first { $0.id == id } })
  }
}

/// A progress bar for presets that are checked on several threads.
final class CheckProgress: Sendable {
  private let count: Int
  private let state: Mutex<(done: Int, bar: ProgressBar)>

  /// Begins a check of a number of presets.
  init(of count: Int, in environment: CommandEnvironment) {
    self.count = count
    state = Mutex((0, ProgressBar(label: "presets checked", environment: environment)))
  }

  /// Counts a preset; the bar disappears with the last one.
  func finish() {
    state.withLock { state in
      state.done += 1
      if state.done < count { state.bar.show(state.done, of: count) } else { state.bar.clear() }
    }
  }
}
