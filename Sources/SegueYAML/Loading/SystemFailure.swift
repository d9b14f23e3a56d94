#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A file or folder that the system would not give, and why.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  package let path: String
  /// The system's number for the reason; 0 where the reason is ours.
  package let number: Int32
  /// The reason, in words.
  package let reason: String

  /// The failure that the system has just reported.
  static func last(_ path: String) -> SystemFailure { SystemFailure(path: path, number: errno) }

  /// A failure that the system reported by a number.
  package init(path: String, number: Int32) {
    self.path = path
    self.number = number
    reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// A failure for a reason of ours.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
    number = 0
  }

  /// Whether there is nothing of that name.
  package var isMissing: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether there is something, but no folder.
  package var isNotAFolder: Bool { number == ENOTDIR }

  /// What was asked for and why it was not given.
  package var description: String { "cannot read \(path): \(reason)" }
}
