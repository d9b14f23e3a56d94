internal import CMicroHTTPD
internal import Synchronization

/// The news for one page, on its way for as long as the page is open (server-sent events).
///
/// While there are none its connection sleeps, and costs nothing.
final class EventStream: Sendable {
  private let functions: HTTPFunctions
  private let state: Mutex<State>

  private struct State {
    nonisolated(unsafe) let connection: OpaquePointer
    var waiting: [UInt8]
    var isAsleep = false
    var isOver = false
  }

  /// Begins with what tells a page how soon to come back after its connection was lost, in milliseconds.
  private static let beginning = Array("retry: 500\n\n".utf8)

  /// - Parameter news: what the page is told at once.
  init(_ connection: OpaquePointer, _ functions: HTTPFunctions, news: String) {
    self.functions = functions
    state = Mutex(State(connection: connection, waiting: Self.beginning + Array(news.utf8)))
  }

  /// Sends bytes, soon.
  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      state.waiting += bytes
      wake(&state)
    }
  }

  /// Ends the stream, soon.
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

  /// Gives what is waiting, as much as there is room for; lets the connection sleep where nothing is.
  ///
  /// - Returns: the count of bytes, or the library's sign that the stream is over.
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
