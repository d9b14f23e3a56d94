import SegueDiagnostics
import SegueJSONRPC
import SegueSystem
import SegueTestSupport
import Synchronization
import Testing

@testable import SegueCLI

/// A server in this process, in a folder with a catalog, and what it answers to some messages.
struct MCPSession {
  /// The answers by the ids of their requests.
  private(set) var answers: [Int: JSONObject] = [:]
  /// All messages that the server sent, in order.
  private(set) var sent: [JSONObject] = []

  /// A call of a tool: its name and its arguments.
  typealias Call = (tool: String, arguments: JSONObject)

  /// Calls tools, whose answers have the ids from 1.
  init(
    _ calls: Call..., in folder: TemporaryFolder, at subfolder: String = "",
    catalog: String = SampledCatalog.path
  ) throws {
    let requests = calls.enumerated().map { index, call in
      Self.request(
        index + 1, "tools/call",
        ["name": .string(call.tool), "arguments": .object(call.arguments)])
    }
    try self.init(
      messages: [Self.initialize] + requests, in: folder, at: subfolder, catalog: catalog)
  }

  /// Sends messages at once.
  init(
    messages: [JSONObject], in folder: TemporaryFolder, at subfolder: String = "",
    catalog: String = SampledCatalog.path
  ) throws {
    let unused = ByteSink { _ in }
    let environment = CommandEnvironment(
      variable: { ["SEGUE_CATALOG": catalog][$0] }, currentFolder: folder.path + subfolder,
      now: { SystemTime.sinceEpoch }, output: unused, errors: unused,
      input: { _ throws(CommandFailure) in [] })
    let written = Mutex<[UInt8]>([])
    let server = JSONRPCServer(MCPServer(in: try environment.confined(to: "."))) { bytes in
      written.withLock { $0 += bytes }
    }
    var rest = [Array(messages.map { $0.text() + "\n" }.joined().utf8)]
    server.run { rest.popLast() ?? [] }
    for line in written.withLock({ $0 }).split(separator: UInt8(ascii: "\n")) {
      guard case .object(let message) = try JSONValue(reading: Array(line)) else { continue }
      sent.append(message)
      if case .integer(let id)? = message["id"] { answers[id] = message }
    }
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSONObject = [:]) -> JSONObject {
    [
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method),
      "params": .object(parameters),
    ]
  }

  static let initialize = request(
    0, "initialize", ["protocolVersion": "2025-06-18", "capabilities": [:], "clientInfo": [:]])

  /// The result of a request; records its error, if it has one.
  func result(_ id: Int) throws -> JSONObject {
    try #require(answers[id]?["result"]?.object, "\(answers[id]?.text() ?? "no answer")")
  }

  /// The text that a tool printed; that of the whole answer if it is no result.
  func text(_ id: Int) -> String {
    guard let content = answers[id]?["result"]?.object?["content"]?.elements else {
      return answers[id]?.text() ?? "no answer"
    }
    return content.compactMap { $0.object?["text"]?.string }.joined()
  }

  /// Whether a tool ran and failed.
  func failed(_ id: Int) -> Bool { answers[id]?["result"]?.object?["isError"] == true }

  /// Whether a tool ran and did not fail.
  func succeeded(_ id: Int) -> Bool { answers[id]?["result"]?.object?["isError"] == false }

  /// The code and the message of an error.
  func error(_ id: Int) throws -> (code: JSONValue?, message: String) {
    let error = try #require(answers[id]?["error"]?.object)
    return (error["code"], error["message"]?.string ?? "")
  }
}

extension JSONValue {
  var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
}
