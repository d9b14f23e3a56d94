import SegueCatalog
import SegueDiagnostics

/// The tags of the YAML 1.2 core schema, the only ones accepted.
enum CoreTag {
  /// A problem with a tag.
  struct Problem {
    let code: Diagnostic.Code
    let message: String
    let help: String?
  }

  private static let prefix = "tag:yaml.org,2002:"

  /// Applies a tag to a node: `!!str` makes a plain scalar a text; the others must match the node.
  static func apply(
    _ tag: String, to node: inout YAMLNode, text: [UInt8]
  ) -> Problem? {
    let name = tag == "!" ? "str" : String(tag.dropFirst(prefix.count))
    let isCore = tag == "!" || tag.hasPrefix(prefix)
    guard isCore, ["str", "int", "float", "bool", "null", "map", "seq"].contains(name) else {
      return Problem(
        code: .unknownTag, message: "'\(tag.shortened)' is not a tag of the YAML 1.2 core schema",
        help: "remove the tag")
    }
    if name == "str" && node.kind == .plain { node.kind = .taggedText }
    guard !agrees(name, with: node, text: text) else { return nil }
    return Problem(
      code: .wrongTag, message: "the value does not match its tag '!!\(name)'",
      help: "remove the tag")
  }

  private static func agrees(
    _ name: String, with node: YAMLNode, text: [UInt8]
  ) -> Bool {
    switch (node.kind, name) {
    case (.map, "map"), (.list, "seq"): return true
    case (.map, _), (.list, _): return false
    case (_, "str"): return true
    default: break
    }
    switch (CoreScalar(plain: text.span), name) {
    case (.null, "null"), (.boolean, "bool"), (.integer, "int"), (.integer, "float"),
      (.decimal, "float"):
      return true
    default: return false
    }
  }
}
