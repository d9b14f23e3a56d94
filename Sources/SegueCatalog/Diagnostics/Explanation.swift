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

  /// The code that is explained.
  public let code: Diagnostic.Code
  /// What was found, and what the rule is.
  public let what: String
  /// Why the rule exists.
  public let why: String
  /// A file that breaks the rule.
  public let failing: Example
  /// The same file, mended.
  public let fixed: Example

  /// Creates a page.
  public init(
    _ code: Diagnostic.Code, what: String, why: String, failing: Example, fixed: Example
  ) {
    self.code = code
    self.what = what
    self.why = why
    self.failing = failing
    self.fixed = fixed
  }

  /// Creates a page whose examples are text.
  public init(
    _ code: Diagnostic.Code, what: String, why: String, failing: String, fixed: String
  ) {
    self.init(code, what: what, why: why, failing: Example(failing), fixed: Example(fixed))
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
  /// Every page there is; each area lists its own in a file beside this one.
  public static let all: [Explanation] = yaml + format

  /// The page of a code, however its letters are cased.
  public static func find(_ code: String) -> Explanation? {
    all.first { $0.code.description == code.lowercased() }
  }

  /// The code that was probably meant; nil where none is near.
  public static func nearest(to code: String) -> String? {
    NearestName.find(code, among: all.map(\.code.description))
  }
}

extension Explanation.Example {
  fileprivate var indented: String {
    shown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
