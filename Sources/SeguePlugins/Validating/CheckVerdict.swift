/// What a check of a plugin has found.
public struct CheckVerdict: Hashable, Sendable {
  /// How a check ends.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// It is as it should be.
    case pass
    /// It works, and should be better.
    case warn
    /// It is not as it has to be.
    case fail
    /// It was not checked.
    case skip
    /// The plugin ended the process that checked it.
    case crash
    /// The check took too long.
    case timeout
  }

  /// How the check ended.
  public var status: Status
  /// What was found, in one sentence without a full stop.
  public var message: String
  /// What to do, where something has to be done.
  public var help: String?

  /// Creates a verdict.
  public init(_ status: Status, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help
  }
}

extension CheckVerdict {
  private static let separator = Character("\u{1F}")

  /// The verdict as bytes for the process that waits for it.
  var bytes: [UInt8] {
    let parts = [status.rawValue, message, help ?? ""]
    return Array(parts.joined(separator: String(Self.separator)).utf8)
  }

  /// Reads a verdict; nil where the bytes are none.
  init?(bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let status = Status(rawValue: parts[0]) else { return nil }
    self.init(status, parts[1], help: parts[2].isEmpty ? nil : parts[2])
  }
}
