import SegueCatalog
package import SegueDiagnostics
import SegueSystem
package import SegueYAML

/// What changed between two catalog folders.
package struct CatalogDifference: Sendable {
  /// A changed file that is not a preset.
  package struct File: Sendable {
    /// The path in the catalog.
    package let path: String
    package let kind: YAMLDifference.Kind
    package let differences: [YAMLDifference]

    /// Whether it decides which transition an app shows.
    package var isVisible: Bool { YAMLFileName.stem(of: path) == RulesFile.stem }
  }

  /// The presets that changed, by id; those that only inherit changes come last.
  package private(set) var presets: [PresetDifference] = []
  /// The other files that changed.
  package private(set) var files: [File] = []
  /// The catalogs before and after; nil if no preset changed.
  package private(set) var catalogs: (old: LoadedCatalog, new: LoadedCatalog)?
  /// The problems of changed files in the old folder.
  package private(set) var oldDiagnostics = Diagnostics()
  /// The problems of changed files in the new folder.
  package private(set) var newDiagnostics = Diagnostics()

  /// Whether nothing changed, as far as files could be read.
  package var isEmpty: Bool { presets.isEmpty && files.isEmpty }

  /// Whether a user of an app could notice a change.
  package var isVisible: Bool {
    presets.contains(where: \.isVisible) || files.contains(where: \.isVisible)
  }

  /// Compares two folders; their catalogs are loaded only if a preset changed.
  ///
  /// - Parameters:
  ///   - pairs: whether the only preset of each folder is the same one, whatever its id.
  ///   - scenes: the folders with the scenes on which presets are sampled.
  package init<Failure: Error>(
    _ old: ComparedFolder, _ new: ComparedFolder, pairs: Bool, scenes: [String],
    loadingOld: () throws(Failure) -> LoadedCatalog,
    loadingNew: () throws(Failure) -> LoadedCatalog
  ) throws(Failure) {
    let found = PresetPairs(old.presets, new.presets, pairs: pairs, scenes: scenes)
    compareFiles(old.others, new.others)
    if !found.isEmpty {
      let (before, after) = (try loadingOld(), try loadingNew())
      oldDiagnostics.append(before.diagnostics.about { found.oldPaths.contains($0) })
      newDiagnostics.append(after.diagnostics.about { found.newPaths.contains($0) })
      presets = found.differences(before, after)
      catalogs = (before, after)
    }
  }

  private mutating func compareFiles(
    _ old: [String: ComparedFolder.File], _ new: [String: ComparedFolder.File]
  ) {
    for path in Set(old.keys).union(new.keys).sorted() {
      guard let before = old[path], let after = new[path] else {
        let kind: YAMLDifference.Kind = old[path] == nil ? .added : .removed
        files.append(File(path: path, kind: kind, differences: []))
        continue
      }
      guard before.bytes != after.bytes else { continue }
      let (first, second) = (before.reading, after.reading)
      oldDiagnostics.append(first.diagnostics)
      newDiagnostics.append(second.diagnostics)
      guard let tree = first.tree, let other = second.tree else {
        files.append(File(path: path, kind: .changed, differences: []))
        continue
      }
      let differences = YAMLComparison(tree, other).differences
      if !differences.isEmpty {
        files.append(File(path: path, kind: .changed, differences: differences))
      }
    }
  }
}
