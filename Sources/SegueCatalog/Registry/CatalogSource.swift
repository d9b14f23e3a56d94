/// A source of presets and rules: a catalog folder, a plugin, an app.
public struct CatalogSource: Sendable {
  /// The name or path.
  public var name: String
  /// The presets.
  public var presets: [Preset]
  /// The rules.
  public var rules: [Rule]

  /// Creates a source.
  public init(name: String, presets: [Preset] = [], rules: [Rule] = []) {
    self.name = name
    self.presets = presets
    self.rules = rules
  }
}
