/// The page printed by `segue explain CODE`: the meaning of a diagnostic, the reason for the rule,
/// and examples.
public struct Explanation: Sendable {
  /// An example file that breaks or keeps a rule; the tests parse it.
  public struct Example: Sendable {
    /// The example as printed.
    public let shown: String
    /// The file's contents, if it cannot be printed: other encodings, or a hundred brackets.
    public let bytes: [UInt8]

    /// Creates an example that is printed literally.
    public init(_ text: String) { self.init(shown: text, bytes: Array(text.utf8)) }

    /// Creates an example that is described instead of printed.
    public init(shown: String, bytes: [UInt8]) {
      self.shown = shown
      self.bytes = bytes
    }
  }

  /// The format of the examples, which determines the code that reads them.
  ///
  /// An open set, like codes: each format declares its own, next to the code that reads it.
  public struct Reading: Hashable, Sendable {
    /// The name.
    public let name: String

    /// Creates a format from its name.
    public init(_ name: String) { self.name = name }

    /// Any YAML.
    public static let yaml = Reading("yaml")
  }

  /// The code explained.
  public let code: Diagnostic.Code
  /// The finding and the rule.
  public let what: String
  /// The reason for the rule.
  public let why: String
  /// A file that breaks the rule.
  public let failing: Example
  /// The same file, fixed.
  public let fixed: Example
  /// The format of both examples.
  public let reading: Reading

  /// Creates a page.
  public init(
    _ code: Diagnostic.Code, what: String, why: String, failing: Example, fixed: Example,
    reading: Reading = .yaml
  ) {
    self.code = code
    self.what = what
    self.why = why
    self.failing = failing
    self.fixed = fixed
    self.reading = reading
  }

  /// Creates a page whose examples are text.
  public init(
    _ code: Diagnostic.Code, what: String, why: String, failing: String, fixed: String,
    reading: Reading = .yaml
  ) {
    self.init(
      code, what: what, why: why, failing: Example(failing), fixed: Example(fixed),
      reading: reading)
  }

  /// The page as text.
  public var text: String {
    """
    \(code)

    \(what)

    Why: \(why)

    Incorrect:

    \(failing.indented)

    Correct:

    \(fixed.indented)
    """
  }
}

extension Explanation {
  /// Returns the page with another format of its examples.
  package func read(as reading: Reading) -> Explanation {
    Explanation(
      code, what: what, why: why, failing: failing, fixed: fixed, reading: reading)
  }
}

extension Explanation.Example {
  fileprivate var indented: String {
    shown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
