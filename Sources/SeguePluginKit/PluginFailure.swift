public import CSeguePlugin

/// Why an animator could not lay a transition out.
public struct PluginFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: segue_status, Hashable, Sendable {
    /// Something else; the message says what.
    case failed = -1
    /// Something is not what it has to be.
    case invalid = -2
    /// More than the host takes.
    case limit = -3
    /// An animator, operation or stage that the plugin cannot do.
    case unsupported = -4
    /// Host and plugin do not go together.
    case version = -5
    /// No memory is left.
    case memory = -6
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// What went wrong, in one sentence.
  public var description: String

  /// Creates a failure.
  public init(_ kind: Kind = .failed, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The failure that an error is.
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
