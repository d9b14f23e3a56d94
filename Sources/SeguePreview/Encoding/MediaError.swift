/// Why a picture or a film could not be read, written or shown.
public struct MediaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is; open, so that further ones can be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as it is printed, in kebab-case.
    public let rawValue: String

    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name's suffix is none that can be written.
    public static let unknownFormat = Code(rawValue: "unknown-format")
    /// A file or a device could not be opened, read, written or renamed.
    public static let file = Code(rawValue: "file")
    /// The bytes are not the picture that they claim to be.
    public static let corrupt = Code(rawValue: "corrupt")
    /// The picture is too large, or empty.
    public static let size = Code(rawValue: "size")
    /// The frames do not fit what was asked for: none, too many, or of different sizes.
    public static let frames = Code(rawValue: "frames")
    /// A program that is needed is not installed.
    public static let missingProgram = Code(rawValue: "missing-program")
    /// A library that is needed is not installed, or cannot be loaded.
    public static let missingLibrary = Code(rawValue: "missing-library")
    /// A program or a library failed to encode.
    public static let encoder = Code(rawValue: "encoder")
    /// The terminal cannot do what is needed.
    public static let terminal = Code(rawValue: "terminal")
  }

  /// What kind of failure it is.
  public let code: Code
  /// What happened, and where.
  public let message: String
  /// What to do next; empty where nothing sensible can be said.
  public let help: String

  /// Creates an error.
  public init(_ code: Code, _ message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The message, then the help on a line of its own.
  public var description: String { help.isEmpty ? message : "\(message)\n\(help)" }
}
