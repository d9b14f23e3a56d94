import SegueCatalog
public import SegueDiagnostics

/// What a text with rules of its own may be: an id, a duration, an expression, an easing.
///
/// The closure looks at the text whenever a file is checked, so it should not allocate where the text
/// is good. The pattern serves editors only, through the JSON Schema, and may be laxer.
public struct Grammar: Sendable {
  /// What is wrong with a text.
  public struct Problem: Sendable {
    /// The kind of mistake.
    public var code: Diagnostic.Code
    /// The whole sentence, or what follows the name of the key where it begins with `must`.
    ///
    /// Nil says only that the text is not what ``Grammar/noun`` describes.
    public var message: String?
    /// The part of the text that is meant, in bytes; nil for all of it.
    public var range: Range<Int>?
    /// What to do next.
    public var help: String?

    /// Creates a problem.
    public init(
      _ message: String? = nil, code: Diagnostic.Code = "format/bad-text",
      range: Range<Int>? = nil, help: String? = nil
    ) {
      self.code = code
      self.message = message
      self.range = range
      self.help = help
    }
  }

  /// What the text is, with an article and an example: `a duration such as 350ms or 0.35s`.
  public let noun: String
  /// A regular expression (ECMA 262) that every good text matches, for editors.
  public let pattern: String?
  /// Whether a bare number is such a text too, as it is for expressions.
  public let acceptsNumbers: Bool
  /// Finds everything that is wrong with a text, given as UTF-8.
  public let problems: @Sendable (Span<UInt8>) -> [Problem]

  /// Creates a grammar.
  public init(
    _ noun: String, pattern: String? = nil, acceptsNumbers: Bool = false,
    problems: @escaping @Sendable (Span<UInt8>) -> [Problem]
  ) {
    self.noun = noun
    self.pattern = pattern
    self.acceptsNumbers = acceptsNumbers
    self.problems = problems
  }
}
