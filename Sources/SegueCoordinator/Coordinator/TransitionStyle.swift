public import SegueCatalog
public import SegueTimeline

/// A preset of a compiled catalog, with values of its parameters.
///
/// `segue compile` writes one for each preset, so that a misspelled preset is a compile error:
/// `.cellZoom(keepBelow: 0.3)`.
public struct TransitionStyle: Sendable {
  /// The id of the preset.
  public let preset: String
  /// The values of its parameters; others have their defaults.
  public let parameters: ParameterValues
  /// The catalog that contains it.
  public let catalog: CompiledCatalog

  /// Creates a style.
  public init(
    _ preset: String, in catalog: CompiledCatalog, _ parameters: [String: ParameterValue] = [:]
  ) {
    self.preset = preset
    self.parameters = ParameterValues(parameters)
    self.catalog = catalog
  }
}
