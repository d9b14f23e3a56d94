import SegueAnimators
import SegueCatalog
package import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The presets of a folder as Swift: what the build plugin generates.
package struct FolderCompilation {
  /// The problems of the folder.
  package let diagnostics: Diagnostics
  /// The warnings that belong to no line.
  package let warnings: [String]
  /// The text of the Swift file; nil if there are errors.
  package let text: String?

  /// Compiles a catalog folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, of which everything is compiled.
  ///   - others: folders with presets that it may refer to and extend.
  ///   - name: the name of the catalog in Swift.
  ///   - options: what the file records of the command that writes it.
  /// - Throws: ``SystemFailure`` if a folder cannot be read.
  package init(
    of folder: String, using others: [String], named name: String, options: [String]
  ) throws {
    let folder = try CatalogFolder(folder)
    var folders = [folder]
    for other in others { folders.append(try CatalogFolder(other)) }
    let loaded = CatalogLoader().load(folders)
    var found = Diagnostics()
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    for (folder, presets) in zip(folders, loaded.groups) {
      let reading = folder.rules
      found.append(reading.diagnostics)
      builder.add(
        CatalogSource(
          name: folder.path, presets: presets, rules: reading.isUsable ? reading.rules : []))
    }
    for problems in loaded.diagnostics { found.append(problems) }
    let registry = builder.registry(reporting: &found, leavingOut: loaded.brokenIDs)
    warnings = folder.strayWarnings
    diagnostics = found
    guard !found.hasErrors else {
      text = nil
      return
    }
    let selection = try CatalogSelection(
      of: loaded.groups[0], ownCatalogs: 1, includesRules: true, in: registry)
    text = try CompiledSwiftFile(
      of: selection.presets, rules: selection.rules, named: name, options: options
    ).text
  }
}
