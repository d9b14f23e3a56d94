/// What a person needs to choose a preset.
///
/// A compiled catalog leaves it out.
public struct PresetAbout: Hashable, Sendable {
  /// When to use it, in one sentence.
  public var use: String?
  /// When not to use it, in one sentence.
  public var avoid: String?
  /// Where people know it from.
  public var seenIn: String?

  /// Creates a description without any text.
  public init() {}
}
