import SegueDiagnostics
import SegueJSONRPC
import SeguePluginABI
import SegueTimeline
import Synchronization

/// The methods of the Model Context Protocol that Segue has.
final class MCPServer: JSONRPCHandler {
  private let environment: CommandEnvironment
  private let resources: MCPResources
  private let isInitialized = Mutex(false)

  /// The versions of the protocol that it speaks, the newest first.
  ///
  /// Batches, which only 2025-03-26 has, are refused.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let instructions = """
    Segue is a catalog of iOS screen transitions as YAML. Find a preset with 'search', look at it with 'preview', and \
    read its parameters with 'show'. To vary one, call 'new' with 'extends', edit the file that it names, and call \
    'validate' until there are no problems; 'explain' says more about a diagnostic's code. 'use' prints the code for \
    an app. The format of presets is the resource segue://guide/presets.
    """

  /// Creates a server whose commands stay where the environment confines them.
  init(in environment: CommandEnvironment) {
    var environment = environment
    (environment.columns, environment.rows, environment.hasErrorTerminal) = (nil, nil, false)
    environment.input = { _ throws(CommandFailure) in [] }
    let variable = environment.variable
    environment.variable = { name in
      switch name {
      case "LC_ALL": "C.UTF-8"
      case "FORCE_COLOR", "CLICOLOR_FORCE": nil
      default: variable(name)
      }
    }
    self.environment = environment
    resources = MCPResources(ShippedFiles(beside: environment.executable))
  }

  func promptAnswer(to call: JSONRPCMessage.Call) -> JSONObject? {
    call.method == "ping" ? [:] : nil
  }

  func requestCancelled(by call: JSONRPCMessage.Call) -> JSONRPCID? {
    call.method == "notifications/cancelled" ? JSONRPCID(call.parameters["requestId"]) : nil
  }

  func answer(
    _ call: JSONRPCMessage.Call, _ work: JSONRPCWork
  ) throws(JSONRPCError) -> JSONObject {
    switch call.method {
    case "initialize": return initialize(call.parameters)
    case "tools/list":
      try requireInitialized()
      return ["tools": .array(MCPTool.all.map { .object($0.json) })]
    case "tools/call":
      try requireInitialized()
      return try ToolCall(call.parameters, work).result(in: environment)
    case "resources/list":
      try requireInitialized()
      return ["resources": .array(resources.all.map { .object($0.json) })]
    case "resources/templates/list":
      try requireInitialized()
      return ["resourceTemplates": .array(MCPResources.templates)]
    case "resources/read":
      try requireInitialized()
      return try read(call.parameters)
    default: throw .unknownMethod("there is no method '\(call.method.printable)'")
    }
  }

  private func initialize(_ parameters: JSONObject) -> JSONObject {
    isInitialized.withLock { $0 = true }
    let asked = Self.versions.first { parameters["protocolVersion"] == .string($0) }
    return [
      "protocolVersion": .string(asked ?? Self.versions[0]),
      "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": [
        "name": "segue", "title": "Segue", "version": .string(PluginHost.segue.version.description),
      ],
      "instructions": .string(Self.instructions),
    ]
  }

  private func requireInitialized() throws(JSONRPCError) {
    guard isInitialized.withLock({ $0 }) else {
      throw .invalidRequest("send 'initialize' before other requests")
    }
  }

  private func read(_ parameters: JSONObject) throws(JSONRPCError) -> JSONObject {
    guard case .string(let address)? = parameters["uri"] else {
      throw .invalidParameters("'uri' must be the address of a resource")
    }
    let resource = try resources.resource(address)
    guard let text = resource.text() else {
      throw .noResource("the file of '\(address.printable)' cannot be read any more")
    }
    return [
      "contents": [
        ["uri": .string(address), "mimeType": .string(resource.type), "text": .string(text)]
      ]
    ]
  }
}
