public import SegueCatalog
public import SegueDiagnostics

/// The presets of catalog folders, loaded at once.
///
/// ```swift
/// let catalog = Catalog(folders: ["catalog"])
/// print(catalog.presets.count, catalog.diagnostics.text(.oneLine))
/// ```
public struct Catalog: Sendable {
  /// The usable presets, in search order.
  public let presets: [Preset]
  /// The problems found; unusable files are left out.
  public let diagnostics: Diagnostics

  /// Reads folders, given in search order, and reports unreadable ones.
  public init(folders: [String]) {
    var all = Diagnostics()
    var read: [CatalogFolder] = []
    for folder in folders {
      do {
        read.append(try CatalogFolder(folder))
      } catch {
        all.report(error.diagnostic)
      }
    }
    let loaded: CatalogLoader.Result = CatalogLoader().load(read)
    for found in loaded.diagnostics { all.append(found) }
    // The contents of a single folder need no copy.
    presets = loaded.groups.count == 1 ? loaded.groups[0] : Array(loaded.groups.joined())
    diagnostics = all
  }
}
