/// What kind of value a node holds, by the YAML 1.2 core schema.
public enum ValueKind: Hashable, Sendable {
  /// Nothing, `null` or `~`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, plain.
  case number(Double)
  /// Any other scalar, and every quoted one.
  case text
  /// A list.
  case list
  /// A map.
  case map

  init(of node: Int, in tree: YAMLTree) {
    let raw = tree.nodes[node]
    switch raw.kind {
    case .map: self = .map
    case .list: self = .list
    case .alias: self.init(of: Int(raw.content), in: tree)
    case .singleQuoted, .doubleQuoted, .block: self = .text
    case .plain:
      switch CoreScalar(plain: tree.pool[raw.textRange]) {
      case .null: self = .null
      case .boolean(let value): self = .boolean(value)
      case .integer(let value), .decimal(let value): self = .number(value)
      case .text: self = .text
      }
    }
  }
}

extension ScalarText {
  /// Whether the text is a key that users may add freely: `x-…`.
  var isFreeKey: Bool {
    count > 2 && self[0] == UInt8(ascii: "x") && self[1] == UInt8(ascii: "-")
  }
}
