import SegueStaging
import SegueYAML

/// The most recently used presets.
struct OpenPresets {
  private(set) var catalog: LoadedCatalog
  private var kept: [PresetFile: OpenPreset] = [:]
  /// Their files, the most recently used last.
  private var order: [PresetFile] = []
  private var revision = 0

  /// The maximum number of presets.
  private static let most = 60

  init(_ catalog: LoadedCatalog) { self.catalog = catalog }

  /// The opened preset of a file; nil if it is not open.
  subscript(file: PresetFile) -> OpenPreset? { kept[file] }

  /// Opens a preset unless it is open; returns whether it was opened.
  mutating func open(_ file: PresetFile) -> Bool {
    if order.last == file, kept[file] != nil { return false }
    order.removeAll { $0 == file }
    order.append(file)
    if kept[file] != nil { return false }
    revision += 1
    kept[file] = OpenPreset(file, in: catalog, revision: revision)
    if order.count > Self.most { kept[order.removeFirst()] = nil }
    return true
  }

  /// Uses a newer catalog of the same folders; returns what has become of the open presets.
  mutating func use(_ new: LoadedCatalog) -> [PresetFile: OpenPreset.Change] {
    catalog = new
    revision += 1
    var changes: [PresetFile: OpenPreset.Change] = [:]
    for file in order { changes[file] = kept[file]?.update(in: new, revision: revision) }
    return changes
  }
}
