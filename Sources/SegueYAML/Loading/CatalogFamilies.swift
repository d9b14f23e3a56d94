package import SegueDiagnostics
import SegueSystem

/// The families of catalog folders, in the order in which to show them.
package struct CatalogFamilies: Sendable {
  /// The families that a file describes; those of the first folder come first.
  package let described: [CatalogFamily]
  /// The problems of the files.
  package let diagnostics: Diagnostics
  private let places: [String: Int]

  /// Reads the files of families in folders, in search order.
  package init(folders: [String]) {
    var described: [CatalogFamily] = []
    var places: [String: Int] = [:]
    var diagnostics = Diagnostics()
    var reader = YAMLReader()
    for folder in folders {
      let path = YAMLFileName.path(of: FamiliesFile.stem, in: folder)
      do throws(SystemFailure) {
        let bytes = try FileBytes.read(path, limit: YAMLLimits().fileSize)
        let read = FamiliesFile.read(SourceFile(name: path, bytes: bytes), with: &reader)
        diagnostics.append(read.diagnostics)
        for family in read.families where places[family.id] == nil {
          places[family.id] = described.count
          described.append(family)
        }
      } catch {
        if !error.isMissing { diagnostics.report(error.diagnostic) }
      }
    }
    self.described = described
    self.places = places
    self.diagnostics = diagnostics
  }

  /// The description of a folder's family.
  package subscript(_ folder: String) -> CatalogFamily {
    places[folder].map { described[$0] } ?? CatalogFamily(folder: folder)
  }

  /// The id of the family that an id or a title in any letter case means, among the families of
  /// presets; nil if there is none.
  package func id(_ name: String, among ids: Set<String>) -> String? {
    if ids.contains(name) { return name }
    let lowered = name.lowercased()
    return ids.sorted().first { $0 == lowered || self[$0].name.lowercased() == lowered }
  }

  /// Whether one family is shown before another: in the order of the files, then by name.
  package func areInOrder(_ first: String, _ second: String) -> Bool {
    let end = described.count
    return (places[first] ?? end, first) < (places[second] ?? end, second)
  }

  /// Whether one preset of a family is shown before another: the family's first ones in their
  /// order, then the others by id.
  package func areInOrder(_ first: String, _ second: String, in folder: String) -> Bool {
    let chosen = self[folder].first
    let end = chosen.count
    return (chosen.firstIndex(of: first) ?? end, first)
      < (chosen.firstIndex(of: second) ?? end, second)
  }
}
