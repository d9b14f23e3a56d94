/// The kind of a node's value, by the YAML 1.2 core schema.
public enum ValueKind: Hashable, Sendable {
  /// An empty value, `null` or `~`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A plain number.
  case number(Double)
  /// Any other scalar, and every quoted one.
  case text
  /// A list.
  case list
  /// A map.
  case map

  init(of node: Int, in nodes: NodeTable) {
    let raw = nodes[node]
    switch raw.kind {
    case .map: self = .map
    case .list: self = .list
    case .alias: self.init(of: Int(raw.content), in: nodes)
    case .taggedText, .singleQuoted, .doubleQuoted, .block: self = .text
    case .plain:
      switch nodes.withText(of: node, { CoreScalar(plain: $0) }) {
      case .null: self = .null
      case .boolean(let value): self = .boolean(value)
      case .integer(let value), .decimal(let value): self = .number(value)
      case .text: self = .text
      }
    }
  }
}
