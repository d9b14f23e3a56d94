import SegueStaging
import SegueYAML

/// The most recently used presets.
struct OpenPresets {
  private var library: PresetLibrary
  private var kept: [PresetFile: OpenPreset] = [:]
  /// Their files, the most recently used last.
  private var order: [PresetFile] = []
  /// Those that were opened from an earlier listing.
  private var outdated: Set<PresetFile> = []
  private var revision = 0

  /// The maximum number of presets.
  private static let most = 60

  init(_ library: PresetLibrary) { self.library = library }

  /// The opened preset of a file; nil if it is not open.
  subscript(file: PresetFile) -> OpenPreset? { kept[file] }

  /// Reads a preset unless it is open; returns whether it was read.
  mutating func open(_ file: PresetFile) -> Bool {
    if order.last == file, kept[file] != nil { return false }
    order.removeAll { $0 == file }
    order.append(file)
    if kept[file] != nil { return false }
    revision += 1
    kept[file] = OpenPreset(library.read(file), from: library, revision: revision)
    if order.count > Self.most { kept[order.removeFirst()] = nil }
    return true
  }

  /// Reloads an open preset if its files have changed, or are others now.
  mutating func look(_ file: PresetFile) -> OpenPreset.Change {
    revision += 1
    let isListedAnew = outdated.remove(file) != nil
    return kept[file]?.look(in: library, revision: revision, isListedAnew: isListedAnew) ?? .none
  }

  /// Uses another listing of the same folders.
  mutating func use(_ new: PresetLibrary) {
    library = new
    outdated = Set(order)
  }
}
