package import SystemPackage

/// What the system would not do with a file or folder, and why.
package struct SystemFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried.
  package enum Action: String, Sendable {
    case read, write
  }

  /// What was tried.
  package let action: Action
  /// What it was tried on.
  package let path: String
  /// The system's reason; nil where the reason is ours.
  package let code: Errno?
  /// The reason, in words.
  package let reason: String
  /// What to do about it; empty where nothing sensible can be said.
  package let help: String

  /// A failure for a reason that the system gave.
  package init(_ action: Action, _ path: String, _ code: Errno, help: String = "") {
    (self.action, self.path, self.code, self.help) = (action, path, code, help)
    reason = code.description
  }

  /// A failure for a reason of ours.
  package init(_ action: Action, _ path: String, reason: String, help: String = "") {
    (self.action, self.path, self.reason, self.help) = (action, path, reason, help)
    code = nil
  }

  /// The failure to read that the system has just reported on this thread.
  package static func last(_ path: String) -> SystemFailure {
    SystemFailure(.read, path, .last)
  }

  /// Whether there is nothing of that name.
  package var isMissing: Bool { code == .noSuchFileOrDirectory || code == .notDirectory }

  /// Whether there is something, but no folder.
  package var isNotAFolder: Bool { code == .notDirectory }

  /// Whether something is there already.
  package var isOccupied: Bool { code == .fileExists }

  /// What was tried, and why it did not work.
  package var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
