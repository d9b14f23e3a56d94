import SegueCatalog
public import SegueDiagnostics

/// The grammar of a text: an id, a duration, an expression, an easing.
///
/// `problems` runs for every such text in every file, so it should not allocate for valid texts.
/// The pattern serves only editors, through the JSON Schema, and may be laxer.
public struct Grammar: Sendable {
  /// A problem in a text.
  public struct Problem: Sendable {
    /// The kind of mistake.
    public var code: Diagnostic.Code
    /// A whole sentence, or the part after the key's name if it begins with `must`.
    ///
    /// Nil means only that the text does not match ``Grammar/noun``.
    public var message: String?
    /// The part of the text concerned, in bytes; nil for all of it.
    public var range: Range<Int>?
    /// A suggested fix.
    public var help: String?
    /// The certain correction of `range`; nil if there is none.
    public var replacement: String?

    /// Creates a problem.
    public init(
      _ message: String? = nil, code: Diagnostic.Code = "format/bad-text",
      range: Range<Int>? = nil, help: String? = nil, replacement: String? = nil
    ) {
      self.replacement = replacement
      self.code = code
      self.message = message
      self.range = range
      self.help = help
    }
  }

  /// A noun for the text, with an article and an example: `a duration such as 350ms or 0.35s`.
  public let noun: String
  /// A regular expression (ECMA 262) matched by every valid text, for editors.
  public let pattern: String?
  /// Whether a bare number is also valid, as it is for expressions.
  public let acceptsNumbers: Bool
  /// Whether a bare number is reported as lacking a unit.
  public let needsUnit: Bool
  /// The valid texts without arguments, for editors; `pattern` describes the other valid texts.
  public let names: [String]
  /// Finds every problem in a text, given as UTF-8.
  public let problems: @Sendable (Span<UInt8>) -> [Problem]

  /// Creates a grammar.
  public init(
    _ noun: String, pattern: String? = nil, acceptsNumbers: Bool = false, needsUnit: Bool = false,
    names: [String] = [],
    problems: @escaping @Sendable (Span<UInt8>) -> [Problem]
  ) {
    self.noun = noun
    self.pattern = pattern
    self.acceptsNumbers = acceptsNumbers
    self.needsUnit = needsUnit
    self.names = names
    self.problems = problems
  }
}
