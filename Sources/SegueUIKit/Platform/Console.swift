#if canImport(UIKit) && canImport(os)
import os

/// Messages to the developer of the app.
enum Console {
  private static let logger = Logger(subsystem: "Segue", category: "transitions")

  /// Writes a message about a mistake in the app.
  static func write(_ message: String) { logger.error("\(message, privacy: .public)") }
}
#endif
