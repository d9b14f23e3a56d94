/// Where a preset or a rule was read, in the form that its reader keeps; the registry only hands it on.
///
/// It is no part of what a definition says, so any two are equal.
public struct DefinitionOrigin: Hashable, Sendable {
  /// What the reader keeps, such as a place in a file; nil for definitions that nothing was read for.
  public var value: (any Sendable)?

  /// Creates an origin.
  public init(_ value: (any Sendable)? = nil) { self.value = value }

  /// Whether two are equal: they are.
  public static func == (a: DefinitionOrigin, b: DefinitionOrigin) -> Bool { true }

  /// Adds nothing, as all are equal.
  public func hash(into hasher: inout Hasher) {}
}
