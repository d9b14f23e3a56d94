import SegueCatalog
import SegueDiagnostics

/// Checks the keys of maps, reusing its memory between them.
struct KeyScratch: ~Copyable {
  /// A problem with a key.
  struct Problem {
    enum Kind {
      case duplicate(first: Range<Int>, name: String)
      case merge
      case notText
    }
    let kind: Kind
    let range: Range<Int>
  }

  struct Key {
    /// The length and the first seven bytes: equal keys have equal signatures.
    let signature: UInt64
    let node: Int
  }

  private var keys = NodeArena<Key>()

  typealias Nodes = UnsafeMutableBufferPointer<YAMLNode>
  typealias Pool = UnsafeMutableBufferPointer<UInt8>

  mutating func problems(of map: Int, nodes: Nodes, pool: Pool) -> [Problem] {
    var problems: [Problem] = []
    keys.removeAll()
    var node = map + 1
    let end = Int(nodes[map].next)
    while node < end {
      if let problem = take(node, nodes, pool) { problems.append(problem) }
      node = Int(nodes[Int(nodes[node].next)].next)
    }
    if keys.count > 32 {
      findDuplicatesSorted(nodes, pool) { problems.append($0) }
    } else {
      findDuplicatesPairwise(nodes, pool) { problems.append($0) }
    }
    return problems
  }

  private mutating func take(
    _ node: Int, _ nodes: Nodes, _ pool: Pool
  ) -> Problem? {
    let key = nodes[node]
    guard key.kind.isScalar else { return Problem(kind: .notText, range: key.sourceRange) }
    let text = pool[key.textRange]
    if key.kind == .plain, text.count == 2, text.elementsEqual("<<".utf8) {
      return Problem(kind: .merge, range: key.sourceRange)
    }
    var signature = UInt64(truncatingIfNeeded: text.count)
    for byte in text.prefix(7) { signature = signature << 8 | UInt64(byte) }
    keys.append(Key(signature: signature, node: node))
    return nil
  }

  /// Compares all pairs: quadratic, but fast for the few keys of most maps.
  private func findDuplicatesPairwise(
    _ nodes: Nodes, _ pool: Pool, _ report: (Problem) -> Void
  ) {
    let keys = keys.elements
    for index in keys.indices {
      let key = keys[index]
      for other in keys[..<index]
      where other.signature == key.signature && areEqual(other, key, nodes, pool) {
        report(duplicate(key, of: other, nodes, pool))
        break
      }
    }
  }

  /// O(n log n), for maps with very many keys.
  private mutating func findDuplicatesSorted(
    _ nodes: Nodes, _ pool: Pool, _ report: (Problem) -> Void
  ) {
    var keys = keys.elements
    keys.sort { a, b in
      if a.signature != b.signature { return a.signature < b.signature }
      let left = pool[nodes[a.node].textRange]
      let right = pool[nodes[b.node].textRange]
      if left.elementsEqual(right) { return a.node < b.node }
      return left.lexicographicallyPrecedes(right)
    }
    guard var first = keys.first else { return }
    for key in keys.dropFirst() {
      if areEqual(first, key, nodes, pool) {
        report(duplicate(key, of: first, nodes, pool))
      } else {
        first = key
      }
    }
  }

  private func areEqual(
    _ a: Key, _ b: Key, _ nodes: Nodes, _ pool: Pool
  ) -> Bool {
    pool[nodes[a.node].textRange].elementsEqual(pool[nodes[b.node].textRange])
  }

  private func duplicate(
    _ key: Key, of first: Key, _ nodes: Nodes, _ pool: Pool
  ) -> Problem {
    let name = String(decoding: pool[nodes[key.node].textRange], as: UTF8.self)
    return Problem(
      kind: .duplicate(first: nodes[first.node].sourceRange, name: name),
      range: nodes[key.node].sourceRange)
  }
}

extension KeyScratch.Problem {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    let place = file.place(of: range)
    switch kind {
    case .duplicate(let first, let name):
      return Diagnostic(
        .error, .duplicateKey, "duplicate key '\(name.shortened)'", at: place,
        labels: [.init("first used here", at: file.place(of: first))],
        help: "remove one of the two, or rename it")
    case .merge:
      return Diagnostic(
        .error, .mergeKey, "merge keys ('<<') are not part of YAML 1.2", at: place,
        help: "write the keys out, or use an alias for the whole value")
    case .notText:
      return Diagnostic(
        .error, .keyNotText, "a key must be a string, not a list, a map or an alias", at: place)
    }
  }
}
