/// A place that presets and rules come from: a catalog folder, a plugin, an app.
public struct CatalogSource: Sendable {
  /// Its name or path.
  public var name: String
  /// Its presets.
  public var presets: [Preset]
  /// Its rules.
  public var rules: [Rule]

  /// Creates a source.
  public init(name: String, presets: [Preset] = [], rules: [Rule] = []) {
    self.name = name
    self.presets = presets
    self.rules = rules
  }
}
