package import SegueDiagnostics
import SegueSystem
import Synchronization

/// What a server answers.
package protocol JSONRPCHandler: Sendable {
  /// The answer to a request that waits for none before it; nil if it has to wait its turn. Called by the thread that reads.
  func promptAnswer(to call: JSONRPCMessage.Call) -> JSONObject?
  /// The request that a notification takes back; nil if it says something else. Called by the thread that reads.
  func requestCancelled(by call: JSONRPCMessage.Call) -> JSONRPCID?
  /// Answers a request; one after another.
  func answer(
    _ call: JSONRPCMessage.Call, _ work: JSONRPCWork
  ) throws(JSONRPCError) -> JSONObject
}

/// The work on a request, which its sender may take back.
package final class JSONRPCWork: Sendable {
  let id: JSONRPCID
  private let cancelled = Atomic(false)
  private let send: @Sendable (JSONObject) -> Void

  init(_ id: JSONRPCID, send: @escaping @Sendable (JSONObject) -> Void) {
    self.id = id
    self.send = send
  }

  /// Whether nobody waits for the answer any more.
  package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: JSONObject) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": .object(parameters)])
  }
}

/// A server that speaks JSON-RPC 2.0, one message a line.
///
/// One thread reads and another answers, so that a request can be taken back while it is worked on. Whatever is sent, no
/// more is kept than ``messageLimit`` for each of ``waitingLimit`` messages.
package final class JSONRPCServer: Sendable {
  /// The maximum number of bytes of a message.
  package static let messageLimit = 1 << 20
  /// The maximum number of requests that wait for the one that is worked on.
  package static let waitingLimit = 32

  private typealias Request = (call: JSONRPCMessage.Call, work: JSONRPCWork)

  private let handler: any JSONRPCHandler
  private let output: Mutex<@Sendable ([UInt8]) -> Void>
  private let waiting = WaitingQueue<Request>(room: waitingLimit)
  /// The requests without an answer yet.
  private let open = Mutex<[JSONRPCID: JSONRPCWork]>([:])

  /// Creates a server.
  ///
  /// - Parameter write: writes bytes; called by one thread at a time.
  package init(
    _ handler: any JSONRPCHandler, write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.handler = handler
    output = Mutex(write)
  }

  /// Serves until the input has ended and everything that it asked for is answered.
  ///
  /// - Parameter read: waits for the next bytes; none at the end.
  package func run(reading read: @escaping () -> [UInt8]) {
    _ = inParallel(
      {
        var lines = MessageLines(limit: Self.messageLimit, read: read)
        while let line = lines.next() { receive(line) }
        waiting.close()
      },
      and: { [self] in while let request = waiting.take() { answer(request) } })
  }

  // MARK: Reading

  private func receive(_ line: MessageLines.Line) {
    guard case .message(let bytes) = line else {
      return reply(
        to: nil,
        .failure(.invalidRequest("a message has at most \(Self.messageLimit) bytes; it is skipped"))
      )
    }
    do throws(JSONRPCMessage.Unreadable) {
      switch try JSONRPCMessage(bytes) {
      case .request(let id, let call): receive(call, id)
      case .notification(let call):
        if let id = handler.requestCancelled(by: call) { open.withLock { $0[id]?.cancel() } }
      case .response: break
      }
    } catch {
      reply(to: error.id, .failure(error.error))
    }
  }

  private func receive(_ call: JSONRPCMessage.Call, _ id: JSONRPCID) {
    if let answer = handler.promptAnswer(to: call) { return reply(to: id, .success(answer)) }
    let work = JSONRPCWork(id) { [self] message in send(message) }
    let isNew = open.withLock { open in
      guard open[id] == nil else { return false }
      open[id] = work
      return true
    }
    guard isNew else {
      return reply(to: id, .failure(.invalidRequest("a request with this id has no answer yet")))
    }
    if waiting.put((call, work)) { return }
    open.withLock { $0[id] = nil }
    reply(
      to: id,
      .failure(.invalidRequest("\(Self.waitingLimit) requests are waiting: send it again later")))
  }

  // MARK: Answering

  private func answer(_ request: Request) {
    let answer: Result<JSONObject, JSONRPCError>? =
      request.work.isCancelled
      ? nil
      : Result { () throws(JSONRPCError) in try handler.answer(request.call, request.work) }
    open.withLock { $0[request.work.id] = nil }
    if let answer, !request.work.isCancelled { reply(to: request.work.id, answer) }
  }

  private func reply(to id: JSONRPCID?, _ answer: Result<JSONObject, JSONRPCError>) {
    let id: JSONObject = ["jsonrpc": "2.0", "id": id?.json ?? .null]
    switch answer {
    case .success(let result): send(id + ["result": .object(result)])
    case .failure(let error): send(id + ["error": .object(error.json)])
    }
  }

  private func send(_ message: JSONObject) {
    let bytes = Array((message.text() + "\n").utf8)
    output.withLock { $0(bytes) }
  }
}
