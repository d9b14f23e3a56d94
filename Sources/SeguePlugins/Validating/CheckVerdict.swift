import SegueDiagnostics
public import SeguePluginABI

/// The result of a plugin check.
public struct CheckVerdict: Hashable, Sendable {
  /// The outcome of a check.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// The plugin is correct.
    case pass
    /// The plugin works, but should be improved.
    case warn
    /// The plugin is incorrect, or could not be checked.
    case fail
    /// The check did not run.
    case skip
    /// The plugin crashed the checking process.
    case crash
    /// The check timed out.
    case timeout
  }

  /// The outcome.
  public var status: Status
  /// The finding, as one sentence without a period.
  public var message: String
  /// A suggested fix, if one is needed.
  public var help: String?

  /// Creates a verdict.
  public init(_ status: Status, _ message: String, help: String? = nil) {
    self.status = status
    self.message = message
    self.help = help
  }
}

extension CheckVerdict {
  static let timeoutHelp = "look for an endless loop, or for code that waits"

  /// The verdict on a fault that ends a check.
  public init(_ fault: PluginFault) {
    switch fault.kind {
    case .crashed, .limit:
      self.init(
        .crash, fault.description,
        help:
          "'segue plugins run-check NAME FOLDER' runs this check alone, in a debugger or with a sanitizer"
      )
    case .timedOut:
      self.init(.timeout, fault.description, help: Self.timeoutHelp)
    case .host:
      self.init(
        .fail, fault.description,
        help: "this is not about the plugin's code; 'segue doctor' names what this system lacks")
    default:
      self.init(.fail, fault.description, help: "see the checks 'exports' and 'description'")
    }
  }

  private static let separator = Character("\u{1F}")

  /// The verdict, encoded for the waiting process.
  var bytes: [UInt8] {
    // A message may quote the plugin's text, which may contain control characters.
    let parts = [status.rawValue, message.printable, help?.printable ?? ""]
    return Array(parts.joined(separator: String(Self.separator)).utf8)
  }

  /// Decodes a verdict; nil if the bytes are invalid.
  init?(bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let status = Status(rawValue: parts[0]) else { return nil }
    self.init(status, parts[1], help: parts[2].isEmpty ? nil : parts[2])
  }
}
