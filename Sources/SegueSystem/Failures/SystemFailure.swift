#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// A failed operation on a file or folder, with its reason.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of operation.
  package enum Action: String, Sendable {
    case read, write
    case makeFolder = "create the folder"
  }

  /// The failed operation.
  package let action: Action
  /// The path of the file or folder.
  package let path: String
  /// The system's error; nil where the reason is not a system error.
  package let code: Errno?
  /// The reason, in words.
  package let reason: String
  /// What to do about it; empty where there is no useful advice.
  package let help: String

  /// Creates a failure from a system error.
  package init(_ action: Action, _ path: String, _ code: Errno, help: String = "") {
    (self.action, self.path, self.code, self.help) = (action, path, code, help)
    reason = code.description
  }

  /// Creates a failure with a custom reason.
  package init(_ action: Action, _ path: String, reason: String, help: String = "") {
    (self.action, self.path, self.reason, self.help) = (action, path, reason, help)
    code = nil
  }

  /// Returns a read failure with this thread's last system error.
  package static func last(_ path: String) -> SystemFailure {
    SystemFailure(.read, path, .last)
  }

  /// Whether the path does not exist.
  package var isMissing: Bool { code == .noSuchFileOrDirectory || code == .notDirectory }

  /// Whether the path is not a folder.
  package var isNotAFolder: Bool { code == .notDirectory }

  /// Whether the path already exists.
  package var isOccupied: Bool { code == .fileExists }

  /// The failed operation and its reason.
  package var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}

extension Errno {
  /// The error of the last failed system call on this thread.
  package static var last: Errno { Errno(rawValue: errno) }
}

/// Calls swift-system functions, which throw only ``Errno`` but do not declare it.
package func throwingErrno<Result>(_ body: () throws -> Result) throws(Errno) -> Result {
  do {
    return try body()
  } catch {
    guard let code = error as? Errno else { preconditionFailure("\(error)") }
    throw code
  }
}
