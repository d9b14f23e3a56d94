public import SegueCatalog

/// The presets of catalogue folders, read at once.
///
/// ```swift
/// let catalogue = Catalogue(folders: ["catalog"])
/// print(catalogue.presets.count, catalogue.diagnostics.text(.oneLine))
/// ```
public struct Catalogue: Sendable {
  /// The presets that can be used, in search order.
  public let presets: [Preset]
  /// What was found wrong; a file that cannot be used is left out.
  public let diagnostics: Diagnostics

  /// Reads folders, given in search order; one that cannot be read is reported.
  public init(folders: [String]) {
    var all = Diagnostics()
    var read: [CatalogueFolder] = []
    for folder in folders {
      do {
        read.append(try CatalogueFolder(folder))
      } catch {
        all.report(error.diagnostic)
      }
    }
    let loaded: CatalogueLoader.Result = CatalogueLoader().load(read)
    for found in loaded.diagnostics { all.append(found) }
    // What one folder holds need not be copied.
    presets = loaded.groups.count == 1 ? loaded.groups[0] : Array(loaded.groups.joined())
    diagnostics = all
  }
}
