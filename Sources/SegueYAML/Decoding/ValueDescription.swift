import SegueCatalog
import SegueDiagnostics
import SegueExpressions

extension YAMLTree {
  /// Describes a value for messages: `the number 5`, `a list`.
  func description(of node: Int) -> String {
    switch ValueKind(of: node, in: nodes) {
    case .null: "nothing"
    case .boolean(let value): "\(value)"
    case .number: "the number \(nodes.string(of: node).shortened)"
    case .text: "'\(nodes.string(of: node).shortened)'"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// The names of a map's keys.
  func keys(of map: Int) -> Set<String> {
    var keys: Set<String> = []
    nodes.forEachPair(of: map) { key, _ in
      if nodes[key].kind.isScalar { keys.insert(nodes.string(of: key)) }
    }
    return keys
  }

  /// The pairs of a map, as they are written.
  func pairs(of map: Int) -> [(name: String, text: String)] {
    var pairs: [(name: String, text: String)] = []
    nodes.forEachPair(of: map) { key, value in
      let range = Int(nodes[key].start)..<Int(nodes[value].end)
      pairs.append((nodes.string(of: key), file.text(range)))
    }
    return pairs
  }

  /// Returns the location to report for a value: its key if the value itself has no visible text.
  func valuePlace(of site: Int, under subject: ProblemSubject) -> SourcePlace {
    nodes[site].start < nodes[site].end ? place(of: site) : headPlace(of: site, under: subject)
  }

  /// Returns the location to report for something missing in a map: its key, or its start.
  func headPlace(of site: Int, under subject: ProblemSubject) -> SourcePlace {
    if case .key(let key) = subject.kind { return place(of: key) }
    if nodes[site].kind == .alias { return place(of: site) }
    // Without a key, points at the first line: the first key or item, or the bracket.
    let node = nodes[site]
    let isBlock = !node.kind.isScalar && node.count > 0 && nodes[site + 1].start == node.start
    if isBlock { return place(of: site + 1) }
    let start = Int(nodes[site].start)
    return file.place(of: start..<file.endOfCharacter(at: start))
  }
}

extension KeyTable {
  /// Lists all names for a help line; if there are very many, the nearest to what is written, and
  /// the document that lists the others.
  func listing(noun: String, near name: String, document: String?) -> String {
    if names.count <= 12 { return "allowed \(noun)s: " + names.joined(separator: ", ") }
    let nearest = NearestName.nearest(4, to: name, among: names).joined(separator: ", ")
    let place = document.map { "; \($0) lists all \(names.count)" } ?? ""
    return "the nearest of \(names.count) allowed \(noun)s: \(nearest)\(place)"
  }
}

extension Mismatch {
  /// The words that YAML 1.1 reads as Booleans.
  private static let formerBooleans = ["yes": true, "on": true, "no": false, "off": false]

  func help(for node: Int, at site: Int, in tree: YAMLTree) -> String? {
    switch ValueKind(of: node, in: tree.nodes) {
    case .text where wantsBoolean:
      formerBoolean(node, tree).map { "in YAML 1.2, write \($0)" }
    case .number where wantsText && noun.hasPrefix("a duration"):
      "add a unit: '\(withUnit(tree.nodes.string(of: node)))'"
    case .text where !keys.isEmpty, .boolean where !keys.isEmpty:
      NameSynonym.help(for: tree.nodes.string(of: node), among: keys)
    case .number where wantsText && noun.hasPrefix("a string"),
      .boolean where wantsText && noun.hasPrefix("a string"):
      "put it in quotes to make it a string: '\(tree.nodes.string(of: node).shortened)'"
    case .null:
      SyntaxCause.comment(in: tree.file, after: Int(tree.nodes[node].start))?.sentence
        ?? (isBlock(after: site, in: tree)
          ? "indent what belongs to it, on the lines below, further than the key" : "add a value")
    case .map: nearestKey(node, tree)
    case .text:
      tree.missingSpace(in: node)?.sentence
        ?? (wantsPlainList && count == 1 ? "write [\(tree.nodes.string(of: node).shortened)]" : nil)
    case .number where wantsPlainList:
      "write [\(Array(repeating: tree.nodes.string(of: node), count: count).joined(separator: ", "))]"
    default: nil
    }
  }

  /// A duration with the unit that it lacks.
  private func withUnit(_ number: String) -> String {
    number + ExpressionType.duration.likelyUnit(of: number)
  }

  /// Whether a map or a list is missing, and lines follow that are indented like its key.
  private func isBlock(after site: Int, in tree: YAMLTree) -> Bool {
    guard !wantsText, !wantsBoolean, let key = tree.nodes.keys(around: site).last else {
      return false
    }
    let next = Int(tree.nodes[site].next)
    guard next < Int(tree.nodes[0].next) else { return false }
    let (own, other) = (tree.place(of: key).range.start, tree.place(of: next).range.start)
    return own.line < other.line && own.column >= other.column
  }

  /// Returns the most likely intended key among those that distinguish maps.
  private func nearestKey(_ node: Int, _ tree: YAMLTree) -> String? {
    var help: String?
    tree.nodes.forEachPair(of: node) { key, _ in
      let name = tree.nodes.string(of: key)
      help =
        help ?? NameSynonym.help(for: name, among: keys)
        ?? NearestName.help(for: name, noun: "key", among: keys)
    }
    return help
  }

  func fixIt(for node: Int, at site: Int, in tree: YAMLTree) -> Diagnostic.FixIt? {
    guard node == site else { return nil }
    switch ValueKind(of: node, in: tree.nodes) {
    case .text where wantsBoolean:
      return formerBoolean(node, tree).map {
        .init("\($0)", at: tree.place(of: site), confidence: .machineApplicable)
      }
    case .text
    where wantsPlainList && count == 1 && tree.nodes[node].kind == .plain
      && tree.missingSpace(in: node) == nil:
      let text = tree.file.text(tree.nodes[node].sourceRange)
      return .init("[\(text)]", at: tree.place(of: site), confidence: .machineApplicable)
    case .number where wantsText && noun.hasPrefix("a duration"):
      return Cursor(tree, site: site, key: nil)
        .fix(0..<tree.nodes.string(of: node).utf8.count, withUnit(tree.nodes.string(of: node)))
    case .number where wantsText && noun == "a string":
      return .init(
        "'\(tree.nodes.string(of: node))'", at: tree.place(of: site), confidence: .machineApplicable
      )
    default: return nil
    }
  }

  private func formerBoolean(_ node: Int, _ tree: YAMLTree) -> Bool? {
    Self.formerBooleans[tree.nodes.string(of: node).lowercased()]
  }
}
