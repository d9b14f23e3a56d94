import CLibYAML

extension YAMLNode.Kind {
  /// The kind of a scalar of libyaml's style.
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a node's content begins, after its anchor and tag.
  func endOfProperties(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index] == UInt8(ascii: "&") || self[index] == UInt8(ascii: "!") {
      while index < end, self[index] > 0x20 { index += 1 }
      while index < end, self[index] <= 0x20 { index += 1 }
    }
    return index
  }
}
