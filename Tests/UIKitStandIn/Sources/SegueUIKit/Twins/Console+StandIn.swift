import Synchronization

/// Messages to the developer of the app, which tests read.
enum Console {
  private static let log = Mutex<[String]>([])

  /// Writes a message about a mistake in the app.
  static func write(_ message: String) { log.withLock { $0.append(message) } }

  /// The messages so far, which are removed.
  static func take() -> [String] {
    log.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
