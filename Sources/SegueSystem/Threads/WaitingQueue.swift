/// Values that threads put and others take, in order; never more than there is room for.
package final class WaitingQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isClosed = false
  }

  private let room: Int
  private let state = Monitor(State())

  /// Creates a queue for a number of values.
  package init(room: Int) { self.room = room }

  /// Adds a value.
  ///
  /// - Returns: whether there was room for it.
  package func put(_ element: Element) -> Bool {
    state.withLock { state in
      guard state.elements.count < room else { return false }
      state.elements.append(element)
      return true
    }
  }

  /// Waits for the oldest value; nil once the queue is closed and empty.
  package func take() -> Element? {
    state.withLock(when: { $0.isClosed || !$0.elements.isEmpty }) { state in
      state.elements.isEmpty ? nil : state.elements.removeFirst()
    }
  }

  /// Ends the queue, after the values in it.
  package func close() { state.withLock { $0.isClosed = true } }
}
