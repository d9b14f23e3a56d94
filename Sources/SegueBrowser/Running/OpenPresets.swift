import SegueStaging

/// The most recently used presets.
struct OpenPresets {
  private let library: PresetLibrary
  private var kept: [String: OpenPreset] = [:]
  /// Their ids, the most recently used last.
  private var order: [String] = []
  private var revision = 0

  /// The maximum number of presets.
  private static let most = 60

  init(_ library: PresetLibrary) { self.library = library }

  /// The opened preset with an id; nil if it is not open.
  subscript(id: String) -> OpenPreset? { kept[id] }

  /// Reads a preset unless it is open; returns whether it was read.
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

  /// Reloads an open preset if its files have changed.
  mutating func look(_ id: String) -> OpenPreset.Change {
    revision += 1
    return kept[id]?.look(in: library, revision: revision) ?? .none
  }
}
