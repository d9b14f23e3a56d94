package import SegueDiagnostics

/// A difference in the meaning of two files.
package struct YAMLDifference: Hashable, Sendable {
  /// What happened to a value.
  package enum Kind: String, Sendable {
    case changed, added, removed, renamed, reordered
  }

  /// A step from a value to one in it.
  package enum Step: Hashable, Sendable {
    /// To the value of a key.
    case key(String)
    /// To the item of a list that has a name, as in `layer: card`.
    case item(key: String, name: String)
    /// To the item of a list at a position, from 1.
    case number(Int)
  }

  package let kind: Kind
  /// The way from the root to the value.
  package let path: [Step]
  /// The former value or key, on one line; nil for what was added.
  package let old: String?
  /// The present value or key, on one line; nil for what was removed.
  package let new: String?
  /// Where it is in the new file; in the old one for what was removed.
  package let place: SourcePlace

  /// Creates a difference.
  package init(
    _ kind: Kind, _ path: [Step], old: String?, new: String?, at place: SourcePlace
  ) {
    (self.kind, self.path, self.old, self.new, self.place) = (kind, path, old, new, place)
  }

  /// The top-level key that it is under.
  package var section: String {
    if case .key(let name)? = path.first { name } else { "" }
  }

  /// The place in words: `present · layer "card" · scale · at 60 %`.
  package var words: String {
    var words: [String] = []
    for (index, step) in path.enumerated() {
      let parent: Step? = index > 0 ? path[index - 1] : nil
      if let word = step.word(in: parent, isLast: index == path.count - 1) { words.append(word) }
    }
    return words.joined(separator: " · ").printable
  }

  /// The former and the present value, cut to where they differ if they are long.
  package var excerpts: (old: String, new: String) { Excerpt.pair(old ?? "", new ?? "") }

  /// What happened, in words: `1.05 → 1.08`.
  package var event: String {
    let (before, after) = excerpts
    return switch kind {
    case .changed: "\(before) → \(after)"
    case .added: "added, \(after)"
    case .removed: "removed, was \(before)"
    case .renamed where before.hasSuffix("%"): "moved from \(before.dropLast()) %"
    case .renamed: "renamed, was \(before)"
    case .reordered: "in another order"
    }
  }

  /// The place and what happened.
  package var sentence: String { words.isEmpty ? event : "\(words): \(event)" }
}

extension YAMLDifference.Step {
  /// The names of lists and maps whose entries say what they are.
  private static let silent: Set = ["transitions", "tracks", "keyframes", "layers", "parameters"]

  /// The step in words; nil where the next one says it all.
  fileprivate func word(in parent: YAMLDifference.Step?, isLast: Bool) -> String? {
    switch self {
    case .key(let name):
      if Self.silent.contains(name), !isLast { return nil }
      if name.hasSuffix("%") { return "at \(name.dropLast()) %" }
      switch parent {
      case .key("layers"): return "layer \u{22}\(name)\u{22}"
      case .key("parameters"): return "parameter \(name)"
      default: return name
      }
    case .item(let key, let name): return "\(key) \u{22}\(name)\u{22}"
    case .number(let number): return "number \(number)"
    }
  }
}

/// Two long texts, cut to where they differ.
enum Excerpt {
  private static let longest = 72
  private static let context = 16

  static func pair(_ first: String, _ second: String) -> (String, String) {
    guard max(first.count, second.count) > longest else {
      return (first.printable, second.printable)
    }
    let shared = zip(first, second).prefix { $0 == $1 }.count
    let start = max(0, shared - context)
    return (cut(first, from: start), cut(second, from: start))
  }

  private static func cut(_ text: String, from start: Int) -> String {
    let start = text.count <= longest ? 0 : min(start, max(0, text.count - longest))
    let rest = text.dropFirst(start)
    let end = rest.count > longest ? "…" : ""
    return ((start > 0 ? "…" : "") + rest.prefix(longest) + end).printable
  }
}
