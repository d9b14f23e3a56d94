import SegueDiagnostics
import SegueTestSupport
import Testing

@testable import SegueCLI

/// What the protocol asks of a server, besides its tools.
@Suite struct MCPProtocolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"),
    ("", "2025-11-25"),
  ])
  func `agrees on a version that both know`(asked: String, answered: String) throws {
    let request = MCPSession.request(1, "initialize", ["protocolVersion": .string(asked)])
    let result = try MCPSession(messages: [request], in: folder).result(1)
    #expect(result["protocolVersion"] == .string(answered))
    #expect(result["capabilities"] == ["tools": [:], "resources": [:]])
  }

  @Test func `answers nothing but ping before it is initialized`() throws {
    let session = try MCPSession(
      messages: [
        MCPSession.request(1, "tools/list"), MCPSession.request(2, "ping"),
        MCPSession.request(3, "tools/call", ["name": "list"]),
        MCPSession.request(4, "server/discover"), MCPSession.initialize,
        MCPSession.request(5, "tools/list"),
      ], in: folder)
    for id in [1, 3] {
      let error = try session.error(id)
      #expect(error.code == -32600 && error.message == "send 'initialize' before other requests")
    }
    #expect(try session.result(2) == [:])
    // What newer clients try first.
    #expect(try session.error(4).code == -32601)
    #expect(try session.result(5)["tools"]?.elements?.count == MCPTool.all.count)
  }

  @Test func `describes each tool, its arguments, and whether it writes`() throws {
    let session = try MCPSession(
      messages: [MCPSession.initialize, MCPSession.request(1, "tools/list")], in: folder)
    let tools = try #require(session.result(1)["tools"]?.elements).compactMap { $0.object }
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "search", "list", "show", "preview", "validate", "diff", "new", "export", "use", "explain",
      ])
    for tool in tools {
      let schema = try #require(tool["inputSchema"]?.object)
      #expect(schema["type"] == "object" && schema["additionalProperties"] == false)
      let writes = ["new", "export"].contains(tool["name"]?.string)
      let hints = try #require(tool["annotations"]?.object)
      #expect(hints["readOnlyHint"] == .boolean(!writes))
      #expect(hints["destructiveHint"] == .boolean(writes))
      for property in schema["properties"]?.object?.members ?? [] {
        #expect(property.value.object?["description"]?.string?.isEmpty == false)
      }
    }
  }

  @Test func `offers the schemas, the guides and the explanations`() throws {
    let session = try MCPSession(
      messages: [
        MCPSession.initialize, MCPSession.request(1, "resources/list"),
        MCPSession.request(2, "resources/read", ["uri": "segue://schema/preset"]),
        MCPSession.request(3, "resources/read", ["uri": "segue://explain/yaml/duplicate-key"]),
        MCPSession.request(4, "resources/read", ["uri": "segue://schema/preest"]),
        MCPSession.request(5, "resources/read", ["uri": "file:///etc/passwd"]),
        MCPSession.request(6, "resources/read"),
        MCPSession.request(7, "resources/templates/list"),
      ], in: folder)
    let listed = try #require(session.result(1)["resources"]?.elements)
    #expect(listed.count >= SchemaCommand.Format.allCases.count)
    func text(_ id: Int) throws -> String? {
      try session.result(id)["contents"]?.elements?.first?.object?["text"]?.string
    }
    #expect(try text(2) == SchemaCommand.Format.preset.text)
    #expect(try text(3)?.contains("yaml/duplicate-key") == true)
    let misspelled = try session.error(4)
    #expect(misspelled.code == -32002 && misspelled.message.contains("'segue://schema/preset'"))
    #expect(try session.error(5).code == -32002)
    #expect(try session.error(6).code == -32602)
    #expect(try session.result(7)["resourceTemplates"]?.elements?.count == 1)
  }

  @Test func `the package's guides are resources`() throws {
    let resources = MCPResources(ShippedFiles(beside: BuiltProgram.segue)).all
    let guide = try #require(resources.first { $0.address == "segue://guide/presets" })
    #expect(guide.text()?.hasPrefix("# ") == true)
  }

  @Test func `long work reports progress`() throws {
    try folder.addPreset("alpha")
    try folder.addPreset("beta")
    let session = try MCPSession(
      messages: [
        MCPSession.initialize,
        MCPSession.request(
          1, "tools/call",
          ["name": "validate", "arguments": [:], "_meta": ["progressToken": "t"]]),
      ], in: folder)
    let reports = session.sent.filter { $0["method"] == "notifications/progress" }
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { $0["params"]?.object?["progressToken"] == "t" })
    #expect(session.succeeded(1), "\(session.text(1))")
  }

  @Test func `long work is cancelled, and has no answer`() throws {
    for index in 0..<40 { try folder.addPreset("preset-\(index)") }
    let session = try MCPSession(
      messages: [
        MCPSession.initialize,
        MCPSession.request(1, "tools/call", ["name": "validate", "arguments": [:]]),
        MCPSession.request(2, "ping"),
        [
          "jsonrpc": "2.0", "method": "notifications/cancelled",
          "params": ["requestId": 1, "reason": "no longer needed"],
        ],
        MCPSession.request(3, "tools/call", ["name": "explain", "arguments": ["code": "law"]]),
      ], in: folder)
    #expect(session.answers[1] == nil)
    #expect(try session.result(2) == [:])
    #expect(session.succeeded(3))
  }
}
