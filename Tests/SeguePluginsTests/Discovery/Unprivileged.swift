#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Reads files as a user who may not read everything, even where the tests run as root.
enum Unprivileged {
  /// Whether that can be done: only Linux lets a single thread of root give its rights up.
  static var isPossible: Bool { getuid() != 0 || setThreadUser != nil }

  /// Does something, on this thread, without root's right to read everything.
  static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard getuid() == 0, let setThreadUser else { return try body() }
    _ = setThreadUser(65_534)
    defer { _ = setThreadUser(0) }
    return try body()
  }

  /// Linux's `setfsuid`, which is missing from Swift's module of the C library.
  private static var setThreadUser: (@convention(c) (uid_t) -> Int32)? {
    dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: (@convention(c) (uid_t) -> Int32).self) }
  }
}
