import SegueCatalog
import SegueStaging

/// The command that `segue use` suggests for compiling a preset: the whole catalog that it belongs to, so that all its
/// presets are in one file; a preset from elsewhere is compiled by its id.
struct Compilation {
  /// The catalog folder and the ids; none for all of the catalog, or for all that the file contains.
  let arguments: [String]
  /// Everything else, except for the file to write.
  let options: [String]

  /// - Parameters:
  ///   - catalog: the folders of presets and plugins that were named.
  ///   - count: the number of folders, in search order, that `segue compile` compiles without ids.
  ///   - existing: the command that the file was compiled with; nil if there is no file yet.
  ///   - isContained: whether the file contains the preset.
  ///   - folder: the catalog of the app's own presets; nil if it has none.
  init(
    of preset: Preset, in library: LoadedCatalog, _ catalog: CatalogOptions, ownCatalogs count: Int,
    beside existing: CompileCommand?, isContained: Bool, _ folder: String?
  ) {
    let own = library.presets(ofFirst: count)
    let isOwn = own.contains { $0.id == preset.id }
    let before = existing?.arguments ?? []
    let whole = (isOwn ? [] : [folder].compactMap(\.self)) + (isOwn ? [] : [preset.id])
    let isIncluded = isContained || isOwn && folder.map(before.contains) == true
    let all = before.isEmpty ? whole : before + (isIncluded ? [] : [preset.id])
    // A file that contains the preset is compiled again as it was.
    arguments = isIncluded ? [] : all
    let isWhole = all.isEmpty || folder.map(all.contains) == true
    let compiled = (isWhole ? own : []) + all.compactMap { try? library.preset($0) }
    let facts = compiled.flatMap { preset in
      preset.operations.map { OperationFacts($0, of: preset, in: library.registry) }
    }
    let ofPlugins = OperationFacts.animatorsToRegister(of: facts).map(\.id)
    let animators = Set(ofPlugins + facts.compactMap(\.missingAnimator)).sorted()
    options =
      Array((existing?.declaration ?? []).joined()) + catalog.folders.flatMap { ["--catalog", $0] }
      + (isOwn && ofPlugins.isEmpty
        ? [] : catalog.plugins.folders.flatMap { ["--plugin-path", $0] })
      + animators.flatMap { ["--registered", $0] }
  }
}
