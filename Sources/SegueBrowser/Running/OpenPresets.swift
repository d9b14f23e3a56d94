import SegueStaging

/// The presets that were looked at last.
struct OpenPresets {
  private let library: PresetLibrary
  private var kept: [String: OpenPreset] = [:]
  /// Their ids, the one that was looked at last at the end.
  private var order: [String] = []
  private var revision = 0

  /// How many are kept.
  private static let most = 60

  init(_ library: PresetLibrary) { self.library = library }

  /// A preset that was opened; nil where it was not.
  subscript(id: String) -> OpenPreset? { kept[id] }

  /// Reads a preset that is not open; whether it was read.
  mutating func open(_ id: String) -> Bool {
    if order.last == id, kept[id] != nil { return false }
    order.removeAll { $0 == id }
    order.append(id)
    if kept[id] != nil { return false }
    guard let dependencies = library.read(id) else { return false }
    revision += 1
    kept[id] = OpenPreset(dependencies, from: library, revision: revision)
    if order.count > Self.most { kept[order.removeFirst()] = nil }
    return true
  }

  /// Looks whether files of an open preset have changed, and reloads them then.
  mutating func look(_ id: String) -> OpenPreset.Change {
    revision += 1
    return kept[id]?.look(in: library, revision: revision) ?? .none
  }
}
