import CSeguePlugin

/// Why a value crossing the ABI boundary was rejected.
package struct ABIProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The status returned to the plugin.
  let status: Int32
  /// The problem and its location, as a clause without a period.
  package var description: String

  /// Returns a problem with an invalid value.
  package static func invalid(_ description: String) -> ABIProblem {
    ABIProblem(status: Int32(SEGUE_INVALID), description: description)
  }

  /// Returns a problem with an exceeded limit.
  static func limit(_ description: String) -> ABIProblem {
    ABIProblem(status: Int32(SEGUE_LIMIT), description: description)
  }

  /// Returns the problem with its location prepended.
  func at(_ place: String) -> ABIProblem {
    ABIProblem(status: status, description: "\(place): \(description)")
  }
}

/// Calls a function and adds the location to its problem.
func located<Result>(
  _ place: @autoclosure () -> String, _ work: () throws(ABIProblem) -> Result
) throws(ABIProblem) -> Result {
  do throws(ABIProblem) {
    return try work()
  } catch {
    throw error.at(place())
  }
}

extension segue_error {
  /// The plugin's error message without control characters, if any.
  package var words: String? {
    let text = withUnsafeBytes(of: message) { bytes in
      String(pluginText: bytes.prefix { $0 != 0 })
    }
    return text.isEmpty ? nil : text
  }

  /// Describes a failure: in the plugin's words, or by the status alone.
  package func message(of status: Int32) -> String {
    words ?? "no error message (\(Self.name(of: status)))"
  }

  private static func name(of status: Int32) -> String {
    switch Int(status) {
    case SEGUE_FAILED: "SEGUE_FAILED"
    case SEGUE_INVALID: "SEGUE_INVALID"
    case SEGUE_LIMIT: "SEGUE_LIMIT"
    case SEGUE_UNSUPPORTED: "SEGUE_UNSUPPORTED"
    case SEGUE_VERSION: "SEGUE_VERSION"
    case SEGUE_MEMORY: "SEGUE_MEMORY"
    default: "status \(status)"
    }
  }
}

extension String {
  /// The text of a plugin, with control characters as escapes (`\\u{1B}`): it may go to a terminal, or
  /// line by line to a log.
  init(pluginText bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: \.isControl) else {
      self = text
      return
    }
    self = text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isControl {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character other than a tab.
  fileprivate var isControl: Bool {
    (value < 0x20 && self != "\t") || (0x7F...0x9F).contains(value)
  }
}

/// Limits on the output of one plugin call, beside those of the ``TimelineBudget``.
public enum ABILimits {
  /// The maximum count of numbers in a timeline: keyframes, easings, masks, gradients and layers
  /// together.
  public static let numbers = 1_000_000
  /// The maximum length of an id, in bytes.
  public static let idBytes = 128
  /// The maximum length of any other text, in bytes.
  public static let textBytes = 4096
  /// The maximum number of animators in a plugin.
  public static let animators = 256
  /// The maximum number of parameters, capabilities or choices of one animator or parameter.
  public static let descriptions = 256
  /// The maximum size of a record of a later version, in bytes.
  public static let recordBytes = 4096
  /// The maximum nesting depth of mirrored easings.
  public static let easingDepth = 8
  /// The maximum number of steps in an easing.
  public static let easingSteps = 1_000_000
}

extension BinaryInteger {
  /// The number with a noun, which has an `s` unless there is one: `1 corner`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
