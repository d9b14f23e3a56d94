import SegueDiagnostics
import SegueSystem
import Synchronization
import Testing

@testable import SegueJSONRPC

/// Messages that are answered, refused, or taken back.
@Suite struct JSONRPCServerTests {
  /// Answers `echo` with its parameters, and `wait` when it is taken back.
  private struct Echo: JSONRPCHandler {
    func promptAnswer(to call: JSONRPCMessage.Call) -> JSONObject? {
      call.method == "ping" ? [:] : nil
    }

    func requestCancelled(by call: JSONRPCMessage.Call) -> JSONRPCID? {
      call.method == "cancel" ? JSONRPCID(call.parameters["id"]) : nil
    }

    func answer(
      _ call: JSONRPCMessage.Call, _ work: JSONRPCWork
    ) throws(JSONRPCError) -> JSONObject {
      switch call.method {
      case "echo": return call.parameters
      case "wait":
        work.notify("waiting", ["for": "cancel"])
        while !work.isCancelled { SystemTime.sleep(microseconds: 1000) }
        return [:]
      default: throw .unknownMethod("there is no method '\(call.method)'")
      }
    }
  }

  /// What is answered to lines that arrive at once.
  private func answers(_ lines: String...) -> [String] {
    let written = Mutex<[UInt8]>([])
    let server = JSONRPCServer(Echo()) { bytes in written.withLock { $0 += bytes } }
    var rest = [Array(lines.map { $0 + "\n" }.joined().utf8)]
    server.run { rest.popLast() ?? [] }
    return written.withLock { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test func `requests are answered in their order, and notifications are not`() {
    let answers = answers(
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":[1,"ü"]}}"#,
      #"{"jsonrpc":"2.0","method":"echo"}"#, "",
      #"{"jsonrpc":"2.0","id":"two","method":"nothing"}"#,
      #"{"jsonrpc":"2.0","id":5,"result":{}}"#)
    #expect(
      answers == [
        #"{"jsonrpc":"2.0","id":1,"result":{"a":[1,"ü"]}}"#,
        #"{"jsonrpc":"2.0","id":"two","error":{"code":-32601,"message":"there is no method 'nothing'"}}"#,
      ])
  }

  @Test(arguments: [
    ("{", -32700, "null"), ("[]", -32600, "null"), ("1", -32600, "null"),
    (#"{"id":1,"method":"echo"}"#, -32600, "1"), (#"{"jsonrpc":"2.0","id":1}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[]}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":null,"method":"echo"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"echo"}"#, -32600, "null"),
    (String(repeating: "[", count: 5000), -32700, "null"),
    (String(repeating: "x", count: JSONRPCServer.messageLimit + 1), -32600, "null"),
  ])
  func `what is no request is refused, and the next is answered`(
    line: String, code: Int, id: String
  ) {
    let answers = answers(line, #"{"jsonrpc":"2.0","id":9,"method":"echo"}"#)
    #expect(answers.count == 2)
    #expect(answers[0].hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"#))
    #expect(answers[1] == #"{"jsonrpc":"2.0","id":9,"result":{}}"#)
  }

  @Test func `a request is taken back while it is worked on, and has no answer`() {
    let answers = answers(
      #"{"jsonrpc":"2.0","id":1,"method":"wait"}"#, #"{"jsonrpc":"2.0","id":2,"method":"wait"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"echo"}"#, #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","method":"cancel","params":{"id":2}}"#,
      #"{"jsonrpc":"2.0","method":"cancel","params":{"id":7}}"#,
      #"{"jsonrpc":"2.0","method":"cancel","params":{"id":1}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"echo"}"#)
    #expect(
      Set(answers).subtracting([
        #"{"jsonrpc":"2.0","method":"waiting","params":{"for":"cancel"}}"#
      ]) == [
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"a request with this id has no answer yet"}}"#,
        #"{"jsonrpc":"2.0","id":3,"result":{}}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
      ])
    #expect(answers.last == #"{"jsonrpc":"2.0","id":4,"result":{}}"#)
  }

  @Test func `a flood is refused rather than kept`() {
    let written = Mutex<[UInt8]>([])
    let server = JSONRPCServer(Echo()) { bytes in written.withLock { $0 += bytes } }
    let first = [#"{"jsonrpc":"2.0","id":0,"method":"wait"}"#]
    let flood = (1...1000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"echo"}"# }
    let last = [#"{"jsonrpc":"2.0","method":"cancel","params":{"id":0}}"#]
    var rest = [Array((first + flood + last).map { $0 + "\n" }.joined().utf8)]
    server.run { rest.popLast() ?? [] }
    let answers = written.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    let refused = answers.count { $0.contains("requests are waiting") }
    #expect(refused >= 1000 - JSONRPCServer.waitingLimit - 1)
    #expect(answers.count { $0.contains(#""result""#) } == 1000 - refused)
  }
}
