package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about YAML itself, independent of a format.
  package static let yaml = encodings + structure + limits

  private static let encodings = [
    Explanation(
      "yaml/not-utf-8",
      what: "The file holds a byte that is not part of any UTF-8 character.",
      why: "a file in another encoding would show other letters to each reader.",
      failing: .init(
        shown: "id: caf\\xE9        # the byte E9, é in Latin-1",
        bytes: Array("id: caf".utf8) + [0xE9, 0x0A]),
      fixed: .init("id: cafe\n")),
    Explanation(
      "yaml/utf-16", what: "The file begins with the byte order mark of UTF-16.",
      why: "presets are UTF-8, so that every tool reads them alike.",
      failing: .init(
        shown: "FF FE 69 00 64 00 3A 00 20 00 61 00",
        bytes: [0xFF, 0xFE, 0x69, 0, 0x64, 0, 0x3A, 0, 0x20, 0, 0x61, 0]),
      fixed: .init("id: a\n")),
    Explanation(
      "yaml/control-character", what: "The file holds a control character as it is.",
      why: "it cannot be seen, and a terminal that prints it may obey it.",
      failing: .init(
        shown: "summary: red \\x1B[31m    # the byte 1B",
        bytes: Array("summary: red \u{1B}[31m".utf8)),
      fixed: .init(#"summary: "red \x1B[31m""#)),
  ]

  private static let structure = [
    Explanation(
      "yaml/syntax", what: "The file is not YAML.",
      why: "what a broken file means can only be guessed.",
      failing: "tags: [slide, fade\nid: a\n", fixed: "tags: [slide, fade]\nid: a\n"),
    Explanation(
      "yaml/duplicate-key", what: "A map has the same key twice.",
      why: "one of the two values would be dropped without a word.",
      failing: "id: a\nname: First\nname: Second\n", fixed: "id: a\nname: First\n"),
    Explanation(
      "yaml/key-not-text", what: "A key is a list, a map or an alias.",
      why: "every key of the format is a name.",
      failing: "[a, b]: 1\n", fixed: "a: 1\nb: 1\n"),
    Explanation(
      "yaml/merge-key", what: "The file uses a merge key, '<<'.",
      why: "YAML 1.2 has none, and a reader cannot see what a merged map holds.",
      failing: "base: &base {duration: 1s}\npush: {<<: *base}\n",
      fixed: "base: &base {duration: 1s}\npush: *base\n"),
    Explanation(
      "yaml/unknown-alias", what: "An alias names an anchor that does not stand before it.",
      why: "there is nothing it could stand for.",
      failing: "push: *base\n", fixed: "base: &base {duration: 1s}\npush: *base\n"),
    Explanation(
      "yaml/recursive-alias", what: "An alias stands inside the value that it stands for.",
      why: "the value would have no end.",
      failing: "a: &a [1, *a]\n", fixed: "a: &a [1]\nb: [1, *a]\n"),
    Explanation(
      "yaml/unknown-tag", what: "A value has a tag that is not one of the YAML 1.2 core schema.",
      why: "a tag names a type of some program; the format has its own types.",
      failing: "id: !Name a\n", fixed: "id: a\n"),
    Explanation(
      "yaml/wrong-tag", what: "A value does not agree with its tag.",
      why: "one of the two is a mistake.", failing: "count: !!int many\n", fixed: "count: 3\n"),
    Explanation(
      "yaml/several-documents", what: "The file holds a second document, after '---'.",
      why: "a file is one preset, and the second would be lost.",
      failing: "id: a\n---\nid: b\n", fixed: "id: a\n"),
    Explanation(
      "yaml/version", what: "The file asks for another version of YAML than 1.2.",
      why: "YAML 1.1 reads 'no' as false and 1:30 as ninety.",
      failing: "%YAML 1.1\n---\nid: a\n", fixed: "%YAML 1.2\n---\nid: a\n"),
    Explanation(
      "yaml/empty", what: "The file holds nothing but comments or white space.",
      why: "an empty preset is more likely a file that was not saved.",
      failing: "# soon\n", fixed: "id: a\n"),
  ]

  private static let limits = [
    Explanation(
      "yaml/too-large", what: "The file is larger than a mebibyte.",
      why: "no preset is, and a catalog must load quickly whatever it holds.",
      failing: .init(
        shown: "# a comment of two million letters\nid: a",
        bytes: [0x23] + [UInt8](repeating: 0x61, count: 2_000_000) + Array("\nid: a".utf8)),
      fixed: .init("# a comment\nid: a\n")),
    Explanation(
      "yaml/too-deep", what: "Lists and maps nest more than 64 deep.",
      why: "no preset does, and what nests without a bound can exhaust a reader.",
      failing: .init(
        shown: "a: [[[[ … ]]]]        # 70 brackets",
        bytes: Array(("a: " + nested(70)).utf8)),
      fixed: .init("a: [[[[]]]]\n")),
    Explanation(
      "yaml/too-many-aliases",
      what: "The aliases of the file stand for more than 10,000 values together.",
      why: "nine lines of aliases can stand for a billion values.",
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
