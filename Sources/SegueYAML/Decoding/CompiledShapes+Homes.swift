extension CompiledShapes {
  /// Whether a value is a text or a number.
  func isPlain(_ shape: Int) -> Bool {
    switch rules[shape] {
    case .names, .number, .text, .boolean: true
    case .oneOf(let choice):
      choice._withUnsafeGuaranteedRef { $0[.map] == nil && $0[.list] == nil && $0.keyed.isEmpty }
    case .object, .map, .list, .anything: false
    }
  }

  func nounOfValues(in map: Int) -> String {
    guard case .map(_, let values) = rules[map], case .object(let rule) = rules[values] else {
      return "each value"
    }
    return rule._withUnsafeGuaranteedRef(\.name)
  }

  /// The help for a key that belongs inside another key of the same map: `angle` beside `gradient`.
  func home(
    of key: Int, besides map: Int, of rule: ObjectRule, in tree: YAMLTree
  ) -> String? {
    let nodes = tree.nodes
    var home: String?
    nodes.forEachPair(of: map) { other, value in
      guard home == nil, nodes[other].kind.isScalar, nodes[value].kind == .map,
        let index = nodes.withText(of: other, { rule.keys.index(of: $0) }),
        allows(key, in: rule.shapes[index], tree)
      else { return }
      home = "'\(nodes.string(of: key))' belongs in '\(nodes.string(of: other))'"
    }
    return home
  }

  /// The help for a key that is one of the names under another key: `push` belongs in `transitions`.
  func home(of name: String, in rule: ObjectRule) -> String? {
    for (index, key) in rule.keys.names.enumerated() {
      guard case .map(let keys, _) = rules[rule.shapes[index]], case .names(let names) = rules[keys]
      else { continue }
      if names._withUnsafeGuaranteedRef({ $0.keys.names.contains(name) }) {
        return "'\(name)' belongs in '\(key)': indent it below that key"
      }
    }
    return nil
  }

  /// The help for a key beside names of maps that should have it: `duration` beside `push`.
  func home(of key: Int, amongValues shape: Int, after previous: Int?, in tree: YAMLTree) -> String?
  {
    guard let previous, tree.nodes[previous].kind.isScalar, allows(key, in: shape, tree) else {
      return nil
    }
    let (name, owner) = (tree.nodes.string(of: key), tree.nodes.string(of: previous))
    return "'\(name)' belongs in '\(owner)': indent it further than that key"
  }

  /// Whether a map of a shape can have a key.
  func allows(_ key: Int, in shape: Int, _ tree: YAMLTree) -> Bool {
    switch rules[shape] {
    case .object(let rule):
      tree.nodes.withText(of: key) { name in
        rule._withUnsafeGuaranteedRef { $0.keys.index(of: name) != nil }
      }
    case .oneOf(let choice):
      choice._withUnsafeGuaranteedRef { choice in
        ([choice[.map]].compactMap(\.self) + choice.keyed.map(\.shape)).contains {
          allows(key, in: $0, tree)
        }
      }
    default: false
    }
  }
}
