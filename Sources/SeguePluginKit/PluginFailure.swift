public import CSeguePlugin

/// The reason why an animator could not write a timeline.
public struct PluginFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Kind: segue_status, Hashable, Sendable {
    /// A failure that the message describes.
    case failed = -1
    /// An invalid value.
    case invalid = -2
    /// More than the host accepts.
    case limit = -3
    /// An animator, operation or stage that the plugin does not support.
    case unsupported = -4
    /// Incompatible versions of host and plugin.
    case version = -5
    /// Out of memory.
    case memory = -6
  }

  /// The kind of failure.
  public var kind: Kind
  /// What went wrong, in one sentence.
  public var description: String

  /// Creates a failure.
  public init(_ kind: Kind = .failed, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Converts any error to a failure.
  init(_ error: any Error) {
    self = error as? PluginFailure ?? PluginFailure(.failed, "\(error)")
  }

  /// Throws where a function of the host has returned a status below zero.
  static func check(_ status: Int32, _ what: @autoclosure () -> String) throws(PluginFailure) {
    guard status < 0 else { return }
    throw PluginFailure(Kind(rawValue: status) ?? .failed, "the host rejected \(what())")
  }

  /// Writes code and message into the host's record, the message cut off at a character.
  func write(to record: UnsafeMutablePointer<segue_error>?) {
    guard let record, record.pointee.size >= MemoryLayout<segue_error>.size else { return }
    record.pointee.code = kind.rawValue
    withUnsafeMutableBytes(of: &record.pointee.message) { message in
      var end = 0
      for scalar in description.unicodeScalars {
        let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        guard end + bytes.count < message.count else { break }
        for byte in bytes {
          message[end] = byte
          end += 1
        }
      }
      message[end] = 0
    }
  }
}
