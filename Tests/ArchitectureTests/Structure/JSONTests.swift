import Testing

/// JSON is made of values and written by `SegueJSON`; nobody else puts its quotes, commas and braces together.
@Suite struct JSONTests {
  private let sources = Repository.files(under: "Sources", suffixes: ["swift"])
    .filter { !$0.hasPrefix("Sources/SegueJSON/") }

  /// Files with parts of JSON that are read or copied, and never put together.
  private static let exceptions: Set = [
    "Sources/SegueCLI/Plugins/New/EmbeddedFiles.swift",  // Holds files of the repository as they are.
    "Sources/SegueLaws/Checks/Exporter.swift",  // Looks for names in what was written.
  ]

  @Test func `no text outside SegueJSON is put together as JSON`() throws {
    #expect(sources.count > 50)
    for path in sources where !Self.exceptions.contains(path) {
      for line in Self.suspicious(in: try Repository.text(of: path)) {
        Issue.record("\(path):\(line)")
      }
    }
  }

  @Test func `only the gallery, which keeps what it has written, takes text for JSON`() throws {
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
  func `JSON put together by hand is caught`(source: String) {
    #expect(!Self.suspicious(in: source).isEmpty, "\(source)")
  }

  @Test(arguments: [
    #"let a: JSONValue = ["id": .string(id), "list": []]"#, #"let a = "class=\"\(name)\"""#,
    #"let a = done.map { ": \($0)" }"#, #"// "{\"id\": 1}""#, #"case "\"": "&quot;""#,
    ##"let pattern = #"^[a-z]{1,2}("\.[a-z]+)?$"#"##, #"let a = "{from: 0, to: 1}""#,
  ])
  func `what is no JSON is not`(source: String) {
    #expect(Self.suspicious(in: source).isEmpty, "\(source)")
  }

  /// The numbers of lines that hold quoted names before colons, or brackets before quotes or values, in a text.
  private static func suspicious(in source: String) -> [Int] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { index in
      !lines[index].contains(/^\s*\/\//)
        && (lines[index].contains(/\\":|[\[{,]\\"|"[\[{]\\\(/)
          || lines[index].contains(/"[\w$-]+": ?"?\\\(/)
          || lines[index].contains(/#"[^#]*([\[{,]"[\w$-]*"|"[\w$-]+":)/))
    }.map { $0 + 1 }
  }
}
