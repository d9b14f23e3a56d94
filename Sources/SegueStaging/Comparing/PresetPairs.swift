import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SegueTimeline
import SegueYAML

/// The presets of two folders whose files differ in their bytes, and the presets that extend these.
struct PresetPairs: Sendable {
  typealias File = ComparedFolder.File

  /// A preset with its files before and after.
  private struct Pair: Sendable {
    let id: String
    var formerID: String?
    let old: File?
    let new: File?
  }

  private var pairs: [Pair] = []
  /// The folders with the scenes on which both presets of a pair are sampled.
  private let scenes: [String]
  /// The new files whose bytes are the same, but of whose ancestors one changed, by id, with the parent.
  private var descendants: [String: (file: File, parent: String)] = [:]

  init(
    _ old: [String: File], _ new: [String: File], pairs areSame: Bool, scenes: [String]
  ) {
    self.scenes = scenes
    for id in Set(old.keys).union(new.keys).sorted() {
      let (before, after) = (old[id], new[id])
      if before?.bytes == after?.bytes, before?.family == after?.family { continue }
      pairs.append(Pair(id: id, old: before, new: after))
    }
    if areSame, pairs.count == 2, let before = old.first, let after = new.first {
      pairs = [Pair(id: after.key, formerID: before.key, old: before.value, new: after.value)]
    } else {
      joinRenamed()
    }
    guard !pairs.isEmpty else { return }
    addDescendants(among: new)
  }

  var isEmpty: Bool { pairs.isEmpty }
  var oldPaths: Set<String> { Set(pairs.compactMap { $0.old?.path }) }
  var newPaths: Set<String> {
    Set(pairs.compactMap { $0.new?.path } + descendants.values.map(\.file.path))
  }

  /// What does not count when a preset is found under another id.
  private static let naming: Set = ["id", "aliases", "name"]

  /// Joins each preset that is gone with a new one that has the same content under another id.
  private mutating func joinRenamed() {
    var gone: [String: Pair] = [:]
    for pair in pairs where pair.new == nil {
      if let meaning = pair.old?.tree?.meaning(except: Self.naming) { gone[meaning] = pair }
    }
    guard !gone.isEmpty else { return }
    var former: Set<String> = []
    pairs = pairs.map { pair in
      guard pair.old == nil, let meaning = pair.new?.tree?.meaning(except: Self.naming),
        let before = gone.removeValue(forKey: meaning)
      else { return pair }
      former.insert(before.id)
      return Pair(id: pair.id, formerID: before.id, old: before.old, new: pair.new)
    }
    pairs.removeAll { $0.new == nil && former.contains($0.id) }
  }

  /// Finds the presets that extend a changed one, and those that extend these.
  private mutating func addDescendants(among files: [String: File]) {
    var changed = Set(pairs.map(\.id))
    var parents: [String: (file: File, parent: String)] = [:]
    for (id, file) in files where !changed.contains(id) {
      if let parent = file.tree?.text(of: "extends") { parents[id] = (file, parent) }
    }
    while true {
      let next = parents.filter { !changed.contains($0.key) && changed.contains($0.value.parent) }
      if next.isEmpty { return }
      descendants.merge(next) { first, _ in first }
      changed.formUnion(next.keys)
    }
  }

  /// Compares the presets of each pair, and of the presets that extend them what they inherit.
  func differences(_ old: LoadedCatalog, _ new: LoadedCatalog) -> [PresetDifference] {
    let threads = ThisProcess.processorCount
    var found = pairs.concurrentMap(threads: threads) { difference(of: $0, old, new) }
      .compactMap { $0 }
    var known = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    // An descendant may have descendants, so each round goes one generation down.
    while true {
      let parents = known
      let next = descendants.filter { parents[$0.key] == nil && parents[$0.value.parent] != nil }
      let inherited = next.sorted { $0.key < $1.key }.concurrentMap(threads: threads) {
        descendant in
        inheritance(
          of: descendant.key, descendant.value.file, from: parents[descendant.value.parent], old,
          new)
      }
      if inherited.isEmpty { break }
      for difference in inherited { known[difference.id] = difference }
      found += inherited.filter { !$0.differences.isEmpty || $0.isVisible }
    }
    return found
  }

  private func difference(
    of pair: Pair, _ old: LoadedCatalog, _ new: LoadedCatalog
  ) -> PresetDifference? {
    let before = pair.old.flatMap { old.preset(pair.formerID ?? pair.id, in: $0) }
    let after = pair.new.flatMap { new.preset(pair.id, in: $0) }
    let file = (pair.new ?? pair.old)?.path ?? ""
    guard let oldFile = pair.old, let newFile = pair.new else {
      return PresetDifference(
        pair.id, pair.old == nil ? .added : .removed, old: before, new: after, file: file)
    }
    var differences: [YAMLDifference] = []
    if let first = oldFile.tree, let second = newFile.tree {
      let ignored: Set = pair.formerID == nil ? [] : ["id"]
      differences = YAMLComparison(first, second, except: ignored).differences
      if oldFile.family != newFile.family {
        let moved = YAMLDifference(
          .changed, [.key("family")], old: oldFile.family, new: newFile.family, at: second.start)
        differences.insert(moved, at: 0)
      }
    }
    let isReadable = before != nil && after != nil
    if differences.isEmpty, pair.formerID == nil, isReadable { return nil }
    return PresetDifference(
      pair.id, pair.formerID.map { .renamed(from: $0) } ?? .changed, old: before, new: after,
      file: file, differences: differences, motions: motions(before, after, old, new))
  }

  private func inheritance(
    of id: String, _ file: File, from parent: PresetDifference?, _ old: LoadedCatalog,
    _ new: LoadedCatalog
  ) -> PresetDifference {
    let (before, after) = (old.preset(id, in: nil), new.preset(id, in: file))
    return PresetDifference(
      id, .inherited(from: parent?.id ?? ""), old: before, new: after, file: file.path,
      motions: motions(before, after, old, new),
      inheritsHandling: parent?.changesHandling ?? false)
  }

  private func motions(
    _ before: Preset?, _ after: Preset?, _ old: LoadedCatalog, _ new: LoadedCatalog
  ) -> [MotionDifference] {
    guard let before, let after else { return [] }
    return Operation.allCases
      .filter { before.transitions[$0] != nil || after.transitions[$0] != nil }
      .map {
        MotionDifference(
          $0, old: (before, old.registry), new: (after, new.registry), scenes: scenes)
      }
      .filter { $0.isVisible || $0.omission != nil }
  }
}

extension LoadedCatalog {
  /// The preset of an id, if it was read from a file and not from another one that has the same id.
  fileprivate func preset(_ id: String, in file: ComparedFolder.File?) -> Preset? {
    guard let preset = registry.preset(id) else { return nil }
    return file == nil || preset.place?.file.name == file?.path ? preset : nil
  }
}
