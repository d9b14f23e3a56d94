/// The page that `segue explain CODE` prints: what a diagnostic means, why the rule exists, and both sides of it.
public struct Explanation: Sendable {
  /// A file that shows a rule broken or kept; the tests read it.
  public struct Example: Sendable {
    /// The example as it is printed.
    public let shown: String
    /// The file itself, where it cannot be printed: other encodings, or a hundred brackets.
    public let bytes: [UInt8]

    /// Creates an example that is printed as it is.
    public init(_ text: String) { self.init(shown: text, bytes: Array(text.utf8)) }

    /// Creates an example that is described instead of printed.
    public init(shown: String, bytes: [UInt8]) {
      self.shown = shown
      self.bytes = bytes
    }
  }

  /// What the examples are, and so what reads them.
  ///
  /// An open set, like codes: each format declares its own, beside the code that reads it.
  public struct Reading: Hashable, Sendable {
    /// Its name.
    public let name: String

    /// Creates one from its name.
    public init(_ name: String) { self.name = name }

    /// Any YAML.
    public static let yaml = Reading("yaml")
  }

  /// The code that is explained.
  public let code: Diagnostic.Code
  /// What was found, and what the rule is.
  public let what: String
  /// Why the rule exists.
  public let why: String
  /// A file that breaks the rule.
  public let failing: Example
  /// The same file, fixed.
  public let fixed: Example
  /// What reads both.
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

    This fails:

    \(failing.indented)

    This is right:

    \(fixed.indented)
    """
  }
}

extension Explanation {
  /// The same page with another reading.
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
