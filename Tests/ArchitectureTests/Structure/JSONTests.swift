import Testing

/// JSON is made of values and written by `JSONWriter`; nobody else puts its quotes, commas and braces together.
@Suite struct JSONTests {
  private let sources = Repository.files(under: "Sources", suffixes: ["swift"])
    .filter { !$0.hasPrefix("Sources/SegueDiagnostics/JSON/") }

  /// Files with parts of JSON that are read or copied and never put together, or with another
  /// format's brackets.
  private static let exceptions: Set = [
    // Looks for names in what was written.
    "Sources/SegueLaws/Exporters/Exporter.swift",
    // Writes YAML's lists and maps.
    "Sources/SegueGallery/PresetPages/YAMLBlock.swift",
    "Sources/SegueYAML/Decoding/ForeignValue.swift",
    "Sources/SegueYAML/Decoding/SplitFormula.swift",
    "Sources/SegueYAML/Decoding/ValueDescription.swift",
    "Sources/SegueYAML/Synonyms/ForeignKeyframes.swift",
    "Sources/SegueYAML/Synonyms/ForeignTransform.swift",
  ]

  @Test func `no code but the writer builds JSON from strings`() throws {
    #expect(sources.count > 50)
    #expect(Self.exceptions.isSubset(of: sources))
    for path in sources where !Self.exceptions.contains(path) {
      for line in Self.suspicious(in: try Repository.text(of: path)) {
        Issue.record("\(path):\(line)")
      }
    }
  }

  @Test func `only the gallery uses raw JSON text`() throws {
    let taking = try sources.filter {
      try Repository.text(of: $0).contains(/(^|[^\w)\]])\.raw\(|JSONValue\.raw\b/)
    }
    #expect(!taking.isEmpty)
    for path in taking { #expect(path.contains("Gallery/"), "\(path)") }
  }

  @Test(arguments: [
    #"let a = "{\"id\": 1}""#, #"let a = "[\"" + id"#, #"let a = "\"\(name)\":\(value)""#,
    #"let a = id + ",\"b\"""#, ##"let a = #"{"id": 1}"#"##, ##"let a = #"["a"]"#"##,
    #"let a = "[\(list)]""#, #"let a = "{\(members)}""#,
    "let a = \"\"\"\n  \"id\": \\(id)\n  \"\"\"",
    "let a = \"\"\"\n  {\"id\": \\(id)}\n  \"\"\"",
  ])
  func `JSON built by hand is reported`(source: String) {
    #expect(!Self.suspicious(in: source).isEmpty, "\(source)")
  }

  @Test(arguments: [
    #"let a: JSONValue = ["id": .string(id), "list": []]"#, #"let a = "class=\"\(name)\"""#,
    #"let a = done.map { ": \($0)" }"#, #"// "{\"id\": 1}""#, #"case "\"": "&quot;""#,
    ##"let pattern = #"^[a-z]{1,2}("\.[a-z]+)?$"#"##, #"let a = "{from: 0, to: 1}""#,
  ])
  func `other strings are not reported`(source: String) {
    #expect(Self.suspicious(in: source).isEmpty, "\(source)")
  }

  /// The numbers of lines that have to do with JSON.
  private static func suspicious(in source: String) -> [Int] {
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.filter { index in
      let line = Array(lines[index])
      if line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8) { return false }
      return line.indices.contains {
        line[$0] == UInt8(ascii: "\"")
          && isSuspicious(before: line[..<$0], after: line[($0 + 1)...])
      }
    }.map { $0 + 1 }
  }

  /// Whether a quote is one of JSON's: an escaped one beside a colon, a bracket or a comma, or one that begins
  /// an object or a list of interpolated values, or one that ends a name before such a value.
  private static func isSuspicious(before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) -> Bool {
    let backslashes = before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    if backslashes % 2 == 1 {
      return after.first == UInt8(ascii: ":")
        || before.dropLast().last.map("{[,".utf8.contains) ?? false
    }
    if [#"{\("#, #"[\("#].contains(where: { after.starts(with: $0.utf8) }) { return true }
    if before.last.map(isWord) ?? false {
      return [#":\("#, #": \("#, #":"\("#, #": "\("#].contains { after.starts(with: $0.utf8) }
    }
    let isRaw = before.last == UInt8(ascii: "#")
    return isRaw && [#"{""#, #"[""#].contains { after.starts(with: $0.utf8) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber
  }
}
