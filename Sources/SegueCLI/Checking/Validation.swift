import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SeguePlugins
import SegueScenarios
import SegueStaging
import SegueSystem
import SegueYAML

/// Checks files against the catalog that they would be part of.
struct Validation {
  private let paths: [String]
  let catalog: CatalogOptions
  let environment: CommandEnvironment
  /// How to check presets against the laws; nil to skip that.
  private let laws: Trials?

  /// The gesture trials for checking interactions against the laws.
  struct Trials {
    /// The number of finger paths for each interaction, in each variant.
    let fingers: Int
    /// The seed of random values.
    let seed: UInt64
  }

  init(
    _ paths: [String], _ catalog: CatalogOptions, _ environment: CommandEnvironment,
    laws: Trials?
  ) {
    self.laws = laws
    self.paths = paths
    self.catalog = catalog
    self.environment = environment
  }

  /// Checks all files.
  func report() throws(CommandFailure) -> ValidationReport {
    var files: [FileToCheck] = []
    for path in paths where path != "-" {
      do {
        files += try FileToCheck.all(at: path, in: environment.currentFolder)
      } catch {
        throw CommandFailure(.inputOutput, error.description)
      }
    }
    var (diagnostics, found) = checkedPresets(files)
    for file in files where file.content == .scene {
      diagnostics.append(
        self.diagnostics(of: file) { SceneFile.read($0, with: &$1).diagnostics })
    }
    for file in files where file.content == .gesture {
      diagnostics.append(
        self.diagnostics(of: file) { GestureFile.read($0, with: &$1).diagnostics })
    }
    for file in files where file.content == .plugin {
      diagnostics.append(
        self.diagnostics(of: file) { PluginFile.read($0, with: &$1).diagnostics })
    }
    if paths.contains("-") { diagnostics.append(try inputDiagnostics()) }
    let count = files.count + (paths.contains("-") ? 1 : 0)
    return ValidationReport(
      fileCount: count, diagnostics: diagnostics, found: found)
  }

  /// Reads presets and rules together with the catalog, whose presets they may reference and
  /// extend; scenarios too, since they reference presets.
  private func checkedPresets(
    _ all: [FileToCheck]
  ) -> (diagnostics: Diagnostics, found: LawCheck.Report?) {
    let files = all.filter { $0.content == .preset }.map { PresetFile(path: $0.path) }
    let checked = Set(files.map(\.stem))
    let others = library.filter { !checked.contains($0.stem) }
    let loaded = CatalogLoader().load([files, others])
    var diagnostics = loaded.diagnostics[0]
    var rules: [Rule] = []
    for file in all where file.content == .rules {
      diagnostics.append(
        self.diagnostics(of: file) { source, reader in
          let read = RulesFile.read(source, with: &reader)
          rules += read.rules
          return read.diagnostics
        })
    }
    var whole = Diagnostics()
    let registry = Registry(
      of: [
        CatalogSource(name: "the files", presets: loaded.groups[0], rules: rules),
        CatalogSource(name: "the catalog", presets: loaded.groups[1]),
      ], plugins(beside: all), reporting: &whole)
    let names = Set(all.map(\.path))
    for diagnostic in whole.shown where names.contains(diagnostic.place?.file.name ?? "") {
      diagnostics.report(diagnostic)
    }
    for file in all where file.content == .scenario {
      diagnostics.append(
        self.diagnostics(of: file) { source, reader in
          var (scenario, found) = ScenarioFile.read(source, with: &reader)
          if let scenario { found.append(scenario.check(against: registry)) }
          return found
        })
    }
    guard let laws else { return (diagnostics, nil) }
    let check = LawCheck(registry: registry, fingers: laws.fingers, seed: laws.seed)
    var found = LawCheck.Report()
    for report in loaded.groups[0].map(check.report) {
      found.violations += report.violations
      found.updates += report.updates
    }
    return (diagnostics, found)
  }

  /// The files of the catalog; without one, presets are checked on their own.
  private var library: [PresetFile] {
    let folders = (try? catalog.paths(in: environment)) ?? []
    return folders.flatMap { (try? CatalogFolder($0).files) ?? [] }
      + catalog.plugins.use(in: environment).collection.offered.flatMap(\.presets)
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

  private func inputDiagnostics() throws(CommandFailure) -> Diagnostics {
    let bytes = try environment.input(YAMLLimits().fileSize)
    let presets = CatalogLoader().load([library]).groups[0]
    var reader = YAMLReader()
    return PresetDecoder.decode(
      SourceFile(name: "standard input", bytes: bytes), with: &reader,
      parent: { id in presets.first { $0.id == id } }
    ).diagnostics
  }
}
