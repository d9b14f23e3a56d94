public import SegueCatalog
public import SegueDiagnostics

/// The presets of catalog folders, read at once.
///
/// ```swift
/// let catalog = Catalog(folders: ["catalog"])
/// print(catalog.presets.count, catalog.diagnostics.text(.oneLine))
/// ```
public struct Catalog: Sendable {
  /// The presets that can be used, in search order.
  public let presets: [Preset]
  /// What was found wrong; a file that cannot be used is left out.
  public let diagnostics: Diagnostics

  /// Reads folders, given in search order; one that cannot be read is reported.
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
    // What one folder holds need not be copied.
    presets = loaded.groups.count == 1 ? loaded.groups[0] : Array(loaded.groups.joined())
    diagnostics = all
  }
}
