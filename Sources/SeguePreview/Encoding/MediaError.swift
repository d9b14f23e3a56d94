package import SegueSystem
package import SystemPackage

/// A reason why a picture or an animation could not be read, written or shown.
public struct MediaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure; open, so that more can be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as printed, in kebab-case.
    public let rawValue: String

    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The path's extension is not a supported format.
    public static let unknownFormat = Code(rawValue: "unknown-format")
    /// A file or a device could not be opened, read, written or renamed.
    public static let file = Code(rawValue: "file")
    /// The data is not a valid picture.
    public static let corrupt = Code(rawValue: "corrupt")
    /// The picture is too large, or empty.
    public static let size = Code(rawValue: "size")
    /// The frames do not fit the request: none, too many, or of different sizes.
    public static let frames = Code(rawValue: "frames")
    /// A required program is not installed.
    public static let missingProgram = Code(rawValue: "missing-program")
    /// A program or a library failed to encode.
    public static let encoder = Code(rawValue: "encoder")
    /// The terminal lacks a required capability.
    public static let terminal = Code(rawValue: "terminal")
  }

  /// The kind of failure.
  public let code: Code
  /// What happened, and where.
  public let message: String
  /// What to do next; empty where there is no useful advice.
  public let help: String

  /// Creates an error.
  public init(_ code: Code, _ message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The message, then the help on its own line.
  public var description: String { help.isEmpty ? message : "\(message)\n\(help)" }
}

extension MediaError {
  /// Creates an error from a system error.
  ///
  /// - Parameter action: the failed action and its object, as in `cannot write out.png`.
  package init(_ action: String, _ reason: Errno, code: Code = .file, help: String = "") {
    self.init(code, "\(action): \(reason)", help: help)
  }

  /// Creates an error for a file that could not be read or written.
  package init(_ failure: SystemFailure) {
    self.init(.file, failure.description, help: failure.help)
  }
}

/// Performs a file operation and converts its failure to a ``MediaError``.
///
/// Closures do not infer typed throws: the body throws only ``SystemFailure``.
func throwingMediaError<Result>(_ body: () throws -> Result) throws(MediaError) -> Result {
  do {
    return try body()
  } catch {
    guard let failure = error as? SystemFailure else { preconditionFailure("\(error)") }
    throw MediaError(failure)
  }
}
