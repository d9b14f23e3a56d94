/// A diagnostic: a problem in a file, its place, and what to do next.
///
/// Printing is separate: see ``text(_:)``.
public struct Diagnostic: Hashable, Sendable {
  /// The stable name of a kind of diagnostic, `area/kebab-name`.
  ///
  /// An open set: each area declares its own, next to the code that reports them.
  public struct Code: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text, such as `yaml/duplicate-key`.
    public let description: String

    /// Creates a code from its text.
    public init(_ text: String) { description = text }

    /// Creates a code from a literal.
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// The severity.
  public enum Severity: String, Hashable, Sendable {
    /// The file is not loaded.
    case error
    /// The file is loaded, but probably not as intended.
    case warning
    /// Additional information about another diagnostic.
    case note
  }

  /// A secondary place, such as the first of two equal keys.
  public struct Label: Hashable, Sendable {
    /// The place.
    public let place: SourcePlace
    /// The text shown there, such as `first here`.
    public let text: String

    /// Creates a label.
    public init(_ text: String, at place: SourcePlace) {
      self.place = place
      self.text = text
    }
  }

  /// A replacement that fixes the file.
  public struct FixIt: Hashable, Sendable {
    /// The confidence in the replacement.
    public enum Confidence: String, Hashable, Sendable {
      /// Certainly correct: a program may apply it.
      case machineApplicable
      /// Correct after its placeholders are filled in.
      case hasPlaceholders
      /// Possibly incorrect.
      case maybeIncorrect
    }

    /// The place to replace.
    public let place: SourcePlace
    /// The replacement text.
    public let replacement: String
    /// The confidence in the replacement.
    public let confidence: Confidence

    /// Creates a replacement.
    public init(_ replacement: String, at place: SourcePlace, confidence: Confidence) {
      self.place = place
      self.replacement = replacement
      self.confidence = confidence
    }
  }

  /// The kind of diagnostic.
  public var code: Code
  /// The severity.
  public var severity: Severity
  /// The broken rule and its cause: one sentence, in lowercase, without a period.
  public var message: String
  /// The place; nil if no file is at fault.
  public var place: SourcePlace?
  /// Secondary places.
  public var labels: [Label]
  /// The suggested next step, as a statement.
  public var help: String?
  /// A replacement that fixes the problem.
  public var fixIt: FixIt?

  /// Creates a diagnostic.
  public init(
    _ severity: Severity = .error, _ code: Code, _ message: String, at place: SourcePlace?,
    labels: [Label] = [], help: String? = nil, fixIt: FixIt? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.place = place
    self.labels = labels
    self.help = help
    self.fixIt = fixIt
  }
}
