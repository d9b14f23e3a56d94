package import SegueDiagnostics

/// The identity of a request, which its answer repeats.
package enum JSONRPCID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// Reads an identity; nil for values that cannot be one.
  package init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number)?: self = .number(number)
    case .string(let text)?: self = .text(text)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// What is wrong with a request, for the program that sent it.
package struct JSONRPCError: Error, Hashable, Sendable {
  /// The number by which programs know it.
  package let code: Int
  /// What happened and what to do, for people.
  package let message: String

  private init(_ code: Int, _ message: String) { (self.code, self.message) = (code, message) }

  /// The text is not JSON.
  package static func malformed(_ problem: JSONProblem) -> Self {
    Self(-32700, "the message is not JSON: \(problem)")
  }
  /// It is JSON, but no message that can be answered now.
  package static func invalidRequest(_ message: String) -> Self { Self(-32600, message) }
  /// There is no such method.
  package static func unknownMethod(_ message: String) -> Self { Self(-32601, message) }
  /// The method does not take these parameters.
  package static func invalidParameters(_ message: String) -> Self { Self(-32602, message) }
  /// There is no resource with this address, as the Model Context Protocol numbers it.
  package static func noResource(_ message: String) -> Self { Self(-32002, message) }

  var json: JSONObject { ["code": .integer(code), "message": .string(message)] }
}

/// A message of JSON-RPC 2.0 that was received.
package enum JSONRPCMessage: Equatable, Sendable {
  /// What is asked for or said: a method and its parameters.
  package struct Call: Equatable, Sendable {
    package let method: String
    package let parameters: JSONObject
  }

  /// A call that must be answered.
  case request(JSONRPCID, Call)
  /// A call without an answer.
  case notification(Call)
  /// An answer; there is nothing that it could belong to.
  case response

  /// A message that cannot be read, and the request that it was meant as, if that is known.
  struct Unreadable: Error {
    var id: JSONRPCID?
    let error: JSONRPCError
  }

  /// Reads a message.
  init(_ bytes: [UInt8]) throws(Unreadable) {
    let value: JSONValue
    do throws(JSONProblem) {
      value = try JSONValue(reading: bytes)
    } catch {
      throw Unreadable(error: .malformed(error))
    }
    guard case .object(let message) = value else {
      throw Unreadable(error: .invalidRequest("send one object a message, without batches"))
    }
    let id = JSONRPCID(message["id"])
    func refuse(_ reason: String) -> Unreadable {
      Unreadable(id: id, error: .invalidRequest(reason))
    }
    guard message["jsonrpc"] == "2.0" else { throw refuse("the member 'jsonrpc' must be \"2.0\"") }
    if message["method"] == nil, message["result"] != nil || message["error"] != nil {
      self = .response
      return
    }
    guard case .string(let method)? = message["method"] else {
      throw refuse("the member 'method' must be a string")
    }
    let parameters: JSONObject
    switch message["params"] {
    case .object(let object)?: parameters = object
    case nil: parameters = [:]
    default: throw refuse("the member 'params' must be an object")
    }
    let call = Call(method: method, parameters: parameters)
    guard message["id"] != nil else {
      self = .notification(call)
      return
    }
    guard let id else { throw refuse("the member 'id' must be a string or a whole number") }
    self = .request(id, call)
  }
}
