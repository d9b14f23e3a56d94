/// What an explain page says about a mistake, with an example that makes it and one that does not.
public struct ExpressionExplanation: Hashable, Sendable {
  /// What reads the examples.
  public enum Reader: Hashable, Sendable {
    /// `Expression.parse` in `scope`, with the type that is wanted.
    case expression(ExpressionType)
    /// `DurationLiteral.read`.
    case duration
    /// `ColorLiteral.read`.
    case color
  }

  /// What is wrong, as a heading.
  public let title: String
  /// Why it is a mistake.
  public let why: String
  /// A text that makes it.
  public let failing: String
  /// The text with the mistake mended.
  public let fixed: String
  /// What reads both.
  public let reader: Reader

  init(
    _ title: String, why: String, failing: String, fixed: String,
    reader: Reader = .expression(.number)
  ) {
    self.title = title
    self.why = why
    self.failing = failing
    self.fixed = fixed
    self.reader = reader
  }

  /// What the examples may read: the stage of a track, and a parameter `parallax` from 0 to 1.
  public static let scope = ExpressionScope(
    .tracks,
    parameters: [
      Variable(
        name: "parallax", type: .number, interval: Interval(0...1),
        help: "How far the lower screen moves, in container widths.")
    ])
}
