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
  public enum Reading: Hashable, Sendable {
    /// Any YAML.
    case yaml
    /// Presets and rules: one file, or several, each after a line `# file: family/name.yaml`.
    case catalog
    /// A scene.
    case scene
    /// A recorded gesture.
    case gesture
    /// A scenario, which is played beside a preset `example` with a parameter `speed`.
    case scenario
    /// The manifest of a plugin that lies in `example.segueplugin`.
    case plugin
    /// An expression that reads ``expressionScope`` and has to be of a type.
    case expression(ExpressionType)
    /// A duration.
    case duration
    /// A color.
    case color
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
    reading: Reading = .catalog
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
    reading: Reading = .catalog
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
  /// Every page there is; each area lists its own in a file beside this one.
  public static let all: [Explanation] =
    yaml + format + presets + catalogs + expressions + scenes + gestures + scenarios
    + plugins

  /// The page of a code, however its letters are cased.
  public static func find(_ code: String) -> Explanation? {
    all.first { $0.code.description == code.lowercased() }
  }

  /// The code that was probably meant; nil where none is near.
  public static func nearest(to code: String) -> String? {
    NearestName.find(code, among: all.map(\.code.description))
  }
}

extension Explanation {
  /// What the examples about expressions may read: the stage of a track, and a parameter `parallax`.
  public static let expressionScope = ExpressionScope(
    .tracks,
    parameters: [
      Variable(
        name: "parallax", type: .number, interval: Interval(0...1),
        help: "How far the lower screen moves, in container widths.")
    ])

  /// The same page with another reading.
  func read(as reading: Reading) -> Explanation {
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
