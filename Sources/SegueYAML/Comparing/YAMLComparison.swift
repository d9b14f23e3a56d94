package import SegueDiagnostics

/// Compares two files of a kind by what they mean: comments, spaces, quotes, the order of keys and the way to write a
/// number change nothing.
package struct YAMLComparison {
  typealias Step = YAMLDifference.Step

  /// The differences, in the order of the new file; in each map, what was removed comes last.
  package private(set) var differences: [YAMLDifference] = []
  /// The pairs of anchored values that were compared, so that a change is not repeated for each alias.
  private var compared: Set<Pair> = []
  private var texts = Cursor.Texts.prose

  private struct Pair: Hashable {
    let old, new: Int
  }

  /// The keys of a file whose texts are formulas.
  private static let formulaKeys: Set = [
    "transitions", "interaction", "presentation", "scroll", "let",
  ]

  /// Compares two files.
  ///
  /// - Parameter ignored: top-level keys that are not compared.
  package init(_ old: YAMLTree, _ new: YAMLTree, except ignored: Set<String> = []) {
    compare(Cursor(old), Cursor(new), at: [], except: ignored)
  }

  private mutating func compare(
    _ old: Cursor, _ new: Cursor, at path: [Step], except ignored: Set<String> = []
  ) {
    let pair = Pair(old: old.node, new: new.node)
    let isRepeated = old.site != old.node && new.site != new.node && compared.contains(pair)
    guard !isRepeated, old.meaning(texts) != new.meaning(texts) else { return }
    compared.insert(pair)
    switch (old.kind, new.kind) {
    case (.map, .map): compareMaps(old, new, at: path, except: ignored)
    case (.list, .list): compareLists(old, new, at: path)
    default: report(.changed, path, old, new)
    }
  }

  // MARK: Maps

  private mutating func compareMaps(
    _ old: Cursor, _ new: Cursor, at path: [Step], except ignored: Set<String>
  ) {
    func entries(of map: Cursor) -> [Cursor] {
      map.entries.filter { !ignored.contains($0.name ?? "") }
    }
    let known = Dictionary(entries(of: old).map { ($0.keyMeaning, $0) }) { first, _ in first }
    let present = Set(entries(of: new).map(\.keyMeaning))
    var removed = entries(of: old).filter { !present.contains($0.keyMeaning) }
    for value in entries(of: new) {
      let key = value.keyMeaning
      let step = path + [.key(key)]
      if path.isEmpty { texts = Self.formulaKeys.contains(key) ? .formulas : .prose }
      if let before = known[key] {
        compare(before, value, at: step)
      } else if let index = removed.firstIndex(where: { isRenamed($0, to: value) }) {
        let before = removed.remove(at: index)
        report(.renamed, step, before.keyMeaning, key, at: value.keyPlace)
      } else {
        report(.added, step, nil, value.flowText, at: value.keyPlace)
      }
    }
    for value in removed {
      report(.removed, path + [.key(value.keyMeaning)], value.flowText, nil, at: value.keyPlace)
    }
    let shared = entries(of: new).map(\.keyMeaning).filter { known[$0] != nil }
    let former = entries(of: old).map(\.keyMeaning).filter(present.contains)
    if new.isOrdered, shared != former { report(.reordered, path, nil, nil, at: new.keyPlace) }
  }

  /// Whether a value has got another key: of a keyframe that was moved, or of something that is more than a number.
  private func isRenamed(_ old: Cursor, to new: Cursor) -> Bool {
    let isKeyframe = old.keyFraction != nil && new.keyFraction != nil
    guard isKeyframe || (new.kind == .map && old.kind == .map) else { return false }
    return old.meaning(texts) == new.meaning(texts)
  }

  // MARK: Lists

  private mutating func compareLists(_ old: Cursor, _ new: Cursor, at path: [Step]) {
    let (olds, news) = (old.items, new.items)
    guard (olds + news).contains(where: { $0.kind == .map || $0.kind == .list }) else {
      return compareWords(old, new, at: path)
    }
    let pairing = ListPairing(olds, news, texts)
    for (index, item) in news.enumerated() {
      let step = path + [item.step(index)]
      if let partner = pairing.partners[index] {
        compare(olds[partner], item, at: step)
      } else {
        report(.added, step, nil, item.flowText, at: item.place)
      }
    }
    for index in pairing.removed {
      report(
        .removed, path + [olds[index].step(index)], olds[index].flowText, nil,
        at: olds[index].place)
    }
    if pairing.isReordered { report(.reordered, path, nil, nil, at: new.keyPlace) }
  }

  /// Compares lists of numbers and words: as a whole, or number by number where they are long.
  private mutating func compareWords(_ old: Cursor, _ new: Cursor, at path: [Step]) {
    let (olds, news) = (old.items, new.items)
    let isLong = max(old.flowText.count, new.flowText.count) > 40
    guard isLong else { return report(.changed, path, old, new) }
    if olds.count == news.count {
      for (index, item) in news.enumerated() {
        compare(olds[index], item, at: path + [.number(index + 1)])
      }
      return
    }
    let (before, after) = (Set(olds.map { $0.meaning(texts) }), Set(news.map { $0.meaning(texts) }))
    let added = news.filter { !before.contains($0.meaning(texts)) }.map(\.string)
    let removed = olds.filter { !after.contains($0.meaning(texts)) }.map(\.string)
    if added.isEmpty, removed.isEmpty { return report(.changed, path, old, new) }
    if !added.isEmpty {
      report(.added, path, nil, added.joined(separator: ", "), at: new.place)
    }
    if !removed.isEmpty {
      report(.removed, path, removed.joined(separator: ", "), nil, at: new.place)
    }
  }

  // MARK: Reports

  private mutating func report(
    _ kind: YAMLDifference.Kind, _ path: [Step], _ old: Cursor, _ new: Cursor
  ) {
    report(kind, path, old.flowText, new.flowText, at: new.place)
  }

  private mutating func report(
    _ kind: YAMLDifference.Kind, _ path: [Step], _ old: String?, _ new: String?,
    at place: SourcePlace
  ) {
    differences.append(YAMLDifference(kind, path, old: old, new: new, at: place))
  }
}

extension YAMLTree {
  /// A text that is the same for all files with the same meaning.
  ///
  /// - Parameter ignored: top-level keys that do not count.
  package func meaning(except ignored: Set<String>) -> String {
    Cursor(self).entries.filter { !ignored.contains($0.name ?? "") }
      .map { $0.keyMeaning.debugDescription + " " + $0.meaning(.prose) }.sorted()
      .joined(separator: "\n")
  }

  /// Where the file begins.
  package var start: SourcePlace { file.place(of: 0..<0) }

  /// The text of a top-level key; nil if there is none.
  package func text(of key: String) -> String? {
    Cursor(self).entries.first { $0.name == key }?.string
  }
}
