internal import CMicroHTTPD
internal import Synchronization

/// The server-sent events of one page, sent for as long as the page is open.
///
/// While there are none its connection is suspended, and uses no CPU time.
final class EventStream: Sendable {
  private let functions: HTTPFunctions
  private let state: Mutex<State>

  private struct State {
    nonisolated(unsafe) let connection: OpaquePointer
    var waiting: [UInt8]
    var isAsleep = false
    var isOver = false
  }

  /// Starts with the reconnection delay, in milliseconds.
  private static let beginning = Array("retry: 500\n\n".utf8)

  /// - Parameter news: the event to send at once.
  init(_ connection: OpaquePointer, _ functions: HTTPFunctions, news: String) {
    self.functions = functions
    state = Mutex(State(connection: connection, waiting: Self.beginning + Array(news.utf8)))
  }

  /// Sends bytes asynchronously.
  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      state.waiting += bytes
      wake(&state)
    }
  }

  /// Ends the stream asynchronously.
  func end() {
    state.withLock { state in
      state.isOver = true
      wake(&state)
    }
  }

  private func wake(_ state: inout State) {
    guard state.isAsleep else { return }
    state.isAsleep = false
    functions.resume_connection(state.connection)
  }

  /// Returns pending bytes that fit the buffer; suspends the connection if there are none.
  ///
  /// - Returns: the number of bytes, or the library's code for the end of the stream.
  func read(into buffer: UnsafeMutablePointer<CChar>, room: Int) -> Int {
    state.withLock { state in
      if state.isOver { return MHD_CONTENT_READER_END_OF_STREAM }
      guard !state.waiting.isEmpty else {
        state.isAsleep = true
        functions.suspend_connection(state.connection)
        return 0
      }
      let count = min(room, state.waiting.count)
      for (index, byte) in state.waiting.prefix(count).enumerated() {
        buffer[index] = CChar(bitPattern: byte)
      }
      state.waiting.removeFirst(count)
      return count
    }
  }
}
