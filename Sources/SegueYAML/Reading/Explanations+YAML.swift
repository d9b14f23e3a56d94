package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about YAML itself, independent of a format.
  package static let yaml = encodings + structure + limits

  private static let encodings = [
    Explanation(
      "yaml/not-utf-8",
      what: "The file contains a byte that is not valid UTF-8.",
      why: "Text in another encoding would be read differently by each tool.",
      failing: .init(
        shown: "id: caf\\xE9        # the byte E9, é in Latin-1",
        bytes: Array("id: caf".utf8) + [0xE9, 0x0A]),
      fixed: .init("id: cafe\n")),
    Explanation(
      "yaml/utf-16", what: "The file begins with a UTF-16 byte order mark.",
      why: "Presets are UTF-8, so that every tool reads them in the same way.",
      failing: .init(
        shown: "FF FE 69 00 64 00 3A 00 20 00 61 00",
        bytes: [0xFF, 0xFE, 0x69, 0, 0x64, 0, 0x3A, 0, 0x20, 0, 0x61, 0]),
      fixed: .init("id: a\n")),
    Explanation(
      "yaml/control-character", what: "The file contains an unescaped control character.",
      why: "It is invisible, and a terminal that prints it could execute it as a command.",
      failing: .init(
        shown: "summary: red \\x1B[31m    # the byte 1B",
        bytes: Array("summary: red \u{1B}[31m".utf8)),
      fixed: .init(#"summary: "red \x1B[31m""#)),
    Explanation(
      "yaml/line-separator",
      what: "The file contains the character U+0085, U+2028 or U+2029, unescaped.",
      why:
        "Older readers of YAML end a line there and newer ones do not, so a comment could hide a key.",
      failing: .init(
        shown: "summary: It fades. # softly \\u2028(name: a)",
        bytes: Array("summary: It fades. # softly \u{2028}(name: a)".utf8)),
      fixed: .init(#"summary: "It fades.\LSoftly.""#)),
  ]

  private static let structure = [
    Explanation(
      "yaml/syntax", what: "The file is not valid YAML.",
      why: "Segue does not guess what a malformed file means.",
      failing: "tags: [slide, fade\nid: a\n", fixed: "tags: [slide, fade]\nid: a\n"),
    Explanation(
      "yaml/duplicate-key", what: "A map has the same key twice.",
      why: "One of the two values would be silently dropped.",
      failing: "id: a\nname: First\nname: Second\n", fixed: "id: a\nname: First\n"),
    Explanation(
      "yaml/key-not-text", what: "A key is a list, a map or an alias.",
      why: "Every key of the format is a string.",
      failing: "[a, b]: 1\n", fixed: "a: 1\nb: 1\n"),
    Explanation(
      "yaml/merge-key", what: "The file uses a merge key, '<<'.",
      why: "YAML 1.2 has no merge keys, and they hide what a map contains.",
      failing: "base: &base {duration: 1s}\npush: {<<: *base}\n",
      fixed: "base: &base {duration: 1s}\npush: *base\n"),
    Explanation(
      "yaml/unknown-alias", what: "An alias refers to an anchor that is not defined before it.",
      why: "The alias has no value.",
      failing: "push: *base\n", fixed: "base: &base {duration: 1s}\npush: *base\n"),
    Explanation(
      "yaml/recursive-alias", what: "An alias is used inside its own anchor.",
      why: "The value would be infinite.",
      failing: "a: &a [1, *a]\n", fixed: "a: &a [1]\nb: [1, *a]\n"),
    Explanation(
      "yaml/unknown-tag", what: "A value has a tag that is not part of the YAML 1.2 core schema.",
      why: "Other tags name types of a program. The format defines its own types.",
      failing: "id: !Name a\n", fixed: "id: a\n"),
    Explanation(
      "yaml/wrong-tag", what: "A value does not match its tag.",
      why: "Either the value or the tag is wrong.", failing: "count: !!int many\n",
      fixed: "count: 3\n"),
    Explanation(
      "yaml/several-documents", what: "The file contains a second document, after '---'.",
      why: "A file holds one preset. The second document would be ignored.",
      failing: "id: a\n---\nid: b\n", fixed: "id: a\n"),
    Explanation(
      "yaml/version", what: "The file declares a YAML version other than 1.2.",
      why: "YAML 1.1 reads 'no' as false and 1:30 as ninety.",
      failing: "%YAML 1.1\n---\nid: a\n", fixed: "%YAML 1.2\n---\nid: a\n"),
    Explanation(
      "yaml/empty", what: "The file is empty, or contains only comments or white space.",
      why: "An empty preset is more likely a file that was not saved.",
      failing: "# soon\n", fixed: "id: a\n"),
  ]

  private static let limits = [
    Explanation(
      "yaml/too-large", what: "The file is larger than 1 MiB.",
      why: "A catalog must load quickly, and no preset needs that much.",
      failing: .init(
        shown: "# a comment of two million letters\nid: a",
        bytes: [0x23] + [UInt8](repeating: 0x61, count: 2_000_000) + Array("\nid: a".utf8)),
      fixed: .init("# a comment\nid: a\n")),
    Explanation(
      "yaml/too-deep", what: "Lists and maps are nested more than 64 levels deep.",
      why: "Unlimited nesting could exhaust the parser's memory, and no preset needs it.",
      failing: .init(
        shown: "a: [[[[ … ]]]]        # 70 brackets",
        bytes: Array(("a: " + nested(70)).utf8)),
      fixed: .init("a: [[[[]]]]\n")),
    Explanation(
      "yaml/too-many-directives", what: "More than 100 lines of the file begin with '%'.",
      why:
        "Such lines are directives, which the parser takes long to compare, and no file needs more than one.",
      failing: .init(
        shown: "%TAG !a! tag:a\n%TAG !b! tag:b\n…        # 101 lines\n---\nid: a",
        bytes: Array(
          ((0...100).map { "%TAG !a\($0)! tag:a\n" }.joined() + "---\nid: a\n").utf8)),
      fixed: .init("%YAML 1.2\n---\nid: a\n")),
    Explanation(
      "yaml/too-many-aliases",
      what: "The aliases of the file expand to more than 10,000 values in total.",
      why: "Nine lines of aliases can expand to a billion values.",
      failing: "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
        + doubling("a", "b") + doubling("b", "c") + doubling("c", "d") + doubling("d", "e"),
      fixed: "a: &a [1, 1, 1]\nb: [*a, *a]\n"),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  /// A list of nine aliases.
  private static func doubling(_ old: String, _ new: String) -> String {
    let aliases = Array(repeating: "*\(old)", count: 9).joined(separator: ", ")
    return "\(new): &\(new) [\(aliases)]\n"
  }
}
