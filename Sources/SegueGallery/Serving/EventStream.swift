internal import CMicroHTTPD
internal import Synchronization

/// The server-sent events of one page, sent for as long as the page is open.
///
/// While there are none its connection is suspended, and uses no CPU time.
final class EventStream: Sendable {
  private let state: Mutex<State>

  private struct State {
    nonisolated(unsafe) let connection: OpaquePointer
    var pending: [UInt8]
    var isSuspended = false
    var isEnded = false
  }

  /// The reconnection delay, in milliseconds.
  private static let reconnectionDelay = Array("retry: 500\n\n".utf8)

  /// - Parameter initialEvent: the event to send first.
  init(_ connection: OpaquePointer, initialEvent: String) {
    state = Mutex(
      State(connection: connection, pending: Self.reconnectionDelay + Array(initialEvent.utf8)))
  }

  /// Sends bytes asynchronously.
  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      state.pending += bytes
      resume(&state)
    }
  }

  /// Ends the stream asynchronously.
  func end() {
    state.withLock { state in
      state.isEnded = true
      resume(&state)
    }
  }

  private func resume(_ state: inout State) {
    guard state.isSuspended else { return }
    state.isSuspended = false
    MHD_resume_connection(state.connection)
  }

  /// Returns pending bytes that fit the buffer; suspends the connection if there are none.
  ///
  /// - Returns: the number of bytes, or the library's code for the end of the stream.
  func read(into buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Int {
    state.withLock { state in
      if state.isEnded { return MHD_CONTENT_READER_END_OF_STREAM }
      guard !state.pending.isEmpty else {
        state.isSuspended = true
        MHD_suspend_connection(state.connection)
        return 0
      }
      let count = min(capacity, state.pending.count)
      for (index, byte) in state.pending.prefix(count).enumerated() {
        buffer[index] = CChar(bitPattern: byte)
      }
      state.pending.removeFirst(count)
      return count
    }
  }
}
