/// One thing that a person should know about a file: what, where, and what to do next.
///
/// Printing is separate: see ``text(_:)``.
public struct Diagnostic: Hashable, Sendable {
  /// The stable name of a kind of diagnostic, `area/kebab-name`.
  ///
  /// An open set: each area declares its own, beside the code that reports them.
  public struct Code: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text, such as `yaml/duplicate-key`.
    public let description: String

    /// Creates a code from its text.
    public init(_ text: String) { description = text }

    /// Creates a code from a literal.
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The file is left out.
    case error
    /// The file works, but probably not as meant.
    case warning
    /// More about another diagnostic.
    case note
  }

  /// A second place that belongs to the diagnostic, such as the first of two equal keys.
  public struct Label: Hashable, Sendable {
    /// Where.
    public let place: SourcePlace
    /// What stands there, such as `first here`.
    public let text: String

    /// Creates a label.
    public init(_ text: String, at place: SourcePlace) {
      self.place = place
      self.text = text
    }
  }

  /// A replacement that fixes the file.
  public struct FixIt: Hashable, Sendable {
    /// How sure the replacement is.
    public enum Confidence: String, Hashable, Sendable {
      /// Certainly what was meant: a program may apply it.
      case machineApplicable
      /// Right once its placeholders are filled in.
      case hasPlaceholders
      /// Plausible only.
      case maybeIncorrect
    }

    /// What is replaced.
    public let place: SourcePlace
    /// What it is replaced by.
    public let replacement: String
    /// How sure that is.
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
  /// How bad it is.
  public var severity: Severity
  /// The rule that was broken and the thing that broke it: one sentence, lower case, no full stop.
  public var message: String
  /// Where; nil where no file is to blame.
  public var place: SourcePlace?
  /// Other places that belong to it.
  public var labels: [Label]
  /// What to do next, as a statement.
  public var help: String?
  /// A replacement that fixes it.
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
