import SegueDiagnostics
import SegueJSONRPC
import SegueSystem
import SegueTestSupport
import Testing

@testable import SegueCLI

/// A client that wants what it may not have is answered, and not obeyed.
@Suite struct HostileClientTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try outside.write(samplePreset("secret"), to: "secret.yaml")
    try folder.addPreset("alpha")
    folder.link("way-out", to: outside.path)
    folder.link("film.png", to: "\(outside.path)/film.png")
    folder.link("catalog/slide/secret.yaml", to: "\(outside.path)/secret.yaml")
    try folder.write("x", to: "sub/keep")
  }

  @Test func `files outside of the folder are neither read nor written`() throws {
    let paths = [
      outside.file("secret.yaml"), "/etc/passwd", "../", "..", "sub/../../x.yaml", "way-out",
      "way-out/secret.yaml", "/", "catalog/slide/secret.yaml", "\(folder.path)-beside/x.yaml",
      "missing/../../x.yaml",
    ]
    for path in paths {
      let session = try MCPSession(("validate", ["paths": [.string(path)]]), in: folder)
      #expect(session.failed(1), "\(path)")
      #expect(
        session.text(1).contains("is outside of \(folder.path)\nhelp: "),
        "\(path): \(session.text(1))")
    }
    // A link below a folder that may be checked.
    let whole = try MCPSession(("validate", ["paths": ["catalog"]]), in: folder)
    #expect(whole.failed(1) && whole.text(1).contains("is outside of"))
    for path in paths {
      for arguments: JSONObject in [
        ["old": .string(path), "new": "review.yaml"],
        // What is called a revision may be a file.
        ["revisions": .string(path), "old": "review.yaml"], ["revisions": .string(path)],
      ] {
        let session = try MCPSession(("diff", arguments), in: folder)
        #expect(session.failed(1) && session.text(1).contains("is outside of"), "\(path)")
      }
    }
    let folders = try MCPSession(("diff", ["old": "catalog", "new": "catalog"]), in: folder)
    #expect(folders.failed(1) && folders.text(1).contains("is outside of"))
    for path in [outside.file("a.png"), "../a.png", "way-out/a.png", "film.png", "way-out/b/a.png"]
    {
      let session = try MCPSession(
        ("export", ["id": "crossfade", "output": .string(path), "overwrite": true]), in: folder)
      #expect(session.failed(1) && session.text(1).contains("is outside of"), "\(path)")
    }
    #expect(try outside.names() == ["secret.yaml"])
  }

  @Test(arguments: [
    "output: OUT/a.png", "output: a.png\n    options: {gesture: OUT/secret.yaml}",
    "output: a.png\n    options: {from: OUT/a.png, to: OUT/b.png}",
  ])
  func `a tape that is validated reaches nothing outside either`(film: String) throws {
    let text = "schema: 1\nfilms:\n  - preset: crossfade\n    \(film)\n"
    try folder.write(text.replacing("OUT", with: outside.path), to: "review.yaml")
    let session = try MCPSession(("validate", ["paths": ["review.yaml"]]), in: folder)
    #expect(session.failed(1) && session.text(1).contains("is outside of"), "\(session.text(1))")
  }

  @Test func `new writes into no catalog above or behind a link`() throws {
    try folder.write("", to: "catalog/README")
    try folder.write("[package]", to: "Package.swift")
    let above = try MCPSession(("new", ["id": "my-push"]), in: folder, at: "/sub")
    #expect(above.failed(1) && above.text(1).contains("is outside of \(folder.path)/sub"))
    folder.link("catalog/custom", to: outside.path)
    let linked = try MCPSession(("new", ["id": "my-push"]), in: folder)
    #expect(linked.failed(1) && linked.text(1).contains("is outside of"))
    #expect(try outside.names() == ["secret.yaml"])
    #expect(!folder.contains("catalog/schema"))
  }

  @Test(
    arguments: [
      ("show", ["id": "../secret"]), ("show", ["id": "--help"]), ("show", ["id": 1]), ("show", [:]),
      ("show", ["id": "alpha", "catalog": "/"]), ("preview", ["id": "alpha", "gesture": "/etc/x"]),
      ("preview", ["id": "alpha", "width": 1_000_000]),
      ("preview", ["id": "alpha", "moments": [2]]),
      ("preview", ["id": "alpha", "moments": ["a"]]), ("validate", ["paths": "catalog"]),
      ("validate", ["paths": ["a\0b"]]), ("validate", ["paths": [""]]),
      ("export", ["id": "alpha", "output": "a\n.png"]), ("export", ["id": "alpha"]),
      ("new", ["id": "My Push"]), ("new", ["id": "a", "overwrite": "yes"]),
      ("list", ["what": "secrets"]), ("use", ["id": "alpha", "parameters": ["a": [1]]]),
      ("delete", ["id": "alpha"]), ("search", ["query": .null]),
    ] as [(String, JSONObject)])
  func `arguments beyond the schema are refused with a sentence`(
    tool: String, arguments: JSONObject
  ) throws {
    let session = try MCPSession((tool, arguments), ("explain", ["code": "law"]), in: folder)
    let error = try session.error(1)
    #expect(error.code == -32602 && error.message.count > 20, "\(error)")
    #expect(session.succeeded(2))
  }

  @Test func `words are no options, and options no words`() throws {
    let session = try MCPSession(
      ("search", ["query": "--catalog=/"]), ("explain", ["code": "--json"]),
      ("list", ["family": "--json"]), ("validate", ["paths": ["-"]]),
      ("use", ["id": "alpha", "parameters": ["--json": "1"]]), in: folder)
    for id in 1...5 { #expect(session.failed(id), "\(id): \(session.text(id))") }
    #expect(session.text(4).contains("'./-'") || session.text(4).contains("/-: No such file"))
  }

  @Test func `calls that are no calls are refused`() throws {
    let calls: [JSONObject] = [
      [:], ["name": 1], ["name": "list", "arguments": []], ["name": "list", "arguments": "x"],
    ]
    let requests = calls.enumerated().map {
      MCPSession.request($0 + 1, "tools/call", $1)
    }
    let session = try MCPSession(messages: [MCPSession.initialize] + requests, in: folder)
    for id in 1...calls.count { #expect(try session.error(id).code == -32602) }
  }

  @Test func `the folder is one of a project`() throws {
    for (wrong, message) in [("/", "started in '/'"), ("nowhere", "there is no folder '")] {
      let run = CommandRun("mcp", "--folder", wrong, in: folder)
      #expect(run.status != .success && run.output.isEmpty)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }
}
