import SegueDiagnostics
import SegueExport
import SegueJSONRPC
import Synchronization

/// One call of a tool: where it writes, and what becomes of that.
struct ToolCall: Sendable {
  private let tool: MCPTool
  private let arguments: ToolArguments
  private let work: JSONRPCWork
  /// What the client calls the progress; nil if it wants to hear of none.
  private let progressToken: JSONValue?

  /// Finds the tool of a call.
  init(_ parameters: JSONObject, _ work: JSONRPCWork) throws(JSONRPCError) {
    let names = MCPTool.all.map(\.name)
    guard case .string(let name)? = parameters["name"] else {
      throw .invalidParameters(
        "'name' must be the name of a tool: \(names.joined(separator: ", "))")
    }
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      throw .invalidParameters(
        "there is no tool '\(name.printable)': "
          + (NearestName.help(for: name, noun: "tool", among: names)
            ?? "the tools are \(names.joined(separator: ", "))"))
    }
    switch parameters["arguments"] {
    case .object(let object)?: arguments = ToolArguments(object: object)
    case nil, .null?: arguments = ToolArguments(object: [:])
    default: throw .invalidParameters("'arguments' must be an object")
    }
    if case .object(let meta)? = parameters["_meta"] {
      progressToken = meta["progressToken"]
    } else {
      progressToken = nil
    }
    (self.tool, self.work) = (tool, work)
  }

  /// Runs the command of the tool in this process.
  ///
  /// - Throws: If the arguments are not those of its schema. What else goes wrong is the result, as on the command line.
  func result(in server: CommandEnvironment) throws(JSONRPCError) -> JSONObject {
    let printed = Mutex<[UInt8]>([])
    let structured = Mutex<JSONObject?>(nil)
    var environment = server
    let sink = ByteSink { bytes throws(CommandFailure) in printed.withLock { $0 += bytes } }
    (environment.output, environment.errors) = (sink, sink)
    let meter = progressToken.map { ProgressMeter($0, work, now: server.now) }
    environment.observer = CommandObserver(
      result: { object in structured.withLock { $0 = object } },
      progress: { done, all in meter?.report(done, of: all) },
      isCancelled: { work.isCancelled })
    var pictures: [ToolPicture] = []
    var failed = false
    do {
      let words = try tool.words(for: arguments, in: environment)
      pictures = try tool.run(words, arguments, environment)
    } catch let error as JSONRPCError {
      throw error
    } catch {
      failed = true
      environment.report(CommandFailure(error))
    }
    let text = printed.withLock { String(decoding: $0, as: UTF8.self) }
    let images = pictures.map { picture -> JSONValue in
      [
        "type": "image", "data": .string(HTMLExport.base64(picture.bytes)),
        "mimeType": "image/png",
      ]
    }
    var result: JSONObject = [
      "content": .array(images + [["type": "text", "text": .string(text)]]),
      "isError": .boolean(failed),
    ]
    result["structuredContent"] = structured.withLock { $0 }.map { .object($0) }
    return result
  }
}

extension CommandEnvironment {
  /// Prints a failure as the command line does.
  fileprivate func report(_ failure: CommandFailure) {
    let plain = ANSIStyle(isOn: false)
    // The environment of a call keeps all that is printed.
    if !failure.message.isEmpty { try? report(.error, failure.message, style: plain) }
    if let help = failure.help { try? report(.help, help, style: plain) }
  }
}

/// Tells a client how much is done, several times a second at most.
private final class ProgressMeter: Sendable {
  private let token: JSONValue
  private let work: JSONRPCWork
  private let now: @Sendable () -> Int64
  private let last = Mutex<(done: Int, time: Int64)>((-1, 0))

  /// The time between two reports, in nanoseconds.
  private static let pause: Int64 = 100_000_000

  init(_ token: JSONValue, _ work: JSONRPCWork, now: @escaping @Sendable () -> Int64) {
    (self.token, self.work, self.now) = (token, work, now)
  }

  func report(_ done: Int, of all: Int) {
    let time = now()
    let isDue = last.withLock { last in
      guard done > last.done, done == all || time - last.time >= Self.pause else { return false }
      last = (done, time)
      return true
    }
    guard isDue else { return }
    work.notify(
      "notifications/progress",
      ["progressToken": token, "progress": .integer(done), "total": .integer(all)])
  }
}
